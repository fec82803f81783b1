import type { Runner } from '@/lib/kit/scope';

/** The ratings a user gave, also those of chats that had no user then, oldest first. */
export function listFeedback(db: Runner, userId: string) {
  return db.prisma.chatFeedback.findMany({
    where: { OR: [{ userId }, { session: { userId } }] },
    orderBy: { createdAt: 'asc' },
    select: { sessionId: true, rating: true, selectedTags: true, feedbackText: true, createdAt: true },
  });
}

export async function deleteFeedback(
  tx: Runner,
  userId: string,
  visitorIds: readonly string[],
): Promise<void> {
  await tx.prisma.chatFeedback.deleteMany({
    where: { OR: [{ userId }, { visitorId: { in: [...visitorIds] } }] },
  });
}

/** Gives a guest's ratings to an account. */
export async function moveFeedback(tx: Runner, guestId: string, accountId: string): Promise<void> {
  await tx.prisma.chatFeedback.updateMany({ where: { userId: guestId }, data: { userId: accountId } });
}
