/*
 * Invariants:
 * - A deleted user leaves no row behind, and its cookie finds nobody.
 * - Deleting an account never earns a second free starter.
 */
import type { Runner } from '@/lib/kit/scope';
import * as store from './store';

export { lockUser } from './store';

/** What is stored of a user, and what the person agreed to. */
export async function collectPersonalData(db: Runner, userId: string) {
  const [profile, consents] = await Promise.all([
    store.findProfile(db, userId),
    store.listConsents(db, userId),
  ]);
  return { profile, consents };
}

/**
 * Removes profile, consents and one-time codes. Inside the caller's transaction, which holds the user's row.
 * @throws an error that `isRowBusy` knows
 */
export function deletePersonalData(
  tx: Runner,
  person: { userId: string; visitorIds: readonly string[] },
): Promise<void> {
  return store.deleteUser(tx, person.userId, person.visitorIds);
}
