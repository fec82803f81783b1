/*
 * Invariants:
 * - A rating belongs to the chat it is about: both are deleted together.
 */
import type { Runner } from '@/lib/kit/scope';
import type { MoveBelongings } from '@/lib/users/ports';
import { deleteFeedback, listFeedback, moveFeedback } from './store';

/** Every rating a user gave. */
export function collectPersonalData(db: Runner, userId: string) {
  return listFeedback(db, userId);
}

/** Deletes them, including those a browser gave before it had a user. Inside the caller's transaction. */
export function deletePersonalData(
  tx: Runner,
  person: { userId: string; visitorIds: readonly string[] },
): Promise<void> {
  return deleteFeedback(tx, person.userId, person.visitorIds);
}

/** Implements the port `MoveBelongings` of lib/users for ratings. */
export const movePersonalData: MoveBelongings = async (tx, { guestId, accountId }) => {
  if (guestId !== null) await moveFeedback(tx, guestId, accountId);
};
