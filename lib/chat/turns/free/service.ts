/*
 * Answers that cost nothing and need no model: the caring reply, a held chat, a notice of the product; and the answer of
 * a message that was sent before.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '@/lib/kit/app-error';
import type { Answer } from '@/lib/kit/endpoint';
import type { Scope } from '@/lib/kit/scope';
import { detectLanguage } from '@/lib/language/rules';
import { CRISIS_CARD, CRISIS_REPLY, MINOR_REPLY, REFUSED_REPLY } from '@/lib/safety/copy';
import type { Concern } from '@/lib/safety/events/constants';
import type { sendMessage as sendEndpoint } from '../../contract';
import { IN_FLIGHT, SEND_FAILED, SESSION_NOT_FOUND } from '../../copy';
import { toMessage } from '../../rules';
import { closedNote } from '../../service';
import { findMessages, type MessageRow } from '../../store';
import { AWAIT_MAX_MS, AWAIT_STEP_MS } from '../constants';
import { typingDelayMs } from '../rules';
import * as store from '../store';
import { type FreeTurn, storeFreeTurn } from './store';

export type Sent = Answer<typeof sendEndpoint>;

export const notFound = () => new AppError('not_found', SESSION_NOT_FOUND);
export const failed = (cause?: unknown) =>
  new AppError('provider_failed', SEND_FAILED, { cause, retryAfter: 5 });

export function newMessage(
  sessionId: string,
  fields: Pick<MessageRow, 'sender' | 'content'> & Partial<MessageRow>,
  timestamp: Date,
): MessageRow {
  return { id: randomUUID(), sessionId, messageType: 'text', typingDelayMs: null, timestamp, ...fields };
}

export function aiMessages(sessionId: string, bubbles: readonly string[], timestamp: Date): MessageRow[] {
  return bubbles.map((content) =>
    newMessage(sessionId, { sender: 'ai', content, typingDelayMs: typingDelayMs(content) }, timestamp),
  );
}

/** @param closed why nothing more can be sent here; null while the chat is open */
export function sent(
  messages: readonly MessageRow[],
  messagesLeft: number,
  closed: string | null = null,
): Sent {
  const userMessage = messages.find((one) => one.sender === 'user');
  const systemMessage = messages.find((one) => one.sender === 'system');
  if (!userMessage) throw new Error('A turn was stored without its message.');
  return {
    userMessage: toMessage(userMessage),
    aiMessages: messages.filter((one) => one.sender === 'ai').map(toMessage),
    rechargeRequired: systemMessage?.messageType === 'recharge_required',
    systemMessage: systemMessage && toMessage(systemMessage),
    messagesLeft,
    closed,
  };
}

/** What another request made, or is making, of the same client message id; null when it failed. */
export async function firstAnswer(
  scope: Scope,
  sessionId: string,
  clientMessageId: string,
): Promise<store.TurnRow | null> {
  const deadline = performance.now() + AWAIT_MAX_MS;
  for (;;) {
    const turn = await store.findTurn(scope.db, sessionId, clientMessageId, scope.actor);
    if (turn?.state !== 'pending' || performance.now() > deadline) return turn;
    await wait(AWAIT_STEP_MS);
  }
}

export async function repeated(scope: Scope, key: store.TurnKey): Promise<Sent> {
  const before = await store.findTurn(scope.db, key.sessionId, key.clientMessageId, scope.actor);
  if (!before) throw new AppError('conflict', IN_FLIGHT);
  const turn = await firstAnswer(scope, key.sessionId, key.clientMessageId);
  if (!turn || turn.state === 'pending' || turn.kind !== 'message') throw failed();
  const closed = turn.held ? await closedNote(scope, key.sessionId) : null;
  return sent(await findMessages(scope.db, turn.messageIds), turn.balanceAfter, closed);
}

async function sendFree(
  scope: Scope,
  key: store.TurnKey,
  messages: MessageRow[],
  turn: Partial<FreeTurn> & Pick<FreeTurn, 'state'>,
  instead?: string,
): Promise<Sent> {
  const free = { hold: false, crisis: false, finding: null, ...turn, messages };
  const stored = await storeFreeTurn(scope.db, key, free, scope.actor, instead);
  if (stored.outcome === 'taken') return repeated(scope, key);
  if (stored.outcome !== 'stored') throw notFound();
  const closed = free.hold || stored.held ? await closedNote(scope, key.sessionId) : null;
  return sent(messages, stored.balance, closed);
}

const CONCERN_REPLY = { crisis: CRISIS_REPLY, minor: MINOR_REPLY, refused: REFUSED_REPLY };

/**
 * The answer of the safety rules, instead of the model's: free, noted once, and for a crisis with the card.
 * @param instead the reserved turn it takes the place of, which is given back
 */
export async function sendCare(
  scope: Scope,
  key: store.TurnKey,
  userMessage: MessageRow,
  finding: Concern,
  instead?: string,
): Promise<Sent> {
  const language = detectLanguage(userMessage.content) ?? 'en';
  const words = CONCERN_REPLY[finding.kind][language];
  const messages = [userMessage, ...aiMessages(key.sessionId, words, scope.now())];
  const crisis = finding.kind === 'crisis';
  if (crisis) messages.push(crisisCard(key.sessionId, CRISIS_CARD[language], scope.now()));
  return sendFree(scope, key, messages, { state: 'answered', hold: !crisis, crisis, finding }, instead);
}

const crisisCard = (sessionId: string, content: string, now: Date) =>
  newMessage(sessionId, { sender: 'system', content, messageType: 'crisis_support' }, now);

/** What the product says instead of a reply, and how the turn ends. */
export type Notice = [words: Pick<MessageRow, 'content'> & Partial<MessageRow>, state?: FreeTurn['state']];

/** A message that gets a notice of the product instead of a reply, and costs nothing. */
export function sendNotice(
  scope: Scope,
  key: store.TurnKey,
  userMessage: MessageRow,
  ...[words, state = 'answered']: Notice
): Promise<Sent> {
  const message = newMessage(key.sessionId, { sender: 'system', ...words }, key.now);
  return sendFree(scope, key, [userMessage, message], { state });
}
