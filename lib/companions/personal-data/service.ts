/*
 * Invariants:
 * - A review bears its writer's name: it goes with the writer.
 */
import type { Runner } from '@/lib/kit/scope';
import { deleteReviews, listReviews, type ReviewRow } from './store';

/** Every review a user wrote. */
export function collectPersonalData(db: Runner, userId: string): Promise<ReviewRow[]> {
  return listReviews(db, userId);
}

/** Removes them. Inside the caller's transaction. */
export function deletePersonalData(tx: Runner, person: { userId: string }): Promise<void> {
  return deleteReviews(tx, person.userId);
}
