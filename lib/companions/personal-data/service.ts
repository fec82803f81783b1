/*
 * Invariants:
 * - A review bears its author's name: it is deleted with the author.
 */
import type { Runner } from '@/lib/kit/scope';
import { deleteReviews, listReviews } from './store';

/** Every review a user wrote. */
export function collectPersonalData(db: Runner, userId: string) {
  return listReviews(db, userId);
}

/** Deletes them. Inside the caller's transaction. */
export function deletePersonalData(tx: Runner, person: { userId: string }): Promise<void> {
  return deleteReviews(tx, person.userId);
}
