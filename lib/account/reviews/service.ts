/*
 * Invariants:
 * - People see their own reviews only; the author of a hidden one reads here that it is hidden, and why, as the download says it.
 * - Who hid it is nobody's business but the console's.
 */
import { collectPersonalData } from '@/lib/companions/personal-data/service';
import type { Answer } from '@/lib/kit/endpoint';
import type { Scope } from '@/lib/kit/scope';
import { requireCaller } from '../service';
import type { listOwnReviews as listEndpoint } from './contract';

/** @throws AppError `not_signed_in` */
export async function listOwnReviews(scope: Scope): Promise<Answer<typeof listEndpoint>> {
  const { id: userId } = await requireCaller(scope);
  const reviews = await collectPersonalData(scope.db, userId);
  return {
    reviews: reviews
      .map(({ companionName, rating, reviewText, createdAt, hiddenAt, hiddenReason }) => ({
        ...{ companionName, rating, text: reviewText, at: createdAt.toISOString() },
        hidden: hiddenAt && { at: hiddenAt.toISOString(), reason: hiddenReason ?? '' },
      }))
      .reverse(),
  };
}
