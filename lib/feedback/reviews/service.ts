/*
 * Invariants:
 * - A review needs a psychologist chat of the author that was rated and answered; it takes its stars from that rating and
 *   its companion from that chat.
 * - Only signed-in people publish, with consent, and are shown by the first letter of their name.
 * - A review with words of danger or abuse is published and stands in the operators' queue.
 * - One review per person and companion; publishing again replaces it.
 */
import type { ChatTypesScope } from '@/lib/chat/closing/rules';
import { getSession, wasAnswered } from '@/lib/chat/service';
import { deleteReview as removeReview, saveReview } from '@/lib/companions/reviews/service';
import { openCase } from '@/lib/issues/service';
import { AppError } from '@/lib/kit/app-error';
import type { Answer, Input } from '@/lib/kit/endpoint';
import type { Scope } from '@/lib/kit/scope';
import { findCaller } from '@/lib/users/service';
import { findRating } from '../store';
import type { deleteReview as deleteEndpoint, publishReview as publishEndpoint } from './contract';
import { NOT_A_PSYCHOLOGIST_CHAT, NOT_A_REAL_CHAT, RATE_FIRST, REVIEW_GONE, SIGN_IN_TO_REVIEW } from './copy';
import { concernIn, publicName } from './rules';

async function findMember(scope: Scope) {
  const user = await findCaller(scope);
  if (user?.isGoogleAuthenticated) return user;
  throw new AppError('not_signed_in', SIGN_IN_TO_REVIEW, { fields: { requireAuth: true } });
}

/** @throws AppError `not_signed_in`, `not_found`, `bad_input` (another kind of chat, not rated, nothing written) */
export async function publishReview(
  scope: Scope & ChatTypesScope,
  input: Input<typeof publishEndpoint>,
): Promise<Answer<typeof publishEndpoint>> {
  const author = await findMember(scope);
  const session = await getSession(scope, { sessionId: input.sessionId });
  if (session.chatType !== 'psychologist' || session.companionId === null)
    throw new AppError('bad_input', NOT_A_PSYCHOLOGIST_CHAT);
  const rating = await findRating(scope.db, session.id);
  if (rating === null) throw new AppError('bad_input', RATE_FIRST);
  if (!(await wasAnswered(scope, session.id))) throw new AppError('bad_input', NOT_A_REAL_CHAT);
  const id = await saveReview(scope, {
    companionId: session.companionId,
    userId: author.id,
    rating,
    reviewText: input.reviewText,
    reviewerName: publicName(author.name),
    now: scope.now(),
  });
  const concern = concernIn(input.reviewText, rating);
  if (concern !== null)
    await openCase(scope.db, {
      ...{ kind: 'review', reviewId: id, userId: null, visitorId: null },
      ...{ issueDetail: `Review: ${concern}`, createdAt: scope.now() },
    });
  return { success: true, id };
}

/** @throws AppError `not_signed_in`, `not_found` (also when somebody else wrote it) */
export async function deleteReview(
  scope: Scope,
  input: Input<typeof deleteEndpoint>,
): Promise<Answer<typeof deleteEndpoint>> {
  const author = await findMember(scope);
  const deleted = await removeReview(scope, input.reviewId, author.id);
  if (!deleted) throw new AppError('not_found', REVIEW_GONE);
  return { success: true };
}
