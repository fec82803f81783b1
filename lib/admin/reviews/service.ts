/*
 * Invariants:
 * - A review is public: looking at it is no look at a person. Who wrote it is for those alone who may look at people.
 * - Hiding and showing are lines of the audit log, with the reason that the author reads.
 */
import {
  type DeskReview,
  hideReview as hide,
  listDeskReviews,
  type ReviewsBy,
  showReview as showAgain,
} from '@/lib/companions/reviews/desk/service';
import type { Answer, Input } from '@/lib/kit/endpoint';
import type { OperatorScope } from '@/lib/kit/scope';
import { recordDeed } from '../audit/service';
import { timesOf } from '../lists/rules';
import { exportList, type Listing, readPage } from '../lists/service';
import type {
  exportReviews as exportEndpoint,
  hideReview as hideEndpoint,
  listReviews as listEndpoint,
  showReview as showEndpoint,
} from './contract';

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

type Asked = Input<typeof listEndpoint>;

const filterOf = ({ id, state, stars, companion, q, from, until }: Asked) => ({
  ...{ id, state, stars, companionId: companion, q },
  ...timesOf({ from, until }),
});

const LISTING: Listing<DeskReview, ReviewsBy> = {
  first: '-when',
  placeOf: ({ createdAt, rating, id }, by) => ({
    value: by === 'stars' ? rating : createdAt.getTime(),
    key: id,
  }),
};

const maySeePeople = ({ operator }: OperatorScope) => operator.role !== 'content';

/** Reviews by their filters. */
export async function listReviews(scope: OperatorScope, asked: Asked): Promise<Answer<typeof listEndpoint>> {
  const filter = filterOf(asked);
  const { rows, ...ends } = await readPage(asked, LISTING, (cut) => listDeskReviews(scope.db, filter, cut));
  return { reviews: rows.map((one) => toReview(one, maySeePeople(scope))), ...ends };
}

/** The same as CSV. */
export function exportReviews(
  scope: OperatorScope,
  asked: Input<typeof exportEndpoint>,
): Promise<Answer<typeof exportEndpoint>> {
  const filter = filterOf(asked);
  return exportList(scope, 'reviews', asked, LISTING, (cut) => listDeskReviews(scope.db, filter, cut), {
    written_utc: ({ createdAt }) => createdAt,
    companion: ({ companion }) => companion.name,
    stars: ({ rating }) => rating,
    review: ({ reviewText }) => reviewText,
    by: ({ reviewerName }) => reviewerName,
    person: ({ userId }) => (maySeePeople(scope) ? userId : null),
    sample: ({ isSample }) => isSample,
    hidden_utc: ({ hiddenAt }) => hiddenAt,
    hidden_by: ({ hiddenBy }) => hiddenBy,
    because: ({ hiddenReason }) => hiddenReason,
  });
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
