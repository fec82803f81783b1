import type { Runner } from '@/lib/kit/scope';
import { REVIEWS_SHOWN } from './constants';

/** The newest reviews of a companion that are not hidden, those of people before the samples. */
export function findReviews(db: Runner, companionId: string) {
  return db.prisma.companionReview.findMany({
    where: { companionId, hiddenAt: null },
    orderBy: [{ isSample: 'asc' }, { createdAt: 'desc' }, { id: 'asc' }],
    take: REVIEWS_SHOWN,
    select: {
      id: true,
      userId: true,
      reviewerName: true,
      isVerified: true,
      isSample: true,
      rating: true,
      reviewText: true,
      createdAt: true,
    },
  });
}

export type NewReview = {
  companionId: string;
  userId: string;
  rating: number;
  reviewText: string;
  reviewerName: string;
  now: Date;
};

/** Why an operator has hidden a person's review of a companion; null when nobody has, or there is none. */
export async function findHiddenReason(
  db: Runner,
  { userId, companionId }: Pick<NewReview, 'userId' | 'companionId'>,
): Promise<string | null> {
  const review = await db.prisma.companionReview.findUnique({
    where: { userId_companionId: { userId, companionId } },
    select: { hiddenReason: true },
  });
  return review?.hiddenReason ?? null;
}

/**
 * Stores a person's only review of a companion, replacing an earlier one.
 * @returns its id
 */
export async function saveReview(db: Runner, review: NewReview): Promise<string> {
  const { companionId, userId, now, ...written } = review;
  const { id } = await db.prisma.companionReview.upsert({
    where: { userId_companionId: { userId, companionId } },
    create: { companionId, userId, ...written, isVerified: true, createdAt: now },
    update: { ...written, createdAt: now },
    select: { id: true },
  });
  return id;
}

/** @returns whether that person had such a review */
export async function deleteReview(db: Runner, id: string, userId: string): Promise<boolean> {
  const { count } = await db.prisma.companionReview.deleteMany({ where: { id, userId } });
  return count === 1;
}
