import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/client/api';
import { readLocal, writeLocal } from '@/lib/client/storage';
import { TRACKING_KEY } from '@/lib/tracking/constants';
import { personChanged } from './browser';
import type { signOut } from './contract';

/** Clears what this browser kept for the person, except the campaign that brought the browser here. */
function clearStorage(): void {
  const campaign = readLocal(TRACKING_KEY);
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // A browser that refuses storage has nothing to clear.
  }
  if (campaign !== null) writeLocal(TRACKING_KEY, campaign);
  personChanged('out');
}

/**
 * Signs out on every device and returns to the home page. A failure is not shown (product description, "Error catalogue"):
 * it is in the server's request log, and the person stays signed in.
 */
export function useSignOut() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call<typeof signOut>('POST /auth/logout'),
    onSuccess: () => {
      client.clear();
      clearStorage();
      window.location.replace('/');
    },
  });
}
