/*
 * Invariants:
 * - A send costs one message, reserved before the model is asked, final only together with the stored reply, given
 *   back when no reply comes. A welcome, a crisis reply and a held chat cost nothing.
 * - One client message id has one answer, and a session has at most one send under way.
 * - No transaction is open while the model is asked.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { ChatModel } from '@/lib/ai/ports';
import { findPrompt } from '@/lib/ai/prompts/service';
import { CHAT_HELD, CRISIS_CARD, CRISIS_REPLY, MINOR_REPLY } from '@/lib/ai/safety/copy';
import { concernOf, languageOf } from '@/lib/ai/safety/rules';
import { composeReply, composeWelcome, type Talk } from '@/lib/ai/service';
import { findCharacter } from '@/lib/companions/service';
import { AppError } from '@/lib/kit/app-error';
import type { Answer, Parsed } from '@/lib/kit/endpoint';
import type { JobScope, Scope } from '@/lib/kit/scope';
import type { sendMessage as sendEndpoint, welcome as welcomeEndpoint } from '../contract';
import { IN_FLIGHT, RECHARGE_REQUIRED_MESSAGE, SEND_FAILED, SESSION_NOT_FOUND } from '../copy';
import { toMessage } from '../rules';
import { findMessages, type MessageRow } from '../store';
import { AWAIT_MAX_MS, AWAIT_STEP_MS } from './constants';
import { typingDelayMs } from './rules';
import * as store from './store';

type BrainScope = Scope & { chatModel: ChatModel };
type Sent = Answer<typeof sendEndpoint>;

const notFound = () => new AppError('not_found', SESSION_NOT_FOUND);
const failed = (cause?: unknown) => new AppError('provider_failed', SEND_FAILED, { cause, retryAfter: 5 });

function newMessage(
  sessionId: string,
  fields: Pick<MessageRow, 'sender' | 'content'> & Partial<MessageRow>,
  timestamp: Date,
): MessageRow {
  return { id: randomUUID(), sessionId, messageType: 'text', typingDelayMs: null, timestamp, ...fields };
}

function aiMessages(sessionId: string, bubbles: readonly string[], timestamp: Date): MessageRow[] {
  return bubbles.map((content) =>
    newMessage(sessionId, { sender: 'ai', content, typingDelayMs: typingDelayMs(content) }, timestamp),
  );
}

function sent(messages: readonly MessageRow[], messagesLeft: number): Sent {
  const userMessage = messages.find((one) => one.sender === 'user');
  const systemMessage = messages.find((one) => one.sender === 'system');
  if (!userMessage) throw new Error('A turn was stored without its message.');
  return {
    userMessage: toMessage(userMessage),
    aiMessages: messages.filter((one) => one.sender === 'ai').map(toMessage),
    rechargeRequired: systemMessage?.messageType === 'recharge_required',
    systemMessage: systemMessage && toMessage(systemMessage),
    messagesLeft,
  };
}

async function talkOf(scope: JobScope, session: store.TurnSession): Promise<Talk> {
  const companion = session.companionId === null ? null : await findCharacter(scope, session.companionId);
  const prompt = session.promptId === null ? null : await findPrompt(scope, session.promptId);
  if (!companion || !prompt) throw new Error('This session has no companion or no prompt any more.');
  return {
    companion,
    promptText: prompt.promptText,
    chatType: session.chatType,
    person: { name: session.personName, language: session.personLanguage },
    history: session.history,
  };
}

/** What another request made, or is making, of the same client message id; null when it failed. */
async function firstAnswer(
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

async function repeated(scope: Scope, key: store.TurnKey): Promise<Sent> {
  const before = await store.findTurn(scope.db, key.sessionId, key.clientMessageId, scope.actor);
  if (!before) throw new AppError('conflict', IN_FLIGHT);
  const turn = await firstAnswer(scope, key.sessionId, key.clientMessageId);
  if (!turn || turn.state === 'pending' || turn.kind !== 'message') throw failed();
  return sent(await findMessages(scope.db, turn.messageIds), turn.balanceAfter);
}

async function sendFree(
  scope: Scope,
  key: store.TurnKey,
  messages: MessageRow[],
  turn: { state: 'answered' | 'unfunded'; hold?: boolean },
): Promise<Sent> {
  const stored = await store.storeFreeTurn(scope.db, key, { hold: false, ...turn, messages }, scope.actor);
  if (stored.outcome === 'taken') return repeated(scope, key);
  if (stored.outcome !== 'unfunded') throw notFound();
  return sent(messages, stored.balance);
}

/** The answer of the safety rules, before and instead of the model; null when they have nothing to say. */
function safetyReply(
  scope: Scope,
  key: store.TurnKey,
  text: string,
): { messages: MessageRow[]; hold: boolean } | null {
  const concern = concernOf(text);
  if (concern === null) return null;
  const reply = (concern === 'crisis' ? CRISIS_REPLY : MINOR_REPLY)[languageOf(text)];
  const messages = aiMessages(key.sessionId, reply, scope.now());
  if (concern === 'crisis') {
    messages.push(
      newMessage(
        key.sessionId,
        { sender: 'system', content: CRISIS_CARD, messageType: 'crisis_support' },
        scope.now(),
      ),
    );
  }
  return { messages, hold: concern === 'minor' };
}

async function answerReserved(
  scope: BrainScope,
  key: store.TurnKey,
  compose: (talk: Talk) => Promise<string[]>,
  session: store.TurnSession,
  before: MessageRow[],
): Promise<MessageRow[]> {
  try {
    const bubbles = await compose(await talkOf(scope, session));
    const messages = [...before, ...aiMessages(key.sessionId, bubbles, scope.now())];
    if (await store.answerTurn(scope.db, key.turnId, messages, scope.now())) return messages;
  } catch (cause) {
    scope.log.warn({ reason: cause instanceof Error ? cause.name : 'unknown' }, 'reply failed');
    await store.releaseTurn(scope.db, key.turnId, scope.now());
    throw failed(cause);
  }
  throw failed();
}

/**
 * Sends one message and returns the companion's reply. Product description, "Chat"; docs/money.md.
 * @throws AppError `not_found`, `conflict` (a send is under way), `provider_failed` (nothing was charged)
 */
export async function sendMessage(scope: BrainScope, { body }: Parsed<typeof sendEndpoint>): Promise<Sent> {
  const now = scope.now();
  const key = {
    turnId: randomUUID(),
    sessionId: body.sessionId,
    clientMessageId: body.clientMessageId ?? randomUUID(),
    now,
  };
  const userMessage = newMessage(body.sessionId, { sender: 'user', content: body.content }, now);
  const safety = safetyReply(scope, key, body.content);
  if (safety)
    return sendFree(scope, key, [userMessage, ...safety.messages], { state: 'answered', hold: safety.hold });

  const reservation = await store.reserveTurn(scope.db, 'message', key, scope.actor);
  switch (reservation.outcome) {
    case 'not_found':
      throw notFound();
    case 'taken':
      return repeated(scope, key);
    case 'held':
      return sendFree(
        scope,
        key,
        [userMessage, newMessage(body.sessionId, { sender: 'system', content: CHAT_HELD }, now)],
        { state: 'answered' },
      );
    case 'unfunded': {
      const notice = {
        sender: 'system',
        content: RECHARGE_REQUIRED_MESSAGE,
        messageType: 'recharge_required',
      } as const;
      return sendFree(scope, key, [userMessage, newMessage(body.sessionId, notice, now)], {
        state: 'unfunded',
      });
    }
    case 'reserved': {
      const compose = (talk: Talk) => composeReply(scope.chatModel, talk, body.content, now);
      const messages = await answerReserved(scope, key, compose, reservation.session, [userMessage]);
      return sent(messages, reservation.balance);
    }
  }
}

/**
 * The companion's opening message, made once per session and free.
 * @throws AppError `not_found`, `provider_failed`
 */
export async function welcome(
  scope: BrainScope,
  { params }: Parsed<typeof welcomeEndpoint>,
): Promise<Answer<typeof welcomeEndpoint>> {
  const { sessionId } = params;
  const now = scope.now();
  // The session's own id stands for its one welcome, so that two tabs get the same.
  const key = { turnId: randomUUID(), sessionId, clientMessageId: sessionId, now };
  const reservation = await store.reserveTurn(scope.db, 'welcome', key, scope.actor);
  if (reservation.outcome === 'reserved') {
    const compose = (talk: Talk) => composeWelcome(scope.chatModel, talk, now);
    const messages = await answerReserved(scope, key, compose, reservation.session, []);
    return { aiMessages: messages.map(toMessage) };
  }
  if (reservation.outcome !== 'taken') throw notFound();
  const turn = await firstAnswer(scope, sessionId, sessionId);
  if (turn?.state !== 'answered') throw failed();
  return { aiMessages: (await findMessages(scope.db, turn.messageIds)).map(toMessage) };
}
