import type { Runner } from '@/lib/kit/scope';
import { AROUND } from './constants';

/** A report with the chat it is about; null when the chat or the message is gone. */
export function findReport(db: Runner, messageId: string) {
  return db.prisma.messageReport.findUnique({
    where: { messageId },
    select: {
      ...{ sessionId: true, reason: true, status: true },
      session: { select: { userId: true, companionName: true, chatType: true } },
    },
  });
}

/** Closes a report, or opens it again, as its person's download says it. */
export async function setState(tx: Runner, messageId: string, status: 'open' | 'closed'): Promise<void> {
  await tx.prisma.messageReport.updateMany({ where: { messageId }, data: { status } });
}

const SAID = {
  ...{ id: true, sender: true, messageType: true, content: true, timestamp: true },
} as const;

/** A message and a few of those before and after it, in their order; none when it is gone. */
export async function findAround(db: Runner, sessionId: string, messageId: string) {
  const message = await db.prisma.message.findFirst({
    where: { id: messageId, sessionId },
    select: { seq: true },
  });
  if (!message) return [];
  const { seq } = message;
  const [before, after] = await Promise.all([
    db.prisma.message.findMany({
      ...{ where: { sessionId, seq: { lte: seq } }, orderBy: { seq: 'desc' }, select: SAID },
      take: AROUND.before + 1,
    }),
    db.prisma.message.findMany({
      ...{ where: { sessionId, seq: { gt: seq } }, orderBy: { seq: 'asc' }, select: SAID },
      take: AROUND.after,
    }),
  ]);
  return [...before.reverse(), ...after];
}
