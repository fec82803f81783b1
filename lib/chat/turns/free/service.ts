/*
 * Answers that cost nothing and need no model: the caring reply, a closed chat, a notice of the product; and the answer of
 * a message that was sent before.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '@/lib/kit/app-error';
import type { Runner, Scope } from '@/lib/kit/scope';
import { detectLanguage, type Language, ownLanguage } from '@/lib/language/rules';
import type { CareMoment } from '@/lib/safety/care/words/rules';
import { MINOR_REPLY, REFUSED_REPLY } from '@/lib/safety/copy';
import type { Concern } from '@/lib/safety/events/constants';
import type { TalkLine } from '@/lib/safety/judgement/rules';
import { type JudgeScope, judgeUnanswered } from '@/lib/safety/moderation/service';
import type { NoteHeld } from '@/lib/users/age-hold/ports';
import { findHold, holdPerson, refuseMinor } from '@/lib/users/age-hold/service';
import { closedNote } from '../../closing/service';
import { IN_FLIGHT, SEND_FAILED, SESSION_NOT_FOUND } from '../../copy';
import { findMessages, findSessionUser, type MessageRow } from '../../store';
import { writeCare } from '../care/service';
import { AWAIT_MAX_MS, AWAIT_STEP_MS } from '../constants';
import {
  type Notice,
  newBubbles,
  newMessage,
  noteLanguage,
  type SendAnswer,
  type Turn,
  toSendAnswer,
} from '../rules';
import * as store from '../store';
import { type FreeTurn, storeFreeTurn, type Together } from './store';

export type HoldScope = Scope & { noteHeld: NoteHeld };

export const sessionNotFound = () => new AppError('not_found', SESSION_NOT_FOUND);
export const replyFailed = (cause?: unknown) =>
  new AppError('provider_failed', SEND_FAILED, { cause, retryAfter: 5 });

/** The turn of a client message id, once another request has finished it; null when that failed. */
export async function waitForTurn(
  scope: Scope,
  sessionId: string,
  clientMessageId: string,
): Promise<store.TurnRow | null> {
  const until = performance.now() + AWAIT_MAX_MS;
  for (;;) {
    const turn = await store.findTurn(scope.db, sessionId, clientMessageId, scope.actor);
    if (turn?.state !== 'pending' || performance.now() > until) return turn;
    await wait(AWAIT_STEP_MS);
  }
}

/**
 * The answer that the first send of a client message id got.
 * @throws AppError `conflict` when the session is busy with another message, `provider_failed` when the first send failed
 */
export async function repeatAnswer(scope: Scope, key: store.TurnKey): Promise<SendAnswer> {
  const before = await store.findTurn(scope.db, key.sessionId, key.clientMessageId, scope.actor);
  if (!before) throw new AppError('conflict', IN_FLIGHT);
  const turn = await waitForTurn(scope, key.sessionId, key.clientMessageId);
  if (!turn || turn.state === 'pending' || turn.kind !== 'message' || turn.rewordOf !== null)
    throw replyFailed();
  const isMinor = (await findHold(scope)) !== null;
  const closed = turn.held || isMinor ? await closedNote(scope, key.sessionId) : null;
  const { balanceAfter: messagesLeft, free } = turn;
  return toSendAnswer(await findMessages(scope.db, turn.messageIds), { messagesLeft, free, isMinor }, closed);
}

/**
 * Lets nobody on who is held as a minor; a message that was answered before the hold keeps its answer.
 * @throws AppError `not_allowed` with `held: 'minor'`
 */
export async function refuseHeld(scope: Scope, key: store.TurnKey): Promise<SendAnswer> {
  if (await store.findTurn(scope.db, key.sessionId, key.clientMessageId, scope.actor))
    return repeatAnswer(scope, key);
  await refuseMinor(scope);
  throw sessionNotFound();
}

/** Stores an answer that costs nothing, and returns it. @throws as `refuseHeld` */
export async function answerFree(
  scope: Scope,
  key: store.TurnKey,
  messages: MessageRow[],
  turn: Partial<FreeTurn> & Pick<FreeTurn, 'state'>,
  { isMinor = false, ...together }: Together & { isMinor?: boolean } = {},
): Promise<SendAnswer> {
  const whole: FreeTurn = {
    ...{ kind: 'message', hold: false, crisis: null, safe: false, finding: null },
    ...turn,
    messages,
  };
  const stored = await storeFreeTurn(scope.db, key, whole, scope.actor, together);
  if (stored.outcome === 'taken') return repeatAnswer(scope, key);
  if (stored.outcome !== 'stored') return refuseHeld(scope, key);
  if (isMinor) scope.log.security('role_changed', { reason: 'held minor' });
  const closed = isMinor || whole.hold || stored.held ? await closedNote(scope, key.sessionId) : null;
  return toSendAnswer(messages, { messagesLeft: stored.balance, free: stored.free, isMinor }, closed);
}

/** Holds the caller as a minor, and asks for what they bought and have not used. */
function holdAsMinor(scope: HoldScope, { sessionId, now }: store.TurnKey) {
  return async (tx: Runner) => {
    const userId = await findSessionUser(tx, sessionId);
    const names = { userId, visitorId: scope.actor.visitorId };
    await holdPerson(tx, names, sessionId, now);
    await scope.noteHeld(tx, names, now);
  };
}

const STOPPING_REPLY = { minor: MINOR_REPLY, refused: REFUSED_REPLY };

/** How somebody is answered by our own words. */
export type CareOptions = {
  /** The reserved turn whose place it takes, and which is given back. */
  replacedTurnId?: string | undefined;
  /** Of the answer; unset = the message's own. */
  language?: Language;
  /** The person cannot speak on the phone. */
  cannotCall?: boolean;
  /** The message says that the person is under 18, whatever else it says. */
  isMinor?: boolean;
};

const languageOf = (userMessage: MessageRow, { language }: CareOptions) =>
  language ?? ownLanguage(detectLanguage(userMessage.content));

/** The answer of the safety rules instead of the companion's: free, noted once, and for a crisis with the lines of its kind. */
export async function answerWithCare(
  scope: HoldScope,
  key: store.TurnKey,
  userMessage: MessageRow,
  finding: Concern,
  options: CareOptions = {},
): Promise<SendAnswer> {
  const { replacedTurnId: instead, cannotCall = false } = options;
  const isMinor = finding.kind === 'minor' || finding.isMinor === true || options.isMinor === true;
  const together = { instead, isMinor, noteAge: isMinor ? holdAsMinor(scope, key) : undefined };
  const language = languageOf(userMessage, options);
  const { words, fields } = await findCareWords(scope, key, finding, { language, cannotCall });
  return answerFree(scope, key, [userMessage, ...words], fields, together);
}

/** The words of the safety rules for a concern, and what is noted with them. */
export async function findCareWords(
  scope: Scope,
  key: store.TurnKey,
  finding: Concern,
  { language, cannotCall }: { language: Language; cannotCall: boolean },
) {
  if (finding.kind === 'crisis') {
    const { crisis } = finding;
    const words = await writeCare(scope, key, { sign: crisis, language, cannotCall });
    return { words, fields: { state: 'answered', crisis, finding } as const };
  }
  const words = newBubbles(key.sessionId, STOPPING_REPLY[finding.kind][language], scope.now());
  return { words, fields: { state: 'answered', hold: finding.kind === 'refused', finding } as const };
}

/**
 * Help in the place of a reply whose message is stored already, free of charge.
 * @throws AppError `conflict` when this client message id has an answer, `not_found`
 */
export async function storeCareInstead(
  scope: Scope,
  turn: store.TurnKey,
  session: store.TurnSession,
  concern: Concern,
) {
  const language = noteLanguage(session, '');
  const { words, fields } = await findCareWords(scope, turn, concern, { language, cannotCall: false });
  const key = { ...turn, turnId: randomUUID() };
  const whole = {
    kind: 'message',
    hold: false,
    crisis: null,
    safe: false,
    ...fields,
    messages: words,
  } as const;
  const stored = await storeFreeTurn(scope.db, key, whole, scope.actor, { instead: turn.turnId });
  if (stored.outcome === 'taken') throw new AppError('conflict', IN_FLIGHT);
  if (stored.outcome !== 'stored') throw sessionNotFound();
  return { words, ...stored };
}

/** Our own words for a moment of a crisis that was heard before. */
export async function answerInCare(
  scope: Scope,
  key: store.TurnKey,
  userMessage: MessageRow,
  moment: Exclude<CareMoment, 'first'>,
  options: CareOptions = {},
): Promise<SendAnswer> {
  const words = await writeCare(scope, key, { moment, language: languageOf(userMessage, options) });
  const turn = { state: 'answered', safe: moment === 'safe_again' } as const;
  return answerFree(scope, key, [userMessage, ...words], turn, { instead: options.replacedTurnId });
}

/**
 * The answer where no reply will come: help, when a judge finds that the message asks for it, otherwise the notice.
 * @param history the talk before the message, oldest first
 */
export async function answerWithNotice(
  scope: JudgeScope & HoldScope,
  turn: Turn,
  userMessage: MessageRow,
  { state = 'answered', ...words }: Notice,
  history: readonly TalkLine[] = [],
): Promise<SendAnswer> {
  if (await store.findTurn(scope.db, turn.sessionId, turn.clientMessageId, scope.actor))
    return repeatAnswer(scope, turn);
  const concern = await judgeUnanswered(scope, turn, [
    ...history,
    { sender: 'user', content: userMessage.content },
  ]);
  if (concern) return answerWithCare(scope, turn, userMessage, concern);
  const notice = newMessage(turn.sessionId, { sender: 'system', ...words }, turn.now);
  return answerFree(scope, turn, [userMessage, notice], { state });
}
