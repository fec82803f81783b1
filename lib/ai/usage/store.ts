import type { Runner } from '@/lib/kit/scope';
import type { Usage } from './constants';

/** Exactly the columns of a usage; what a caller adds to the object is not stored. */
function columnsOf(usage: Usage) {
  const { model, promptVersion, promptTokens, completionTokens, tries, latencyMs, outcome } = usage;
  return { model, promptVersion, promptTokens, completionTokens, tries, latencyMs, outcome };
}

/** Tokens that all replies and readings since a moment took, and those of them that were paid for. */
export async function tokensSince(db: Runner, since: Date): Promise<{ all: number; paid: number }> {
  const sums = await db.prisma.aiUsage.groupBy({
    by: ['paid'],
    where: { createdAt: { gte: since } },
    _sum: { promptTokens: true, completionTokens: true },
  });
  const spent = { all: 0, paid: 0 };
  for (const { paid, _sum } of sums) {
    const tokens = (_sum.promptTokens ?? 0) + (_sum.completionTokens ?? 0);
    spent.all += tokens;
    if (paid) spent.paid += tokens;
  }
  return spent;
}

/** Counts a free reply of a day. */
export async function addFreeReply(db: Runner, day: Date): Promise<void> {
  await db.prisma.freeReplies.upsert({
    where: { day },
    create: { day, replies: 1 },
    update: { replies: { increment: 1 } },
  });
}

/** The usage of a reply that was not stored: it failed, or the safety rules answered instead. */
export async function insertUsage(db: Runner, turnId: string, usage: Usage, now: Date): Promise<void> {
  const turn = await db.prisma.chatTurn.findUnique({
    where: { id: turnId },
    select: { ownerId: true, sessionId: true, paid: true },
  });
  if (turn)
    await db.prisma.aiUsage.create({ data: { ...turn, turnId, ...columnsOf(usage), createdAt: now } });
}

/** The usage of an operator's trial, which belongs to no chat. */
export async function insertTrial(db: Runner, userId: string, usage: Usage, now: Date): Promise<void> {
  await db.prisma.aiUsage.create({ data: { ownerId: userId, ...columnsOf(usage), createdAt: now } });
}

/** The usage of reading a talk for the memory, or of words that nobody asked for; nothing once the chat was deleted. */
export async function insertReading(
  db: Runner,
  { userId, sessionId, paid }: { userId: string; sessionId: string; paid: boolean },
  usage: Usage,
  now: Date,
): Promise<void> {
  const session = await db.prisma.chatSession.findUnique({ where: { id: sessionId }, select: { id: true } });
  if (session)
    await db.prisma.aiUsage.create({
      data: { ownerId: userId, sessionId, paid, ...columnsOf(usage), createdAt: now },
    });
}

/** What a person's replies and readings took, oldest first. */
export function listUsage(db: Runner, userId: string) {
  return db.prisma.aiUsage.findMany({
    where: { session: { userId } },
    orderBy: { createdAt: 'asc' },
    select: {
      sessionId: true,
      model: true,
      promptVersion: true,
      promptTokens: true,
      completionTokens: true,
      tries: true,
      latencyMs: true,
      outcome: true,
      createdAt: true,
    },
  });
}

export async function deleteUsageBefore(db: Runner, before: Date, rows: number): Promise<number> {
  const { count } = await db.prisma.aiUsage.deleteMany({
    where: { createdAt: { lte: before } },
    limit: rows,
  });
  return count;
}

/** Replies since a moment that were given, and those that failed. */
export async function countReplies(db: Runner, since: Date): Promise<{ given: number; failed: number }> {
  const rows = await db.prisma.aiUsage.groupBy({
    by: ['outcome'],
    where: { createdAt: { gte: since }, outcome: { not: 'remembered' } },
    _count: true,
  });
  const failed = rows.find(({ outcome }) => outcome === 'failed')?._count ?? 0;
  return { given: rows.reduce((sum, { _count }) => sum + _count, 0) - failed, failed };
}

/** Free replies of a day. */
export async function countFreeReplies(db: Runner, day: Date): Promise<number> {
  const row = await db.prisma.freeReplies.findUnique({ where: { day }, select: { replies: true } });
  return row?.replies ?? 0;
}
