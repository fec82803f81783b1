import type { Actor, Runner } from '@/lib/kit/scope';
import type { Owner } from '@/lib/wallet/constants';
import { withPictures } from '../../pictures/showing/store';
import { withQuotes } from '../../quotes/store';
import { MESSAGE_COLUMNS, type MessageRow, toMessageRow } from '../../store';

/**
 * Lets the newest message of an owner wait for its answer, when it was sent at balance 0 and nothing was sent after it.
 * @param sessionId in this chat only; null = in whichever of theirs it is
 * @param since older ones are left alone
 */
export async function markWaiting(
  tx: Runner,
  owner: Owner,
  sessionId: string | null,
  { now, since }: { now: Date; since: Date },
): Promise<void> {
  const newest = await tx.prisma.chatTurn.findFirst({
    where: {
      ...{ kind: 'message', state: { not: 'failed' }, createdAt: { gt: since } },
      ...(sessionId !== null && { sessionId }),
      session: owner.kind === 'user' ? { userId: owner.id } : { id: owner.id, userId: null },
    },
    orderBy: { createdAt: 'desc' },
    select: { id: true, state: true },
  });
  if (newest?.state !== 'unfunded') return;
  await tx.prisma.chatTurn.updateMany({
    where: { id: newest.id, state: 'unfunded' },
    data: { state: 'waiting', settledAt: now },
  });
}

/**
 * Turns whose message waits for its answer, the longest waiting first.
 * @param triedBefore ones whose answer failed after this moment are left for a later look
 */
export async function findWaiting(db: Runner, triedBefore: Date, limit: number): Promise<string[]> {
  const turns = await db.prisma.chatTurn.findMany({
    where: { state: 'waiting' },
    orderBy: { settledAt: 'asc' },
    take: 4 * limit,
    select: { id: true, sessionId: true },
  });
  // Nobody waits at most looks.
  if (turns.length === 0) return [];
  const failed = await db.prisma.chatTurn.findMany({
    where: {
      ...{ state: 'failed', settledAt: { gt: triedBefore } },
      // By the index of sessions: no index holds failed turns by their client message id.
      sessionId: { in: turns.map((one) => one.sessionId) },
      clientMessageId: { in: turns.map((one) => one.id) },
    },
    select: { clientMessageId: true },
  });
  const resting = new Set(failed.map((one) => one.clientMessageId));
  return turns
    .map((one) => one.id)
    .filter((id) => !resting.has(id))
    .slice(0, limit);
}

/** A message that waits, where it belongs and to whom. */
export type Waiting = {
  sessionId: string;
  chatType: string;
  actor: Pick<Actor, 'userId' | 'visitorId'>;
  message: MessageRow;
  /** When the credit came that it waited for. */
  creditedAt: Date;
  /** Something was sent in its chat after it, or its person has deleted it. */
  isOvertaken: boolean;
};

/** What a waiting turn is about; null when it waits no more. */
export async function readWaiting(db: Runner, turnId: string): Promise<Waiting | null> {
  const turn = await db.prisma.chatTurn.findFirst({
    where: { id: turnId, state: 'waiting' },
    select: {
      ...{ sessionId: true, createdAt: true, settledAt: true, messageIds: true },
      session: { select: { userId: true, visitorId: true, chatType: true } },
    },
  });
  if (!turn?.settledAt) return null;
  const [message, later] = await Promise.all([
    db.prisma.message.findFirst({
      where: { id: { in: turn.messageIds }, sender: 'user' },
      select: MESSAGE_COLUMNS,
    }),
    db.prisma.chatTurn.findFirst({
      where: {
        ...{ sessionId: turn.sessionId, kind: 'message', state: { not: 'failed' } },
        ...{ createdAt: { gt: turn.createdAt }, clientMessageId: { not: turnId } },
      },
      select: { id: true },
    }),
  ]);
  if (!message) return null;
  const [quoted] = await withQuotes(db, await withPictures(db, [toMessageRow(message)]));
  if (!quoted) return null;
  const { sessionId, settledAt } = turn;
  const { chatType, ...actor } = turn.session;
  return {
    ...{ sessionId, chatType, actor, message: quoted, creditedAt: settledAt },
    isOvertaken: later !== null || message.removedAt !== null,
  };
}

/** Ends the waiting: the message was answered, or will not be. */
export async function endWaiting(db: Runner, turnId: string): Promise<void> {
  await db.prisma.chatTurn.updateMany({
    where: { id: turnId, state: 'waiting' },
    data: { state: 'unfunded' },
  });
}
