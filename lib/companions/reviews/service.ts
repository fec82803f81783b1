/*
 * Invariants:
 * - A person has at most one review of a companion; only its author changes or deletes it.
 * - What is verified was written after a real chat (lib/feedback/reviews sees to that); samples never are.
 */
import type { Answer, Input } from '@/lib/kit/endpoint';
import type { JobScope, Scope } from '@/lib/kit/scope';
import { getProfile } from '../catalogue/service';
import type { listReviews as listEndpoint } from './contract';
import * as store from './store';

/** @throws AppError `not_found` */
export async function listReviews(
  scope: Scope,
  input: Input<typeof listEndpoint>,
): Promise<Answer<typeof listEndpoint>> {
  const { id } = await getProfile(scope, input);
  const rows = await store.findReviews(scope.db, id);
  return rows.map(({ userId, createdAt, ...review }) => ({
    ...review,
    createdAt: createdAt.toISOString(),
    isOwn: userId !== null && userId === scope.actor.userId,
  }));
}

/** Stores a review; who may write one is for lib/feedback/reviews to know. */
export function saveReview(scope: JobScope, review: store.NewReview): Promise<string | null> {
  return store.saveReview(scope.db, review);
}

/** @returns whether there was such a review of that person */
export function deleteReview(scope: JobScope, id: string, userId: string): Promise<boolean> {
  return store.deleteReview(scope.db, id, userId);
}
