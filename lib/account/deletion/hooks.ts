import { ApiError, call } from '@/lib/client/api';
import { useLateMutation } from '@/lib/client/late-mutation';
import { personChanged } from '@/lib/users/sign-in/browser';
import type { deleteAccount } from '../contract';
import { forgetEverything } from './browser';

/** Deletes the account, and with it what this browser kept. */
export function useDeleteAccount() {
  return useLateMutation({
    mutationFn: () =>
      call<typeof deleteAccount>('POST /api/account/delete', { body: { confirm: true } }).catch(
        (error: unknown) => {
          // Another tab has already deleted it.
          if (!(error instanceof ApiError && error.status === 401)) throw error;
        },
      ),
    onSuccess: () => {
      forgetEverything();
      // Other tabs of this browser must stop showing the account.
      return personChanged('out');
    },
  });
}
