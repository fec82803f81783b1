/*
 * Invariants:
 * - A person has at most one review of a companion; only its author changes or deletes it.
 * - A verified review was written after a real chat (lib/feedback/reviews makes sure of it); samples are never verified.
 */
import { AppError } from '@/lib/kit/app-error';
import type { Answer, Input } from '@/lib/kit/endpoint';
import type { JobScope, Scope } from '@/lib/kit/scope';
import { getProfile } from '../catalogue/service';
import type { listReviews as listEndpoint } from './contract';
import { reviewIsHidden } from './copy';
import * as store from './store';

/** @throws AppError `not_found` */
export async function listReviews(
  scope: JobScope & { actor: Pick<Scope['actor'], 'userId'> },
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

/**
 * The same for somebody who is not known, such as a search engine.
 * @throws AppError `not_found`
 */
export const listReviewsForStranger = (scope: JobScope, input: Input<typeof listEndpoint>) =>
  listReviews({ ...scope, actor: { userId: null } }, input);

/**
 * Stores a review; lib/feedback/reviews decides who may write one.
 * @throws AppError `not_allowed` in the place of one that an operator has hidden
 */
export async function saveReview(scope: JobScope, review: store.NewReview): Promise<string> {
  const hiddenReason = await store.findHiddenReason(scope.db, review);
  if (hiddenReason !== null) throw new AppError('not_allowed', reviewIsHidden(hiddenReason));
  return store.saveReview(scope.db, review);
}

/** @returns whether that person had such a review */
export function deleteReview(scope: JobScope, id: string, userId: string): Promise<boolean> {
  return store.deleteReview(scope.db, id, userId);
}
