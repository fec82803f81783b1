import { randomUUID } from 'node:crypto';
import { CHAT_TYPES } from '@/lib/companions/chat-types/constants';
import { oneOf } from '@/lib/kit/one-of';
import type { Runner } from '@/lib/kit/scope';
import { readLine } from '../turns/history/rules';
import { typingDelayMs } from '../turns/rules';
import { APART_MS, AWAY_LEAST_MS, AWAY_MOST_MS, HISTORY_MESSAGES, PAGE, WEEK_MS } from './constants';
import { findPerson as findPersonQuery } from './find-person.queries';
import { findWilling as findWillingQuery } from './find-willing.queries';

const before = (now: Date, ms: number) => new Date(now.getTime() - ms);

/** People who want to be asked and may be in reach now, by their ids. @param afterId the last of those before */
export async function findWilling(db: Runner, now: Date, afterId: string | null): Promise<string[]> {
  const seen = { seenBefore: before(now, AWAY_LEAST_MS), seenAfter: before(now, AWAY_MOST_MS) };
  const rows = await findWillingQuery.run(
    { ...seen, askedAfter: before(now, APART_MS), afterId, limit: PAGE },
    db,
  );
  return rows.map(({ id }) => id);
}

/** @param butId a check-in that is not counted; null counts all */
export async function findPerson(db: Runner, userId: string, now: Date, butId: string | null) {
  const [row] = await findPersonQuery.run({ userId, butId, askedAfter: before(now, WEEK_MS) }, db);
  return row ?? null;
}

/** The newest open chat of a person with a companion, in which it may be asked; null without one. */
export async function findChat(
  db: Runner,
  { userId, companionId, chatType }: { userId: string; companionId: string; chatType: string },
) {
  const session = await db.prisma.chatSession.findFirst({
    where: {
      ...{ userId, companionId, chatType, goesAt: null, heldAt: null, archivedAt: null },
      promptId: { not: null },
    },
    orderBy: { createdAt: 'desc' },
    select: {
      ...{ id: true, promptId: true, chatType: true },
      user: { select: { name: true, nickname: true, language: true } },
    },
  });
  return session && { ...session, chatType: oneOf(CHAT_TYPES, session.chatType) };
}

/** The newest words of a chat, oldest first. */
export async function findTalk(db: Runner, sessionId: string) {
  const rows = await db.prisma.message.findMany({
    where: {
      ...{ sessionId, removedAt: null },
      ...{ messageType: { in: ['text', 'image'] }, sender: { in: ['user', 'ai'] } },
    },
    orderBy: { seq: 'desc' },
    take: HISTORY_MESSAGES,
    select: { sender: true, content: true, messageType: true, timestamp: true },
  });
  return rows.reverse().map((row) => {
    const sender = oneOf(['user', 'ai'], row.sender);
    return { sender, content: readLine(sender, row.messageType, row.content), at: row.timestamp };
  });
}

/** Inside a transaction that holds the person's row. */
export async function insertClaim(
  tx: Runner,
  claim: { id: string; userId: string; sessionId: string },
  now: Date,
): Promise<void> {
  await tx.prisma.checkIn.create({ data: { ...claim, createdAt: now } });
}

/** Whether a claim is still this process's to end: its person has not been deleted, and its chat is there. */
export async function isClaimed(tx: Runner, id: string, sessionId: string): Promise<boolean> {
  return (await tx.prisma.checkIn.count({ where: { id, sessionId, state: 'asking' } })) === 1;
}

export async function endClaim(db: Runner, id: string, state: 'sent' | 'dropped'): Promise<void> {
  await db.prisma.checkIn.updateMany({ where: { id, state: 'asking' }, data: { state } });
}

/** A message of the companion's that nobody asked for, and nobody pays for. */
export async function insertMessage(
  tx: Runner,
  { sessionId, content }: { sessionId: string; content: string },
  now: Date,
): Promise<void> {
  await tx.prisma.message.create({
    data: {
      ...{ id: randomUUID(), sessionId, sender: 'ai', content, checkIn: true },
      ...{ typingDelayMs: typingDelayMs(content), timestamp: now },
    },
  });
}

/** Of a guest who becomes part of an account, so that nobody is asked more often by signing in. */
export async function moveCheckIns(tx: Runner, guestId: string, accountId: string): Promise<void> {
  await tx.prisma.checkIn.updateMany({ where: { userId: guestId }, data: { userId: accountId } });
}

/** For the export of a user's data. */
export function listCheckIns(db: Runner, userId: string) {
  return db.prisma.checkIn.findMany({
    where: { userId },
    orderBy: { createdAt: 'asc' },
    select: { sessionId: true, state: true, createdAt: true },
  });
}

export async function deleteBefore(db: Runner, moment: Date, rows: number): Promise<number> {
  const { count } = await db.prisma.checkIn.deleteMany({
    where: { createdAt: { lt: moment } },
    limit: rows,
  });
  return count;
}
