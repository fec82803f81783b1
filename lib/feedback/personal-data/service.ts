/*
 * Invariants:
 * - A rating belongs to the chat it is about: both go together.
 */
import type { Runner } from '@/lib/kit/scope';
import type { MoveBelongings } from '@/lib/users/ports';
import { moveFeedback } from '../store';
import { deleteFeedback, type FeedbackRow, listFeedback } from './store';

/** Every rating a user gave. */
export function collectPersonalData(db: Runner, userId: string): Promise<FeedbackRow[]> {
  return listFeedback(db, userId);
}

/**
 * Removes them, those a browser gave before it had a user included. Inside the caller's transaction.
 * @throws an error that `isRowBusy` knows
 */
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
