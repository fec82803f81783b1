import { CHAT_TYPES } from '@/lib/companions/chat-types/constants';
import { oneOf } from '@/lib/kit/one-of';
import type { Runner } from '@/lib/kit/scope';
import { withPictures } from '../pictures/showing/store';
import { MESSAGE_COLUMNS, type MessageRow, toMessageRow } from '../store';
import { listChats as listChatsQuery } from './list-chats.queries';
import { lockPendingTurns } from './lock-pending-turns.queries';
import { type LockSessionsResult, lockSessions as lockSessionsQuery } from './lock-sessions.queries';
import { lockUser as lockUserQuery } from './lock-user.queries';

/** A chat in its user's list. `lastAt`: when something was last said, else when the chat began. */
export type OwnChatRow = Awaited<ReturnType<typeof listChats>>[number];

/** A user's chats, the one last talked in first, or those that follow the chat `after` in that list. */
export async function listChats(
  db: Runner,
  userId: string,
  after: { lastAt: Date; id: string } | null,
  limit: number,
  now: Date,
) {
  const rows = await listChatsQuery.run(
    { userId, afterLastAt: after?.lastAt ?? null, afterId: after?.id ?? null, limit, now },
    db,
  );
  return rows.map((row) => ({ ...row, chatType: oneOf(CHAT_TYPES, row.chatType) }));
}

/** How many messages chats have, by their ids. */
export async function countMessagesOf(
  db: Runner,
  sessionIds: readonly string[],
): Promise<Map<string, number>> {
  if (sessionIds.length === 0) return new Map();
  const rows = await db.prisma.message.groupBy({
    by: ['sessionId'],
    where: { sessionId: { in: [...sessionIds] } },
    _count: true,
  });
  return new Map(rows.map(({ sessionId, _count }) => [sessionId, _count]));
}

/** Names of the companions that turns were addressed to; none for turns of a deleted chat. */
export async function findNames(db: Runner, turnIds: readonly string[]): Promise<Map<string, string>> {
  const turns = await db.prisma.chatTurn.findMany({
    where: { id: { in: [...turnIds] } },
    select: { id: true, session: { select: { companionName: true } } },
  });
  return new Map(turns.map(({ id, session }) => [id, session.companionName]));
}

export type ExportedMessageRow = MessageRow & { seq: string };

/** The next messages of a session, oldest first, after a `seq` ("0" = from the beginning). */
export async function listMessagesAfter(
  db: Runner,
  sessionId: string,
  seq: string,
  limit: number,
): Promise<ExportedMessageRow[]> {
  const rows = await db.prisma.message.findMany({
    where: { sessionId, seq: { gt: BigInt(seq) } },
    orderBy: { seq: 'asc' },
    take: limit,
    select: { ...MESSAGE_COLUMNS, seq: true },
  });
  return withPictures(
    db,
    rows.map((row) => ({ ...toMessageRow(row), seq: String(row.seq) })),
  );
}

export function countMessages(db: Runner, userId: string): Promise<number> {
  return db.prisma.message.count({ where: { session: { userId } } });
}

/** Locks the user's row: no send of this person can be reserved until the transaction ends. */
export async function lockUser(tx: Runner, userId: string): Promise<void> {
  await lockUserQuery.run({ userId }, tx);
}

export type LockedSession = LockSessionsResult;

/**
 * Locks the sessions of a user and of the browsers named, or one of them, without waiting.
 * @throws an error that `isRowBusy` knows
 */
export function lockSessions(
  tx: Runner,
  { userId, visitorIds }: { userId: string; visitorIds: readonly string[] },
  sessionId: string | null,
): Promise<LockedSession[]> {
  return lockSessionsQuery.run({ userId, visitorIds: [...visitorIds], sessionId }, tx);
}

/**
 * Locks what is under way in sessions, without waiting.
 * @returns how many sends and welcomes that are
 * @throws an error that `isRowBusy` knows
 */
export async function lockPending(tx: Runner, sessionIds: readonly string[]): Promise<number> {
  return (await lockPendingTurns.run({ sessionIds: [...sessionIds] }, tx)).length;
}

/** Deletes sessions with their messages, turns and ratings; the newest chat that is left, and is not incognito, becomes the last chat. */
export async function deleteSessions(
  tx: Runner,
  userId: string,
  sessionIds: readonly string[],
): Promise<void> {
  await tx.prisma.chatSession.deleteMany({ where: { id: { in: [...sessionIds] } } });
  const newest = await tx.prisma.chatSession.findFirst({
    where: { userId, goesAt: null },
    orderBy: { createdAt: 'desc' },
    select: { id: true },
  });
  if (!newest) return;
  await tx.prisma.user.updateMany({
    where: { id: userId, lastChatSessionId: null },
    data: { lastChatSessionId: newest.id },
  });
}

/** The pictures that a user sent or is about to send, the oldest first. */
export function listPictures(db: Runner, userId: string) {
  return db.prisma.chatPicture.findMany({
    where: { session: { userId } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { id: true, sessionId: true, messageId: true, width: true, height: true, createdAt: true },
  });
}
