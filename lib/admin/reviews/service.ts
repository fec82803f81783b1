/*
 * Invariants:
 * - A review is public: looking at it is no look at a person. Who wrote it is for those alone who may look at people.
 * - Hiding and showing are lines of the audit log, with the reason that the author reads.
 */
import {
  type DeskReview,
  hideReview as hide,
  listDeskReviews,
  showReview as showAgain,
} from '@/lib/companions/reviews/desk/service';
import type { Answer, Input } from '@/lib/kit/endpoint';
import type { OperatorScope } from '@/lib/kit/scope';
import { recordDeed } from '../audit/service';
import type {
  hideReview as hideEndpoint,
  listReviews as listEndpoint,
  showReview as showEndpoint,
} from './contract';

const PAGE = 50;
const subjectOf = (id: string) => ({ kind: 'review', id });

const toReview = (one: DeskReview, maySeePeople: boolean) => ({
  ...{ id: one.id, companionId: one.companionId, companionName: one.companion.name },
  ...{ rating: one.rating, text: one.reviewText, reviewerName: one.reviewerName, isSample: one.isSample },
  userId: maySeePeople ? one.userId : null,
  at: one.createdAt.toISOString(),
  hidden:
    one.hiddenAt === null
      ? null
      : { at: one.hiddenAt.toISOString(), by: one.hiddenBy ?? '', reason: one.hiddenReason ?? '' },
});

/** Reviews by their filters, the newest first. */
export async function listReviews(
  scope: OperatorScope,
  { page = 1, companion, ...wanted }: Input<typeof listEndpoint>,
): Promise<Answer<typeof listEndpoint>> {
  const cut = { skip: (page - 1) * PAGE, take: PAGE + 1 };
  const found = await listDeskReviews(scope.db, { ...wanted, companionId: companion, ...cut });
  const maySeePeople = scope.operator.role !== 'content';
  return {
    reviews: found.slice(0, PAGE).map((one) => toReview(one, maySeePeople)),
    hasMore: found.length > PAGE,
  };
}

/** Hides a review; the rating is that of the others from now on. @throws AppError `not_found`, `conflict` */
export async function hideReview(
  scope: OperatorScope,
  { id, reason }: Input<typeof hideEndpoint>,
): Promise<Answer<typeof hideEndpoint>> {
  const deed = { id, reason, by: scope.operator.email, now: scope.now() };
  await hide(scope.db, deed, (tx) =>
    recordDeed(tx, scope, { action: 'review.hide', subject: subjectOf(id), reason }),
  );
  return { success: true };
}

/** Shows a review again, and it counts again. @throws AppError `not_found`, `conflict` */
export async function showReview(
  scope: OperatorScope,
  { id }: Input<typeof showEndpoint>,
): Promise<Answer<typeof showEndpoint>> {
  await showAgain(scope.db, id, (tx) =>
    recordDeed(tx, scope, { action: 'review.show', subject: subjectOf(id) }),
  );
  return { success: true };
}
