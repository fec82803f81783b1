/*
 * Invariants:
 * - A send costs one message, reserved before the model is asked, final only together with the stored reply, given
 *   back when no reply comes. A welcome, a crisis reply and a held chat cost nothing.
 * - One client message id has one answer, and a session has at most one send under way.
 * - No transaction is open while the model is asked.
 */
import { randomUUID } from 'node:crypto';
import { type GuardPorts, guardReply } from '@/lib/ai/guard/service';
import { picturesLeft, picturesOf } from '@/lib/ai/pictures/rules';
import { mayShare } from '@/lib/ai/pictures/service';
import { findPrompt } from '@/lib/ai/prompts/service';
import { composeReply, composeWelcome, type Talk } from '@/lib/ai/service';
import type { Budgets } from '@/lib/ai/usage/constants';
import { dayInIndia } from '@/lib/ai/usage/rules';
import { isDaySpent, noteUsage } from '@/lib/ai/usage/service';
import { findCharacter } from '@/lib/companions/service';
import type { Answer, Input } from '@/lib/kit/endpoint';
import type { JobScope } from '@/lib/kit/scope';
import { type Language, replyLanguage } from '@/lib/language/rules';
import { type RecallPorts, recallFor } from '@/lib/memory/recall/service';
import type { Concern } from '@/lib/safety/events/constants';
import { noteFindings } from '@/lib/safety/events/service';
import { concernInUnanswered, type JudgeScope } from '@/lib/safety/moderation/service';
import { concernOf } from '@/lib/safety/rules';
import type { sendMessage as sendEndpoint, welcome as welcomeEndpoint } from '../contract';
import { RECHARGE_REQUIRED_MESSAGE } from '../copy';
import { toMessage } from '../rules';
import { findMessages, type MessageRow } from '../store';
import {
  AI_REMINDER,
  BREAK_SUGGESTION,
  CHAT_CLOSED,
  DAY_SPENT_ALL,
  DAY_SPENT_PERSON,
  NOTHING_TO_BUY,
} from '../talk/copy';
import { sellsNothing, talkStep } from '../talk/rules';
import {
  aiMessages,
  failed,
  firstAnswer,
  type Notice,
  newMessage,
  notFound,
  repeated,
  type Sent,
  sendCare,
  sendNotice,
  sent,
} from './free/service';
import { typingDelayMs } from './rules';
import * as store from './store';

type BrainScope = JudgeScope & RecallPorts & GuardPorts & { budgets: Budgets };
type Compose = (model: GuardPorts['chatModel'], talk: Talk) => Promise<string[]>;

/** The language of the product's own notes: the one the person writes, newest first. */
function languageOfNotes(session: store.TurnSession | null, text: string): Language {
  const theirs = (session?.history ?? []).filter((one) => one.sender === 'user').map((one) => one.content);
  return replyLanguage([...theirs, text], session?.personLanguage ?? null) ?? 'en';
}

/** The talk as the brain sees it, with what goes into the books besides. */
async function talkOf(scope: JobScope & RecallPorts, session: store.TurnSession, text: string) {
  const [companion, prompt, memory] = await Promise.all([
    session.companionId === null ? null : findCharacter(scope, session.companionId),
    session.promptId === null ? null : findPrompt(scope, session.promptId),
    recallFor(scope, session.memoryAgentId, text),
  ]);
  if (!companion || !prompt) throw new Error('This session has no companion or no prompt any more.');
  // Not with the first words, and not while a talk of a crisis is still near.
  const mayShowNow = text !== '' && !sellsNothing(session.crisisAt, scope.now());
  const talk: Talk = {
    companion,
    promptText: prompt.promptText,
    chatType: session.chatType,
    person: { name: session.personName, language: session.personLanguage },
    history: session.history,
    memory,
  };
  return {
    talk,
    promptVersion: prompt.promptVersion,
    pictures: mayShowNow ? picturesLeft(picturesOf(companion, session.chatType), session.picturesGiven) : [],
  };
}

/** The stored answer of a reserved turn, or what the provider or the model found in the person's message instead. */
async function answerReserved(
  scope: BrainScope,
  key: store.TurnKey,
  compose: Compose,
  session: store.TurnSession,
  userMessage: MessageRow | null,
): Promise<MessageRow[] | Concern> {
  const { talk, promptVersion, pictures } = await talkOf(scope, session, userMessage?.content ?? '');
  const guard = guardReply(scope, { text: userMessage?.content ?? null, promptVersion, pictures });
  const [drafted, judged] = await Promise.allSettled([compose(guard.model, talk), guard.concern()]);
  const about = { sessionId: key.sessionId, messageId: userMessage?.id ?? null };
  await noteFindings(scope, guard.findings, about);
  const concern = (judged.status === 'fulfilled' ? judged.value : null) ?? guard.help();
  if (concern !== null) {
    await noteUsage(scope, key.turnId, guard.usage('diverted'));
    return concern;
  }
  if (drafted.status === 'rejected') {
    await noteUsage(scope, key.turnId, guard.usage('failed'));
    throw drafted.reason;
  }
  const now = scope.now();
  const messages = [...(userMessage ? [userMessage] : []), ...aiMessages(key.sessionId, drafted.value, now)];
  const picture = guard.picture();
  if (picture && (await mayShare(scope, key.turnId, picture.src))) {
    const image = {
      sender: 'ai',
      content: picture.src,
      messageType: 'image',
      typingDelayMs: typingDelayMs(''),
    } as const;
    messages.push(newMessage(key.sessionId, image, now));
  }
  const { notice, ...step } = talkStep(session.talk, key.now);
  if (notice) {
    const words = { ai: AI_REMINDER, break: BREAK_SUGGESTION }[notice];
    const content = words[languageOfNotes(session, userMessage?.content ?? '')];
    messages.push(newMessage(key.sessionId, { sender: 'system', content }, now));
  }
  if (await store.answerTurn(scope.db, key.turnId, { messages, usage: guard.usage(), step }, now))
    return messages;
  throw new Error('The reservation was given back before the answer came.');
}

/** Gives a reservation back when what is to come of it fails. @throws what it threw */
async function orRelease<T>(scope: JobScope, key: store.TurnKey, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    await store.releaseTurn(scope.db, key.turnId, scope.now());
    throw cause;
  }
}

/** As `answerReserved`, but whatever goes wrong gives the reservation back. @throws AppError `provider_failed` */
function answerOrRelease(...given: Parameters<typeof answerReserved>): Promise<MessageRow[] | Concern> {
  const [scope, key] = given;
  const answer = answerReserved(...given).catch((cause: unknown) => {
    scope.log.warn({ reason: cause instanceof Error ? cause.name : 'unknown' }, 'reply failed');
    throw failed(cause);
  });
  return orRelease(scope, key, answer);
}

/** What there is instead of a reply: help, when the provider finds that the message asks for it, otherwise the notice. */
async function sendUnanswered(
  scope: BrainScope,
  key: store.TurnKey,
  userMessage: MessageRow,
  ...notice: Notice
): Promise<Sent> {
  if (await store.findTurn(scope.db, key.sessionId, key.clientMessageId, scope.actor))
    return repeated(scope, key);
  const concern = await concernInUnanswered(scope, userMessage.content);
  return concern
    ? sendCare(scope, key, userMessage, concern)
    : sendNotice(scope, key, userMessage, ...notice);
}

/**
 * Sends one message and returns the companion's reply. Product description, "Chat"; docs/money.md.
 * @throws AppError `not_found`, `conflict` (a send is under way), `provider_failed` (nothing was charged)
 */
export async function sendMessage(scope: BrainScope, input: Input<typeof sendEndpoint>): Promise<Sent> {
  const now = scope.now();
  const key = {
    turnId: randomUUID(),
    sessionId: input.sessionId,
    clientMessageId: input.clientMessageId ?? randomUUID(),
    now,
  };
  const userMessage = newMessage(input.sessionId, { sender: 'user', content: input.content }, now);
  const concern = concernOf(input.content);
  if (concern) return sendCare(scope, key, userMessage, { kind: concern, rule: 'phrases' });
  if (await isDaySpent(scope, scope.budgets))
    return sendUnanswered(scope, key, userMessage, {
      content: DAY_SPENT_ALL[languageOfNotes(null, input.content)],
    });

  const budget = { day: dayInIndia(now), replies: scope.budgets.repliesPerPerson };
  const reservation = await store.reserveTurn(scope.db, 'message', key, scope.actor, budget);
  if (reservation.outcome === 'not_found') throw notFound();
  if (reservation.outcome === 'taken') return repeated(scope, key);
  const { session } = reservation;
  const language = languageOfNotes(session, input.content);
  switch (reservation.outcome) {
    case 'held':
      return sendUnanswered(scope, key, userMessage, { content: CHAT_CLOSED[language] });
    case 'over_budget':
      return sendUnanswered(scope, key, userMessage, { content: DAY_SPENT_PERSON[language] });
    case 'unfunded': {
      const notice = sellsNothing(session.crisisAt, now)
        ? ({ content: NOTHING_TO_BUY[language], messageType: 'crisis_support' } as const)
        : ({ content: RECHARGE_REQUIRED_MESSAGE, messageType: 'recharge_required' } as const);
      return sendUnanswered(scope, key, userMessage, notice, 'unfunded');
    }
    case 'reserved': {
      const compose: Compose = (model, talk) => composeReply(model, talk, input.content, now);
      const answer = await answerOrRelease(scope, key, compose, session, userMessage);
      if (Array.isArray(answer)) return sent(answer, reservation.balance);
      const care = { ...key, turnId: randomUUID() };
      return orRelease(scope, key, sendCare(scope, care, userMessage, answer, key.turnId));
    }
  }
}

/**
 * The companion's opening message, made once per session and free.
 * @throws AppError `not_found`, `provider_failed`
 */
export async function welcome(
  scope: BrainScope,
  input: Input<typeof welcomeEndpoint>,
): Promise<Answer<typeof welcomeEndpoint>> {
  const { sessionId } = input;
  const now = scope.now();
  // The session's own id stands for its one welcome, so that two tabs get the same.
  const key = { turnId: randomUUID(), sessionId, clientMessageId: sessionId, now };
  const budget = { day: dayInIndia(now), replies: 0 };
  const reservation = await store.reserveTurn(scope.db, 'welcome', key, scope.actor, budget);
  if (reservation.outcome === 'reserved') {
    const compose: Compose = (model, talk) => composeWelcome(model, talk, now);
    const answer = await answerOrRelease(scope, key, compose, reservation.session, null);
    if (!Array.isArray(answer)) {
      await store.releaseTurn(scope.db, key.turnId, scope.now());
      throw failed();
    }
    return { aiMessages: answer.map(toMessage) };
  }
  if (reservation.outcome !== 'taken') throw notFound();
  const turn = await firstAnswer(scope, sessionId, sessionId);
  if (turn?.state !== 'answered') throw failed();
  return { aiMessages: (await findMessages(scope.db, turn.messageIds)).map(toMessage) };
}
