import { readLocal, removeLocal } from '@/lib/client/storage';
import { KEPT_DB, OFFLINE_KEY } from './sealing/constants';

/** Whether this browser's person wants their newest chats kept here. */
export const keepsChats = (): boolean => readLocal(OFFLINE_KEY) !== null;

/**
 * Destroys the key, and with it what was kept; every tab lets go of it. Needs no network.
 * @returns when it is done, or as good as done: a tab that is just reading is waited for by the browser
 */
export function forgetKept(): Promise<void> {
  removeLocal(OFFLINE_KEY);
  return new Promise<void>((resolve) => {
    const request = indexedDB.deleteDatabase(KEPT_DB);
    request.onblocked = request.onsuccess = request.onerror = () => resolve();
  }).catch(() => {
    // A browser that has no such storage, or refuses it, keeps nothing.
  });
}
