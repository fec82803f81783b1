/*
 * Invariants:
 * - A review bears its writer's name: it goes with the writer.
 */
import type { Runner } from '@/lib/kit/scope';
import { deleteReviews, listReviews, type ReviewRow } from './store';

/** Every review a user wrote. */
export function exportOfReviews(db: Runner, userId: string): Promise<ReviewRow[]> {
  return listReviews(db, userId);
}

/** Removes them. Inside the caller's transaction. */
export function eraseReviews(tx: Runner, userId: string): Promise<void> {
  return deleteReviews(tx, userId);
}
