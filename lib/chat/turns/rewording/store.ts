import { retryDeadlock } from '@/lib/kit/retry-deadlock';
import type { Actor, Db, Runner } from '@/lib/kit/scope';
import { forgetSaid } from '@/lib/memory/service';
import { withPictures } from '../../pictures/showing/store';
import { withQuotes } from '../../quotes/store';
import { isOwnedBy, MESSAGE_COLUMNS, toMessageRow } from '../../store';
import { lockPendingTurn } from '../lock-pending-turn.queries';
import type { RewordedReply } from '../rules';
import { answerTurn, type TurnAnswer } from '../store';

type Place = { sessionId: string; messageId: string };

/** A message of a companion's in a chat of the caller's, with the turn that brought it; null when there is none. */
async function findBrought(db: Runner, { sessionId, messageId }: Place, actor: Actor) {
  const [message, turn] = await Promise.all([
    db.prisma.message.findFirst({
      where: { id: messageId, sessionId, sender: 'ai', session: isOwnedBy(actor) },
      select: {
        seq: true,
        session: {
          select: {
            ...{ chatType: true, userId: true, messagesLeft: true },
            user: { select: { messageBalance: true } },
          },
        },
      },
    }),
    db.prisma.chatTurn.findFirst({
      where: { sessionId, state: 'answered', messageIds: { has: messageId } },
      select: { id: true, kind: true, free: true, processId: true, rewordOf: true, messageIds: true },
    }),
  ]);
  return message && turn && { seq: message.seq, session: message.session, turn };
}

/** A reply of a companion's, and whether and how it may be said differently; null when it is none of the caller's. */
export async function findReply(db: Runner, place: Place, actor: Actor, dayBegan: Date) {
  const found = await findBrought(db, place, actor);
  if (!found) return null;
  const { session, turn } = found;
  const { sessionId } = place;
  const owner =
    session.userId === null
      ? ({ kind: 'session', id: sessionId } as const)
      : ({ kind: 'user', id: session.userId } as const);
  const of = turn.rewordOf ?? turn.id;
  const [newest, asked, brought, times, freeToday] = await Promise.all([
    db.prisma.message.findFirst({
      where: { sessionId, sender: 'ai', replacedBy: null },
      orderBy: { seq: 'desc' },
      select: { id: true },
    }),
    db.prisma.message.findFirst({
      where: { sessionId, sender: 'user' },
      orderBy: { seq: 'desc' },
      select: { ...MESSAGE_COLUMNS, seq: true },
    }),
    db.prisma.message.findMany({ where: { id: { in: turn.messageIds } }, orderBy: { seq: 'asc' } }),
    db.prisma.chatTurn.count({ where: { rewordOf: of, state: 'answered' } }),
    db.prisma.chatTurn.count({
      where: {
        ...{ ownerId: owner.id, rewordOf: { not: null }, cost: 0, free: false },
        ...{ state: { not: 'failed' }, createdAt: { gte: dayBegan } },
      },
    }),
  ]);
  const spoken = brought.filter((one) => one.sender === 'ai');
  const { seq: askedSeq, ...message } = asked ?? { seq: found.seq };
  const [said] = 'id' in message ? await withQuotes(db, await withPictures(db, [toMessageRow(message)])) : [];
  return {
    ...{ of, owner, chatType: session.chatType, times, freeToday },
    messagesLeft: session.user?.messageBalance ?? session.messagesLeft,
    /** Nothing was said after it. */
    isNewest: newest !== null && turn.messageIds.includes(newest.id) && askedSeq < found.seq,
    /** A model wrote it to a message: only such a turn was reserved by a process. Not a welcome, our own words or helplines. */
    isCompanions:
      turn.kind === 'message' &&
      turn.processId !== null &&
      brought.every((one) => one.messageType !== 'crisis_support'),
    /** It belongs to a talk in a crisis. */
    inCare: turn.free,
    /** What it answers; undefined when its person has deleted those words. */
    message: said?.isRemoved ? undefined : said,
    reply: {
      messages: spoken.map(({ id, seq }) => ({ id, seq: String(seq) })),
      words: spoken
        .filter((one) => one.messageType === 'text' && one.removedAt === null)
        .map((one) => one.content),
    } satisfies RewordedReply,
  };
}

/** The messages in whose place a turn's reply stands. */
export async function findReplaced(db: Runner, sessionId: string, turnId: string): Promise<string[]> {
  const replaced = await db.prisma.message.findMany({
    where: { sessionId, replacedBy: turnId },
    orderBy: { seq: 'asc' },
    select: { id: true },
  });
  return replaced.map(({ id }) => id);
}

/** Whether a reply is no longer the newest since it was looked up, or what it answers was deleted. */
export async function isOvertaken(
  db: Runner,
  sessionId: string,
  { messages }: RewordedReply,
): Promise<boolean> {
  const [asked, replaced] = await Promise.all([
    db.prisma.message.findFirst({
      where: { sessionId, sender: 'user' },
      orderBy: { seq: 'desc' },
      select: { seq: true, removedAt: true },
    }),
    db.prisma.message.findFirst({
      where: { sessionId, id: { in: messages.map(({ id }) => id) }, replacedBy: { not: null } },
      select: { id: true },
    }),
  ]);
  if (!asked || asked.removedAt !== null || replaced) return true;
  return asked.seq > BigInt(messages[0]?.seq ?? 0);
}

/**
 * Stores a reply in the place of another one and makes its charge final: what it replaces is out of the chat, the search and the
 * talk, and what was remembered of it goes.
 * @returns false when the reservation was given back meanwhile, or something was said after the reply
 */
export function replaceReply(
  db: Db,
  { turnId, sessionId }: { turnId: string; sessionId: string },
  answer: TurnAnswer,
  reply: RewordedReply,
  now: Date,
): Promise<boolean> {
  const replace = () =>
    db.transaction(async (tx) => {
      // Whoever writes in the chat, our own words included, waits for the row of the session, or was first.
      const [pending] = await lockPendingTurn.run({ turnId }, tx);
      if (!pending || (await isOvertaken(tx, sessionId, reply))) return false;
      await tx.prisma.message.updateMany({
        where: { sessionId, id: { in: reply.messages.map(({ id }) => id) }, removedAt: null },
        data: { removedAt: now },
      });
      await tx.prisma.message.updateMany({
        where: { sessionId, id: { in: reply.messages.map(({ id }) => id) } },
        data: { replacedBy: turnId },
      });
      for (const { id, seq } of reply.messages) await forgetSaid(tx, { sessionId, messageId: id, seq }, now);
      return answerTurn(tx, turnId, answer, now);
    });
  return retryDeadlock(replace);
}
