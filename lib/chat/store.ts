import { CHAT_TYPES, type ChatType } from '@/lib/companions/chat-types/constants';
import { lockUntilCommit } from '@/lib/kit/advisory-lock';
import { isHomeNetwork, networkOf } from '@/lib/kit/network';
import { oneOf } from '@/lib/kit/one-of';
import type { Actor, Db, Runner } from '@/lib/kit/scope';
import { readBreak } from '@/lib/users/limits/rules';
import type { Prisma } from '@/prisma/generated/client';
import { HISTORY_PAGE, MESSAGE_TYPES, SENDERS, USERLESS_SESSIONS_WINDOW_MS } from './constants';
import { REPLY_REPLACED } from './copy';
import { removedWords } from './erasing/rules';
import { findSession as findSessionQuery } from './find-session.queries';
import { insertSession as insertSessionQuery } from './insert-session.queries';
import type { SentPicture } from './pictures/rules';
import { withPictures } from './pictures/showing/store';
import type { Quote } from './quotes/rules';
import { withQuotes } from './quotes/store';

export const MESSAGE_COLUMNS = {
  id: true,
  sessionId: true,
  sender: true,
  content: true,
  messageType: true,
  typingDelayMs: true,
  timestamp: true,
  removedAt: true,
  replyToId: true,
  reaction: true,
  replacedBy: true,
  checkIn: true,
} satisfies Prisma.MessageSelect;

type StoredMessage = Prisma.MessageGetPayload<{ select: typeof MESSAGE_COLUMNS }>;

export type MessageRow = Pick<
  StoredMessage,
  'id' | 'sessionId' | 'content' | 'typingDelayMs' | 'timestamp'
> & {
  sender: (typeof SENDERS)[number];
  messageType: (typeof MESSAGE_TYPES)[number];
  /** Operators have taken it out of the chat, or its person has: what it said is not here. */
  isRemoved?: true;
  /** Another reply stands in its place: nothing stands here. */
  isReplaced?: true;
  replyToId?: string;
  /** The beginning of the message that it answers, where that is still there. */
  quote?: Quote;
  reaction?: string;
  /** Its companion wrote first (./check-ins). */
  isCheckIn?: true;
  /** What a person's message came with; its content then begins with `PICTURE_MARK`. */
  picture?: SentPicture;
};

/** A stored message as everybody may see it: of one that was removed that it was. */
export const toMessageRow = ({
  removedAt,
  replacedBy,
  replyToId,
  reaction,
  checkIn,
  ...stored
}: StoredMessage): MessageRow => ({
  ...stored,
  sender: oneOf(SENDERS, stored.sender),
  messageType: oneOf(MESSAGE_TYPES, stored.messageType),
  ...(removedAt === null
    ? {
        ...(replyToId !== null && { replyToId }),
        ...(reaction !== null && { reaction }),
        ...(checkIn && { isCheckIn: true as const }),
      }
    : {
        content: replacedBy === null ? removedWords(stored.sender) : REPLY_REPLACED,
        ...{ messageType: 'text', isRemoved: true },
        ...(replacedBy !== null && { isReplaced: true }),
      }),
});

/**
 * Whose session it is: its user's; while it has none, the signed cookie's that made it. A cookie that names no user yet,
 * because the answer to its registration was lost, stands for the user of its visitor.
 */
export const isOwnedBy = ({ userId, visitorId }: Actor): Prisma.ChatSessionWhereInput => ({
  OR: [userId === null ? { user: { visitorId } } : { userId }, { userId: null, visitorId }],
});

/** The caller's session, or null when it is missing or somebody else's. */
export async function findSession(db: Runner, id: string, actor: Actor, now: Date) {
  const whose = { userId: actor.userId, visitorId: actor.visitorId };
  const [found] = await findSessionQuery.run({ sessionId: id, ...whose, now }, db);
  if (!found) return null;
  const { userId, visitorId, ...session } = found;
  return {
    ...session,
    chatType: oneOf(CHAT_TYPES, session.chatType),
    breakMinutes: readBreak(session.breakMinutes),
    personId: userId ?? visitorId,
    /** Whose balance pays for it. */
    owner: userId === null ? ({ kind: 'session', id } as const) : ({ kind: 'user', id: userId } as const),
  };
}

/** Without incognito chats whose time is over, whether they are deleted yet or not. */
export const isThere = (now: Date): Prisma.ChatSessionWhereInput => ({
  AND: [{ OR: [{ goesAt: null }, { goesAt: { gt: now } }] }],
});

/** Whether a session is the caller's. */
export async function isOwnSession(db: Runner, id: string, actor: Actor, now: Date): Promise<boolean> {
  const found = await db.prisma.chatSession.findFirst({
    where: { id, ...isOwnedBy(actor), ...isThere(now) },
    select: { id: true },
  });
  return found !== null;
}

/** The kind of a session of the caller's; null when it is missing or somebody else's. */
export async function findChatType(db: Runner, id: string, actor: Actor): Promise<ChatType | null> {
  const found = await db.prisma.chatSession.findFirst({
    where: { id, ...isOwnedBy(actor) },
    select: { chatType: true },
  });
  return found && oneOf(CHAT_TYPES, found.chatType);
}

/** Whose session it is now; null while it has no user. */
export async function findSessionUser(db: Runner, id: string): Promise<string | null> {
  const session = await db.prisma.chatSession.findUnique({ where: { id }, select: { userId: true } });
  return session?.userId ?? null;
}

/** What the companion of a session is called; empty for a session that is gone. */
export async function findCompanionName(db: Runner, id: string): Promise<string> {
  const session = await db.prisma.chatSession.findUnique({ where: { id }, select: { companionName: true } });
  return session?.companionName ?? '';
}

/** One page of a session's messages, oldest first: the newest page, or the one before a message of it. */
export async function listMessages(db: Runner, sessionId: string, before?: string): Promise<MessageRow[]> {
  const place = before
    ? await db.prisma.message.findFirst({ where: { id: before, sessionId }, select: { seq: true } })
    : undefined;
  if (place === null) return [];
  const rows = await db.prisma.message.findMany({
    where: { sessionId, ...(place && { seq: { lt: place.seq } }) },
    orderBy: { seq: 'desc' },
    take: HISTORY_PAGE,
    select: MESSAGE_COLUMNS,
  });
  return withQuotes(db, await withPictures(db, rows.map(toMessageRow).reverse()));
}

/** Messages by id, in the order of their conversation. */
export async function findMessages(db: Runner, ids: readonly string[]): Promise<MessageRow[]> {
  const rows = await db.prisma.message.findMany({
    where: { id: { in: [...ids] } },
    orderBy: { seq: 'asc' },
    select: MESSAGE_COLUMNS,
  });
  return withQuotes(db, await withPictures(db, rows.map(toMessageRow)));
}

export type NewSession = {
  id: string;
  userId: string | null;
  visitorId: string;
  companionId: string;
  companionName: string;
  chatType: ChatType;
  promptId: string | null;
  messagesLeft: number;
  browserFingerprint: string | null;
  ipAddress: string;
  now: Date;
  /** Of an incognito chat. */
  goesAt: Date | null;
};

/**
 * Stores a session and makes it its user's last chat, unless it is an incognito one.
 * @returns false when it is stored already
 */
export async function insertSession(tx: Runner, session: NewSession): Promise<boolean> {
  return (await insertSessionQuery.run(session, tx)).length === 1;
}

/**
 * Sessions without a user, other than this one, that its (fingerprint, address) made in the window; holds others back until
 * the transaction ends. Of IPv6 the address is the /64: a phone changes the rest by itself.
 */
export async function countUserlessSessions(tx: Runner, session: NewSession): Promise<number> {
  const { id, browserFingerprint, ipAddress, now } = session;
  const network = networkOf(ipAddress);
  await lockUntilCommit(tx, 'userlessSessions', `${browserFingerprint}|${network}`);
  const since = new Date(now.getTime() - USERLESS_SESSIONS_WINDOW_MS);
  const addresses = await tx.prisma.chatSession.groupBy({
    by: ['ipAddress'],
    where: {
      ...{ id: { not: id }, userId: null, browserFingerprint, createdAt: { gt: since } },
      ipAddress: isHomeNetwork(ipAddress) ? { contains: ':' } : ipAddress,
    },
    _count: true,
  });
  return addresses
    .filter((one) => networkOf(one.ipAddress ?? '') === network)
    .reduce((sum, one) => sum + one._count, 0);
}

/**
 * Gives the user-less sessions of a browser to its user, the newest as the last chat of somebody who has none; returns
 * them with what their own balance still holds.
 */
export async function adoptSessions(tx: Runner, visitorId: string, userId: string) {
  const adopted = await tx.prisma.chatSession.updateManyAndReturn({
    where: { userId: null, visitorId },
    data: { userId },
    select: { id: true, messagesLeft: true, createdAt: true },
  });
  const [newest] = adopted.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  if (newest) {
    await tx.prisma.user.updateMany({
      where: { id: userId, lastChatSessionId: null },
      data: { lastChatSessionId: newest.id },
    });
  }
  return adopted;
}

/** The companion this person talked to last in a chat type; of incognito chats no other one knows. */
export async function findLastCompanion(db: Db, chatType: ChatType, actor: Actor): Promise<string | null> {
  const last = await db.prisma.chatSession.findFirst({
    where: { companionId: { not: null }, goesAt: null, chatType, ...isOwnedBy(actor) },
    orderBy: { createdAt: 'desc' },
    select: { companionId: true },
  });
  return last?.companionId ?? null;
}

/** Whether a companion has answered a message in this session. */
export async function wasAnswered(db: Runner, sessionId: string): Promise<boolean> {
  const answered = { sessionId, kind: 'message', state: 'answered' };
  return (await db.prisma.chatTurn.findFirst({ where: answered, select: { id: true } })) !== null;
}

/** Gives the sessions of a guest, with all that is in them, to an account. */
export async function moveSessions(tx: Runner, guestId: string, accountId: string): Promise<void> {
  await tx.prisma.chatSession.updateMany({ where: { userId: guestId }, data: { userId: accountId } });
}
