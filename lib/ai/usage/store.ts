import type { Runner } from '@/lib/kit/scope';
import type { Usage } from './constants';

/** Exactly the columns of a usage; what a caller adds to the object is not stored. */
function columnsOf(usage: Usage) {
  const { model, promptVersion, promptTokens, completionTokens, tries, latencyMs, outcome } = usage;
  return { model, promptVersion, promptTokens, completionTokens, tries, latencyMs, outcome };
}

/** Tokens that all replies and readings since a moment took. */
export async function tokensSince(db: Runner, since: Date): Promise<number> {
  const { _sum } = await db.prisma.aiUsage.aggregate({
    where: { createdAt: { gte: since } },
    _sum: { promptTokens: true, completionTokens: true },
  });
  return (_sum.promptTokens ?? 0) + (_sum.completionTokens ?? 0);
}

/** The usage of a reply that was not stored: it failed, or the safety rules answered instead. */
export async function insertUsage(db: Runner, turnId: string, usage: Usage, now: Date): Promise<void> {
  const turn = await db.prisma.chatTurn.findUnique({
    where: { id: turnId },
    select: { ownerId: true, sessionId: true },
  });
  if (turn)
    await db.prisma.aiUsage.create({ data: { ...turn, turnId, ...columnsOf(usage), createdAt: now } });
}

/** The usage of reading a talk for the memory; nothing once the chat was deleted. */
export async function insertReading(
  db: Runner,
  { userId, sessionId }: { userId: string; sessionId: string },
  usage: Usage,
  now: Date,
): Promise<void> {
  const session = await db.prisma.chatSession.findUnique({ where: { id: sessionId }, select: { id: true } });
  if (session)
    await db.prisma.aiUsage.create({
      data: { ownerId: userId, sessionId, ...columnsOf(usage), createdAt: now },
    });
}
