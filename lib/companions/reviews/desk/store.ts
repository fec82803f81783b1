import { type Cut, inListOrder, type KeysetColumn, pageOf, type Times, withinTimes } from '@/lib/kit/keyset';
import type { Runner } from '@/lib/kit/scope';
import type { Prisma } from '@/prisma/generated/client';

const DESK = {
  ...{ id: true, companionId: true, userId: true, rating: true, reviewText: true, reviewerName: true },
  ...{ isVerified: true, isSample: true, createdAt: true },
  ...{ hiddenAt: true, hiddenBy: true, hiddenReason: true },
  companion: { select: { name: true } },
} satisfies Prisma.CompanionReviewSelect;

export type DeskReview = Prisma.CompanionReviewGetPayload<{ select: typeof DESK }>;

/** Which reviews an operator wants to see; what is left out does not count. */
export type ReviewFilter = Times & {
  id?: string | undefined;
  companionId?: string | undefined;
  /** 1 to 5 */
  stars?: number | undefined;
  state?: 'shown' | 'hidden' | undefined;
  /** Words of the text, in any case. */
  q?: string | undefined;
};

/** What reviews can be ordered by. */
export type ReviewsBy = 'when' | 'stars';
const COLUMNS: Readonly<Record<ReviewsBy, KeysetColumn>> = {
  when: { column: 'createdAt', as: 'time' },
  stars: { column: 'rating', as: 'number' },
};

/** Reviews, hidden ones too: those of a cut, in the order of the list. */
export async function listReviews(
  db: Runner,
  { stars, state, q, from, until, ...wanted }: ReviewFilter,
  cut: Cut<ReviewsBy>,
): Promise<DeskReview[]> {
  const { where, orderBy, take } = pageOf(cut, COLUMNS[cut.by], 'id');
  const rows = await db.prisma.companionReview.findMany({
    where: {
      AND: [
        wanted,
        stars === undefined ? {} : { rating: stars },
        state === undefined ? {} : { hiddenAt: state === 'hidden' ? { not: null } : null },
        q ? { reviewText: { contains: q.replace(/[\\%_]/g, '\\$&'), mode: 'insensitive' } } : {},
        withinTimes('createdAt', { from, until }),
        where,
      ],
    },
    orderBy,
    take,
    select: DESK,
  });
  return inListOrder(rows, cut);
}

/** One review; null when there is none. */
export const findReview = (db: Runner, id: string): Promise<DeskReview | null> =>
  db.prisma.companionReview.findUnique({ where: { id }, select: DESK });

/** Hides a review that is shown. @returns whether there was one */
export async function hide(
  tx: Runner,
  id: string,
  hidden: { hiddenAt: Date; hiddenBy: string; hiddenReason: string },
): Promise<boolean> {
  const { count } = await tx.prisma.companionReview.updateMany({
    where: { id, hiddenAt: null },
    data: hidden,
  });
  return count === 1;
}

/** Shows a review that is hidden. @returns whether there was one */
export async function show(tx: Runner, id: string): Promise<boolean> {
  const { count } = await tx.prisma.companionReview.updateMany({
    where: { id, hiddenAt: { not: null } },
    data: { hiddenAt: null, hiddenBy: null, hiddenReason: null },
  });
  return count === 1;
}
