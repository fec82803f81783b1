import type { Runner } from '@/lib/kit/scope';

/** A user's reviews, oldest first. */
export async function listReviews(db: Runner, userId: string) {
  const reviews = await db.prisma.companionReview.findMany({
    where: { userId },
    orderBy: { createdAt: 'asc' },
    select: {
      companion: { select: { name: true } },
      rating: true,
      reviewText: true,
      reviewerName: true,
      createdAt: true,
      hiddenAt: true,
      hiddenReason: true,
    },
  });
  return reviews.map(({ companion, ...review }) => ({ companionName: companion.name, ...review }));
}

export async function deleteReviews(tx: Runner, userId: string): Promise<void> {
  await tx.prisma.companionReview.deleteMany({ where: { userId } });
}
