import type { Runner } from '@/lib/kit/scope';

export type Phase = 'opened' | 'resolved';

/** Leaves a message to be sent to the webhook; the same again is the same one. */
export async function insertPost(tx: Runner, alertId: string, phase: Phase, now: Date): Promise<void> {
  await tx.prisma.alertPost.createMany({
    data: { alertId, phase, createdAt: now, nextTryAt: now },
    skipDuplicates: true,
  });
}

/** Takes due messages for this process, the oldest first; others leave them alone until the lease ends. */
export async function claimDuePosts(db: Runner, now: Date, leaseUntil: Date, take: number) {
  const isDue = { state: 'queued', nextTryAt: { lte: now } };
  const due = await db.prisma.alertPost.findMany({
    where: isDue,
    orderBy: { createdAt: 'asc' },
    take,
    include: { alert: true },
  });
  const claimed: (typeof due)[number][] = [];
  for (const post of due) {
    const { count } = await db.prisma.alertPost.updateMany({
      where: { id: post.id, ...isDue },
      data: { nextTryAt: leaseUntil, tries: { increment: 1 } },
    });
    // Whoever comes second finds it leased.
    if (count === 1) claimed.push({ ...post, tries: post.tries + 1 });
  }
  return claimed;
}

type Change = {
  state?: 'sent' | 'failed' | 'dropped';
  error: string | null;
  nextTryAt: Date | null;
  sentAt?: Date;
};

/** Notes how a try ended. */
export async function changePost(db: Runner, id: string, change: Change): Promise<void> {
  await db.prisma.alertPost.updateMany({ where: { id, state: 'queued' }, data: change });
}

/** Queues a message again that failed; false when there is none. */
export async function retryPost(tx: Runner, id: string, now: Date): Promise<boolean> {
  const { count } = await tx.prisma.alertPost.updateMany({
    where: { id, state: 'failed' },
    data: { state: 'queued', tries: 0, nextTryAt: now },
  });
  return count === 1;
}

/** Messages that wait, since when, and those that failed, the newest first. */
export async function countPosts(db: Runner, failedTake: number) {
  const [waiting, failed] = await Promise.all([
    db.prisma.alertPost.aggregate({ where: { state: 'queued' }, _count: true, _min: { createdAt: true } }),
    db.prisma.alertPost.findMany({
      where: { state: 'failed' },
      orderBy: { createdAt: 'desc' },
      take: failedTake,
      select: { id: true, error: true, createdAt: true },
    }),
  ]);
  return { waiting: waiting._count, oldestAt: waiting._min.createdAt, failed };
}
