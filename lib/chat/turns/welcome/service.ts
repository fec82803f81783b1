/*
 * Invariants:
 * - A session has one welcome, however many tabs ask for it, and it is free.
 * - The model writes it for whoever has messages left, as one of the person's replies of the day, and of the day's free replies where
 *   nothing was bought; for everybody else a companion says what is written for it (content/welcomes.ts).
 * - The first visit hours or days after a crisis begins with a question how the person is, once, whether or not a model answers.
 */
import { randomUUID } from 'node:crypto';
import { findDayBudget } from '@/lib/ai/usage/service';
import type { Answer, Input } from '@/lib/kit/endpoint';
import type { Scope } from '@/lib/kit/scope';
import { ownLanguage, replyLanguage } from '@/lib/language/rules';
import { heldAsMinor } from '@/lib/users/age-hold/service';
import { suspended } from '@/lib/users/suspensions/service';
import { typeClosed } from '../../closing/rules';
import { closedNote } from '../../closing/service';
import type { welcome as welcomeEndpoint } from '../../contract';
import { toMessage } from '../../rules';
import { findChatType, findCompanionName, findMessages, listMessages, type MessageRow } from '../../store';
import { TYPE_CLOSED } from '../../talk/copy';
import { writeCare } from '../care/service';
import { claimCheckIn } from '../care/store';
import { replyFailed, sessionNotFound, waitForTurn } from '../free/service';
import { type FreeTurn, storeFreeTurn } from '../free/store';
import { releaseOnFailure } from '../liveness/service';
import { beginTurn, newBubbles, noteLanguage, type Turn } from '../rules';
import { answerReserved, type ReplyScope } from '../service';
import { reserveTurn, type TurnKey, type TurnSession } from '../store';
import { writtenWelcome } from './rules';

type Welcome = Answer<typeof welcomeEndpoint>;

/**
 * The companion's opening message, made once per session and free.
 * @throws AppError `not_found`, `not_allowed` (held as a minor, suspended, or a kind that is switched off), `provider_failed`
 */
export async function welcome(
  scope: ReplyScope,
  { sessionId }: Input<typeof welcomeEndpoint>,
): Promise<Welcome> {
  // The session's own id stands for its one welcome, so that two tabs get the same.
  const turn = beginTurn(sessionId, sessionId, scope.now());
  try {
    return await greet(scope, turn);
  } finally {
    turn.end();
  }
}

async function greet(scope: ReplyScope, turn: Turn): Promise<Welcome> {
  const { sessionId } = turn;
  const chatType = scope.closedChatTypes.length > 0 && (await findChatType(scope.db, sessionId, scope.actor));
  if (chatType && scope.closedChatTypes.includes(chatType))
    throw typeClosed(await closedNote(scope, sessionId, TYPE_CLOSED));
  const after = await claimCheckIn(scope.db, sessionId, scope.actor, turn.now);
  const budget = await findDayBudget(scope, scope.budgets, turn.now);
  const reservation = await reserveTurn(
    scope.db,
    'welcome',
    { ...turn, processId: scope.processId },
    scope.actor,
    budget,
  );
  if (reservation.outcome === 'reserved') {
    const { session } = reservation;
    return releaseOnFailure(scope, turn, async () => {
      if (!reservation.modelAllowed) return greetUnasked(scope, turn, session, after !== null);
      const answer = await answerReserved(scope, turn, session, null, null, after).catch((cause: unknown) => {
        if (after === null) throw cause;
        return null;
      });
      if (Array.isArray(answer)) return { aiMessages: answer.map(toMessage) };
      if (after === null) throw replyFailed();
      return askHowTheyAre(scope, { ...turn, turnId: randomUUID() }, turn.turnId);
    });
  }
  if (reservation.outcome === 'minor') throw heldAsMinor();
  if (reservation.outcome === 'suspended') throw suspended();
  if (reservation.outcome !== 'taken') throw sessionNotFound();
  // A chat that has its welcome already is visited again.
  if (after !== null)
    return askHowTheyAre(scope, { ...turn, turnId: randomUUID(), clientMessageId: randomUUID() });
  const first = await waitForTurn(scope, sessionId, sessionId);
  if (first?.state !== 'answered') throw replyFailed();
  return { aiMessages: (await findMessages(scope.db, first.messageIds)).map(toMessage) };
}

/** A welcome without a model: what is written for the companion; to somebody who was in a crisis of late our own question. */
async function greetUnasked(
  scope: Scope,
  turn: Turn,
  session: TurnSession,
  checksIn: boolean,
): Promise<Welcome> {
  const key = { ...turn, turnId: randomUUID() };
  if (checksIn || session.care !== null) return askHowTheyAre(scope, key, turn.turnId);
  const { companionId, chatType } = session;
  const companionName = await findCompanionName(scope.db, turn.sessionId);
  const bubbles = writtenWelcome({ companionId, companionName, chatType }, noteLanguage(session, ''));
  return sayUnasked(scope, key, newBubbles(turn.sessionId, bubbles, scope.now()), turn.turnId);
}

/** Our own question how the person is, in the language they write here. */
async function askHowTheyAre(scope: Scope, key: TurnKey, replacedTurnId?: string): Promise<Welcome> {
  const said = await listMessages(scope.db, key.sessionId);
  const theirs = said.filter((one) => one.sender === 'user').map((one) => one.content);
  const language = ownLanguage(replyLanguage(theirs, null));
  const messages = await writeCare(scope, key, { moment: 'check_in', language });
  return sayUnasked(scope, key, messages, replacedTurnId);
}

/** Stores an opening message of ours. @param replacedTurnId the reserved turn whose place it takes */
async function sayUnasked(
  scope: Scope,
  key: TurnKey,
  messages: MessageRow[],
  replacedTurnId?: string,
): Promise<Welcome> {
  const turn: FreeTurn = {
    ...{ kind: 'welcome', state: 'answered', messages },
    ...{ finding: null, hold: false, crisis: null, safe: false },
  };
  const stored = await storeFreeTurn(scope.db, key, turn, scope.actor, { instead: replacedTurnId });
  if (stored.outcome !== 'stored') throw sessionNotFound();
  return { aiMessages: messages.map(toMessage) };
}
