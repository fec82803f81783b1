import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/client/api';
import { readLocal, writeLocal } from '@/lib/client/storage';
import { TRACKING_KEY } from '@/lib/tracking/constants';
import { personChanged } from './browser';
import type { signOut } from './contract';

/** What this browser kept for the person goes; the campaign that brought the browser here is nobody's in particular. */
function forgetPerson(): void {
  const campaign = readLocal(TRACKING_KEY);
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // Refused storage holds nothing that could be forgotten.
  }
  if (campaign !== null) writeLocal(TRACKING_KEY, campaign);
  personChanged('out');
}

/**
 * Signs out, on every device, and begins anew at home. A failure is not shown (product description, "Error catalogue"):
 * the server's request log has it, and the person is signed in as before.
 */
export function useSignOut() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call<typeof signOut>('POST /auth/logout'),
    onSuccess: () => {
      client.clear();
      forgetPerson();
      window.location.replace('/');
    },
  });
}
