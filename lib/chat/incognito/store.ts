import type { Runner } from '@/lib/kit/scope';

/**
 * Incognito chats whose time is over, by id, after one of them; without those that an authority wants kept, which nobody can open
 * any more.
 */
export async function listEnded(db: Runner, now: Date, after: string | null, take: number) {
  const rows = await db.prisma.chatSession.findMany({
    where: {
      ...{ goesAt: { lte: now }, user: { legalHoldAt: null } },
      ...(after !== null && { id: { gt: after } }),
    },
    orderBy: { id: 'asc' },
    take,
    select: { id: true, userId: true },
  });
  return rows.flatMap(({ id, userId }) => (userId === null ? [] : [{ id, userId }]));
}
