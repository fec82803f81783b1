import { t } from '@/lib/kit/text';
import { dismissToast, toast } from './toast';

/**
 * Shows a toast when the browser is offline, until it is online again. Call it before every navigation: offline, the browser would replace the
 * product with its error page.
 * @returns whether it is offline
 */
export function warnIfOffline(): boolean {
  if (navigator.onLine) return false;
  const id = toast({
    title: t('You are offline'),
    description: t('Please check your connection and try again.'),
    variant: 'destructive',
  });
  window.addEventListener('online', () => dismissToast(id), { once: true });
  return true;
}
