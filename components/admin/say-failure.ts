import { ApiError } from '@/lib/client/api';
import { signInPath } from '@/lib/client/paths';
import { toast } from '@/lib/client/toast';
import { getUserMessage } from '@/lib/client/user-message';

/** Tells why something was not done; who signed in too long ago goes to Google first, and comes back here. */
export function sayFailure(error: unknown): void {
  if (error instanceof ApiError && error.body.signIn === 'again') {
    const { pathname, search } = window.location;
    window.location.assign(signInPath(`${pathname}${search}`));
    return;
  }
  toast({
    title: 'It was not done',
    description: getUserMessage(error, 'Please try again.'),
    variant: 'destructive',
  });
}
