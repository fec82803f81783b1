import { createHash, randomUUID } from 'node:crypto';
import { MODEL_CALLS_MAX, TURN_CALLS_MAX, TURN_TIMEOUT_MS } from '@/lib/ai/constants';
import type { ReplyTurn } from '@/lib/ai/service';
import type { Outcome, Usage } from '@/lib/ai/usage/constants';
import type { EndedReply } from '@/lib/ai/watch/service';
import { type Deadline, deadlineIn } from '@/lib/kit/deadline';
import type { Answer } from '@/lib/kit/endpoint';
import { type Language, ownLanguage, replyLanguage } from '@/lib/language/rules';
import { MODERATION_CALLS_MAX } from '@/lib/safety/moderation/constants';
import { TYPING_DELAY_MAX_MS, TYPING_DELAY_MIN_MS } from '../constants';
import type { sendMessage as sendEndpoint } from '../contract';
import { RECHARGE_REQUIRED_MESSAGE } from '../copy';
import { toMessage } from '../rules';
import type { MessageRow } from '../store';
import { CHAT_CLOSED, DAY_SPENT_ALL, DAY_SPENT_PERSON } from '../talk/copy';
import type { FreeTurn } from './free/store';
import type { Refusal, TurnKey, TurnSession } from './store';

export type SendAnswer = Answer<typeof sendEndpoint>;

/**
 * One message, or one welcome, on its way to an answer: who it is, how long it may take in all, and what it may still ask of
 * providers. Made once, handed through every step, and ended in the end.
 */
export type Turn = TurnKey & ReplyTurn & Deadline;

/**
 * A person's message on its way to an answer. `isStored`: it was sent at balance 0, before its turn, or has a `reply` that is to
 * be said differently (./rewording).
 */
export type UserMessage = MessageRow & { isStored?: true; reply?: RewordedReply };

/** A stored reply that is said differently: its messages, and their words, oldest first. */
export type RewordedReply = { messages: readonly { id: string; seq: string }[]; words: readonly string[] };

const CACHE_KEY_CHARS = 24;

/** A turn that begins now. `end` it when it is over: that stops its clock. */
export function beginTurn(sessionId: string, clientMessageId: string, now: Date): Turn {
  return {
    turnId: randomUUID(),
    sessionId,
    clientMessageId,
    now,
    startedAt: performance.now(),
    cacheKey: createHash('sha256').update(sessionId).digest('base64url').slice(0, CACHE_KEY_CHARS),
    ...deadlineIn(TURN_TIMEOUT_MS),
    calls: { left: TURN_CALLS_MAX },
    modelCalls: { left: MODEL_CALLS_MAX },
    moderationCalls: { left: MODERATION_CALLS_MAX },
    spent: { model: '', promptVersion: null, promptTokens: 0, completionTokens: 0, tries: 0 },
    last: { asked: null, cachedTokens: 0 },
  };
}

/** What a turn has cost until now. */
export function usageOf({ spent, startedAt }: Turn, outcome: Outcome): Usage {
  return { ...spent, latencyMs: Math.round(performance.now() - startedAt), outcome };
}

/** The same for signals. @param failure null for a turn that was answered */
export function endedReply(
  { spent, last, startedAt }: Turn,
  outcome: EndedReply['outcome'],
  failure: EndedReply['failure'] = null,
): EndedReply {
  const { promptTokens, completionTokens } = spent;
  return { outcome, ...last, tookMs: performance.now() - startedAt, promptTokens, completionTokens, failure };
}

/** Characters a person types in a second on a phone; graphemes cost more in Devanagari than code units tell. */
const CHARS_PER_SECOND = 18;

/** ms a companion "types" a bubble: the time it would take, from 1500 to 6000 (docs/decisions.md, "Chat"). */
export function typingDelayMs(bubble: string): number {
  const typed = Math.round((bubble.length / CHARS_PER_SECOND) * 1000);
  return Math.min(TYPING_DELAY_MAX_MS, Math.max(TYPING_DELAY_MIN_MS, typed));
}

export function newMessage(
  sessionId: string,
  fields: Pick<MessageRow, 'sender' | 'content'> & Partial<MessageRow>,
  timestamp: Date,
): MessageRow {
  return { id: randomUUID(), sessionId, messageType: 'text', typingDelayMs: null, timestamp, ...fields };
}

/** A companion's words as messages, each with the time it takes to type them. */
export function newBubbles(sessionId: string, bubbles: readonly string[], timestamp: Date): MessageRow[] {
  return bubbles.map((content) =>
    newMessage(sessionId, { sender: 'ai', content, typingDelayMs: typingDelayMs(content) }, timestamp),
  );
}

/** A companion's picture as a message. */
export const newPicture = (sessionId: string, src: string, timestamp: Date): MessageRow =>
  newMessage(
    sessionId,
    { sender: 'ai', content: src, messageType: 'image', typingDelayMs: typingDelayMs('') },
    timestamp,
  );

/**
 * The answer to a send, made of the messages that were stored for it.
 * @param turn.free free because of a crisis that is near
 * @param turn.isMinor the person is held as a minor
 * @param closed why nothing more can be sent here; null while the chat is open
 */
export function toSendAnswer(
  messages: readonly MessageRow[],
  { messagesLeft, free, isMinor = false }: { messagesLeft: number; free: boolean; isMinor?: boolean },
  closed: string | null = null,
): SendAnswer {
  const userMessage = messages.find((one) => one.sender === 'user');
  const systemMessage = messages.find((one) => one.sender === 'system');
  if (!userMessage) throw new Error('A turn was stored without its message.');
  return {
    userMessage: toMessage(userMessage),
    aiMessages: messages.filter((one) => one.sender === 'ai').map(toMessage),
    rechargeRequired: systemMessage?.messageType === 'recharge_required',
    systemMessage: systemMessage && toMessage(systemMessage),
    messagesLeft,
    crisis: systemMessage?.messageType === 'crisis_support',
    free,
    closed,
    ...(isMinor && { held: 'minor' }),
  };
}

/** The language of the product's own notes: that of the newest message of the person which shows one. */
export function noteLanguage(session: TurnSession | null, text: string): Language {
  const theirs = (session?.history ?? []).filter((one) => one.sender === 'user').map((one) => one.content);
  return ownLanguage(replyLanguage([...theirs, text], session?.personLanguage ?? null));
}

/** What the product says instead of a reply, and how the turn ends. */
export type Notice = Pick<MessageRow, 'content'> & {
  messageType?: MessageRow['messageType'];
  state?: FreeTurn['state'];
};

/** What the product says when a message gets no reply. */
export function refusalNotice(
  outcome: Exclude<Refusal, 'talked_long'>,
  session: TurnSession,
  content: string,
): Notice {
  const language = noteLanguage(session, content);
  if (outcome === 'held') return { content: CHAT_CLOSED[language] };
  if (outcome === 'over_budget') return { content: DAY_SPENT_PERSON[language] };
  if (outcome === 'day_spent') return { content: DAY_SPENT_ALL[language] };
  return { content: RECHARGE_REQUIRED_MESSAGE, messageType: 'recharge_required', state: 'unfunded' };
}
