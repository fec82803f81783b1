import { CHAT_TYPES, type ChatType } from '@/lib/companions/chat-types/constants';
import { oneOf } from '@/lib/kit/one-of';
import type { Runner } from '@/lib/kit/scope';
import { LEARN_BATCH_MESSAGES } from '@/lib/memory/constants';
import { EARLIER_MESSAGES } from '@/lib/memory/learning/constants';
import { readLine } from '../turns/history/rules';
import { type ClaimDueTalkResult, claimDueTalk as claimDueTalkQuery } from './claim-due-talk.queries';
import { findEarlier as findEarlierQuery } from './find-earlier.queries';
import { findUnread as findUnreadQuery } from './find-unread.queries';
import { finishTalk as finishTalkQuery } from './finish-talk.queries';

/** A talk that one worker has until `leaseUntil`; who finishes must still have it. */
export type DueTalk = Omit<ClaimDueTalkResult, 'chatType'> & { chatType: ChatType };

/**
 * Claims a talk that is due until `leaseUntil`; it goes to one worker, and to the next when that one dies.
 * @param times.buyersOnly only a talk of somebody who has bought messages
 */
export async function claimDueTalk(
  db: Runner,
  times: { now: Date; leaseUntil: Date; buyersOnly: boolean },
): Promise<DueTalk | null> {
  const [talk] = await claimDueTalkQuery.run(times, db);
  return talk ? { ...talk, chatType: oneOf(CHAT_TYPES, talk.chatType) } : null;
}

const toLine = <Row extends { sender: string; content: string }>(row: Row) => {
  const sender = oneOf(['user', 'ai'], row.sender);
  return { ...row, sender, content: readLine(sender, 'text', row.content) };
};

export type UnreadMessage = Awaited<ReturnType<typeof findUnread>>[number];

/** The oldest unread messages of a talk, in order. Only those of a paid turn: neither what the safety rules answered nor what is said while a crisis is near is remembered. */
export async function findUnread(db: Runner, { sessionId, readSeq }: DueTalk) {
  const rows = await findUnreadQuery.run({ sessionId, readSeq, limit: LEARN_BATCH_MESSAGES }, db);
  return rows.map(toLine);
}

/** The last messages before the unread ones, in order, for what "that" may mean. The same turns as of the unread ones. */
export async function findEarlier(db: Runner, { sessionId, readSeq }: DueTalk): Promise<UnreadMessage[]> {
  const rows = await findEarlierQuery.run({ sessionId, readSeq, limit: EARLIER_MESSAGES }, db);
  return rows.map(toLine).reverse();
}

/** Whether a message was taken out of its chat, or its words were deleted, since it was read. */
export async function isAnyRemoved(
  tx: Runner,
  { sessionId }: DueTalk,
  ids: readonly string[],
): Promise<boolean> {
  const where = { sessionId, id: { in: [...ids] }, removedAt: { not: null } };
  return (await tx.prisma.message.findFirst({ where, select: { id: true } })) !== null;
}

/**
 * Everything up to `readSeq` was read. Turns that came meanwhile stay unread, and so does the rest of a long talk.
 * @param read.more there are further messages to read at once; `later` is when to look at what came meanwhile
 * @returns false when another worker has the talk by now
 */
export async function finishTalk(
  tx: Runner,
  { sessionId, leaseUntil, turns }: DueTalk,
  { readSeq, more, now, later }: { readSeq: string; more: boolean; now: Date; later: Date },
): Promise<boolean> {
  const rows = await finishTalkQuery.run({ sessionId, leaseUntil, turns, readSeq, more, now, later }, tx);
  return rows.length === 1;
}

/** The talk could not be read; it is due again at `at`. */
export async function postponeTalk(db: Runner, { sessionId, leaseUntil }: DueTalk, at: Date): Promise<void> {
  await db.prisma.memoryMark.updateMany({ where: { sessionId, dueAt: leaseUntil }, data: { dueAt: at } });
}

/** Makes one talk due for reading: something said in it should not wait. */
export async function makeTalkDue(db: Runner, sessionId: string, now: Date): Promise<void> {
  await db.prisma.memoryMark.updateMany({
    where: { sessionId, attempts: 0, dueAt: { gt: now } },
    data: { dueAt: now },
  });
}

/** Makes everything this person said in other chats due for reading: they begin a new one. */
export async function makeTalksDue(db: Runner, userId: string, now: Date): Promise<void> {
  await db.prisma.memoryMark.updateMany({
    where: { session: { userId }, attempts: 0, dueAt: { gt: now } },
    data: { dueAt: now },
  });
}
