/*
 * Invariants:
 * - A message that was sent at balance 0 is answered by itself after a purchase, once and charged once: its turn's id is the
 *   client message id of the turn that answers it, however many processes look.
 * - Whoever has written on in the chat meanwhile is answered to that; the older message then waits no more.
 * - An answer that fails is given back and tried again for some minutes; after them the person asks anew.
 */
import { findDayBudget } from '@/lib/ai/usage/service';
import type { Runner } from '@/lib/kit/scope';
import type { Owner } from '@/lib/wallet/constants';
import { spoken } from '../../pictures/rules';
import { storeCareInstead } from '../free/service';
import { releaseOnFailure } from '../liveness/service';
import { beginTurn, type Turn } from '../rules';
import { answerReserved, type ReplyScope } from '../service';
import { findTurn, reserveTurn, type TurnSession } from '../store';
import { TRIED_FOR_MS, WAITS_MAX_MS } from './constants';
import * as store from './store';

/**
 * Part of a credit: the newest message of its owner, sent at balance 0, waits for its answer from now on.
 * @param sessionId the chat that was paid for; null = whichever it was sent in
 */
export function noteCredit(tx: Runner, owner: Owner, sessionId: string | null, now: Date): Promise<void> {
  const since = new Date(now.getTime() - WAITS_MAX_MS);
  return store.markWaiting(tx, owner, sessionId, { now, since });
}

/** What a reply needs, without a caller. */
export type WaitingScope = Omit<ReplyScope, 'actor' | 'identify' | 'forget' | 'forgetPages'>;

/** Whose message it is, as if they sent it now: nobody is there to get a cookie. */
const scopeFor = (scope: WaitingScope, actor: store.Waiting['actor']): ReplyScope => ({
  ...scope,
  actor: {
    ...actor,
    ...{ sessionId: null, authenticatedAt: null, lock: 'off', userAgent: null, ipAddress: '', origin: '' },
  },
  identify: () => false,
  forget: () => undefined,
  forgetPages: () => undefined,
});

/** Answers one waiting message, or leaves it for a later look. Nothing is thrown: the next look knows. */
export async function answerWaiting(scope: WaitingScope, waitingId: string): Promise<void> {
  const waiting = await store.readWaiting(scope.db, waitingId);
  if (!waiting) return;
  const { sessionId, chatType, actor, message, creditedAt, isOvertaken } = waiting;
  const isLate = scope.now().getTime() - creditedAt.getTime() > TRIED_FOR_MS;
  if (isOvertaken || isLate) {
    await store.endWaiting(scope.db, waitingId);
    return;
  }
  // Its kind of chat was switched off meanwhile: it may come back before the waiting ends.
  if (scope.closedChatTypes.some((closed) => closed === chatType)) return;
  const turn = beginTurn(sessionId, waitingId, scope.now());
  try {
    if (await answerStored(scopeFor(scope, actor), turn, message))
      await store.endWaiting(scope.db, waitingId);
  } catch (cause) {
    scope.log.warn({ reason: cause instanceof Error ? cause.name : 'unknown' }, 'a message waits on');
  } finally {
    turn.end();
  }
}

/** @returns whether the message waits no more */
async function answerStored(
  scope: ReplyScope,
  turn: Turn,
  message: store.Waiting['message'],
): Promise<boolean> {
  const reservation = await reserveTurn(
    scope.db,
    'message',
    { ...turn, processId: scope.processId },
    scope.actor,
    await findDayBudget(scope, scope.budgets, turn.now),
  );
  if (reservation.outcome === 'taken') {
    const before = await findTurn(scope.db, turn.sessionId, turn.clientMessageId, scope.actor);
    return before?.state === 'answered';
  }
  if (reservation.outcome !== 'reserved') return true;
  const session = beforeMessage(reservation.session, message.content);
  await releaseOnFailure(scope, turn, async () => {
    const answer = await answerReserved(scope, turn, session, { ...message, isStored: true }, null);
    if (!Array.isArray(answer)) await storeCareInstead(scope, turn, session, answer);
  });
  return true;
}

/** The talk up to the waiting message, which the history ends with. */
function beforeMessage(session: TurnSession, content: string): TurnSession {
  const last = session.history.at(-1);
  const isLast = last?.sender === 'user' && last.content === spoken(content);
  return isLast ? { ...session, history: session.history.slice(0, -1) } : session;
}
