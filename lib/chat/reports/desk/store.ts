import type { Runner } from '@/lib/kit/scope';
import { removedWords } from '../../erasing/rules';
import { AROUND } from './constants';

/** A report with the chat it is about; null when the chat or the message is gone. */
export function findReport(db: Runner, messageId: string) {
  return db.prisma.messageReport.findUnique({
    where: { messageId },
    select: {
      ...{ sessionId: true, reason: true, status: true, removedBecause: true, removedBy: true },
      message: { select: { removedAt: true, seq: true } },
      session: { select: { userId: true, companionName: true, chatType: true } },
    },
  });
}

/** Closes a report, or opens it again, as its person's download says it. */
export async function setState(tx: Runner, messageId: string, status: 'open' | 'closed'): Promise<void> {
  await tx.prisma.messageReport.updateMany({ where: { messageId }, data: { status } });
}

/** Takes a message out of its chat, once. @returns whether it was there */
export async function remove(
  tx: Runner,
  messageId: string,
  { by, reason, now }: { by: string; reason: string; now: Date },
): Promise<boolean> {
  const { count } = await tx.prisma.message.updateMany({
    where: { id: messageId, removedAt: null },
    data: { removedAt: now },
  });
  if (count === 0) return false;
  await tx.prisma.messageReport.updateMany({
    where: { messageId },
    data: { removedBecause: reason, removedBy: by },
  });
  return true;
}

/** Puts a removed message back. @returns whether it was removed */
export async function putBack(tx: Runner, messageId: string): Promise<boolean> {
  const { count } = await tx.prisma.message.updateMany({
    // What was said differently stays out: another reply stands in its place.
    where: { id: messageId, removedAt: { not: null }, replacedBy: null },
    data: { removedAt: null },
  });
  if (count === 0) return false;
  await tx.prisma.messageReport.updateMany({
    where: { messageId },
    data: { removedBecause: null, removedBy: null },
  });
  return true;
}

const SAID = {
  ...{ id: true, sender: true, messageType: true, content: true, timestamp: true, removedAt: true },
} as const;

/** What operators have taken out they still read; what a person has deleted is gone for them, too. */
const toSaid = <Said extends { sender: string; content: string; removedAt: Date | null }>({
  removedAt,
  ...said
}: Said) => ({
  ...said,
  ...(removedAt !== null && said.sender === 'user' && { content: removedWords(said.sender) }),
});

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
  return [...before.reverse(), ...after].map(toSaid);
}
