import type { Runner } from '@/lib/kit/scope';
import type { Prisma } from '@/prisma/generated/client';

const DESK = {
  ...{ id: true, companionId: true, userId: true, rating: true, reviewText: true, reviewerName: true },
  ...{ isVerified: true, isSample: true, createdAt: true },
  ...{ hiddenAt: true, hiddenBy: true, hiddenReason: true },
  companion: { select: { name: true } },
} satisfies Prisma.CompanionReviewSelect;

export type DeskReview = Prisma.CompanionReviewGetPayload<{ select: typeof DESK }>;

export type Wanted = {
  id?: string | undefined;
  companionId?: string | undefined;
  /** 1 to 5 */
  stars?: number | undefined;
  state?: 'shown' | 'hidden' | undefined;
  /** Words of the text, in any case. */
  q?: string | undefined;
  skip: number;
  take: number;
};

/** Reviews, hidden ones too, the newest first. */
export function listReviews(
  db: Runner,
  { skip, take, stars, state, q, ...wanted }: Wanted,
): Promise<DeskReview[]> {
  return db.prisma.companionReview.findMany({
    where: {
      ...wanted,
      ...(stars === undefined ? {} : { rating: stars }),
      ...(state === undefined ? {} : { hiddenAt: state === 'hidden' ? { not: null } : null }),
      ...(q ? { reviewText: { contains: q.replace(/[\\%_]/g, '\\$&'), mode: 'insensitive' } } : {}),
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    skip,
    take,
    select: DESK,
  });
}

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
