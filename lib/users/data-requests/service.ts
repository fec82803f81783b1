/*
 * Invariants:
 * - An operator starts a download and never sees it: it is made when its person, signed in, fetches it.
 */
import type { Runner } from '@/lib/kit/scope';
import * as store from './store';

/** Tells a person that their download waits for them; once while one waits. Inside the caller's transaction. @returns whether it is new */
export async function startRequest(tx: Runner, userId: string, role: string, now: Date): Promise<boolean> {
  if (await store.findOpen(tx, userId)) return false;
  await store.insertRequest(tx, userId, role, now);
  return true;
}

/** When the download was started that waits for a user; null when none does. */
export async function findWaiting(db: Runner, userId: string): Promise<Date | null> {
  return (await store.findOpen(db, userId))?.createdAt ?? null;
}

/** The person has fetched their data. */
export const noteFetched = store.markFetched;

/** For the export of a user's data. */
export const collectPersonalData = store.listRequests;
