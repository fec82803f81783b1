import { useState } from 'react';
import { forgetKept } from '@/lib/chat/offline/browser';
import { call } from '@/lib/client/api';
import { loadQueries } from '@/lib/client/late-queries';
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
  void personChanged('out');
}

/**
 * Signs out on this device and returns to the home page. A failure is not shown (product description, "Error catalogue"):
 * it is in the server's request log, and the person stays signed in.
 * No mutation of React Query: every first load of the home page would carry 1.5 kB for this one button.
 */
export function useSignOut() {
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    // First of all: what can be read without a network goes without one, too.
    await forgetKept();
    try {
      await call<typeof signOut>('POST /auth/logout');
    } catch {
      return setLeaving(false);
    }
    // The page goes, and what it holds with it; a client that has not come holds nothing.
    await loadQueries().then(
      ({ client }) => client.clear(),
      () => undefined,
    );
    clearStorage();
    window.location.replace('/');
  };
  return { leave, isLeaving };
}
