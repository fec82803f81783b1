import { toast } from './toast';

/**
 * Whether there is no network, which a toast then says. Asked before every navigation: without a network the browser
 * would put an error page of its own in the place of the product.
 */
export function sayIfOffline(): boolean {
  if (navigator.onLine) return false;
  toast({
    title: 'You are offline',
    description: 'Please check your connection and try again.',
    variant: 'destructive',
  });
  return true;
}
