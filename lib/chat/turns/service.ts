/*
 * The way of a message, read from top to bottom: hear → reserve → recall → compose → ask → judge → mend → store.
 * Invariants:
 * - A send costs one message, reserved before the model is asked, final only together with the stored reply, given
 *   back when no reply comes. A welcome, a crisis reply and a closed chat cost nothing.
 * - One client message id has one answer, and a session has at most one send under way.
 * - A turn has one deadline. A person who leaves does not end it: the reply is finished and stored.
 * - No transaction is open while a provider is asked.
 */
import { randomUUID } from 'node:crypto';
import { mendDraft, type Reply } from '@/lib/ai/mending/service';
import { picturesLeft, picturesOf } from '@/lib/ai/pictures/rules';
import { claimPictureShare } from '@/lib/ai/pictures/service';
import { findPrompt } from '@/lib/ai/prompts/service';
import { composeRequest, type Talk, withMessage } from '@/lib/ai/rules';
import { askAndJudge, type ReplyPorts } from '@/lib/ai/service';
import type { Budgets } from '@/lib/ai/usage/constants';
import { dayInIndia } from '@/lib/ai/usage/rules';
import { isDaySpent, noteUsage } from '@/lib/ai/usage/service';
import { findCharacter } from '@/lib/companions/service';
import type { Answer, Input } from '@/lib/kit/endpoint';
import type { JobScope } from '@/lib/kit/scope';
import { type RecallPorts, recallMemory } from '@/lib/memory/recall/service';
import type { Concern } from '@/lib/safety/events/constants';
import { noteFindings } from '@/lib/safety/events/service';
import { listenToTalk } from '@/lib/safety/judgement/service';
import type { JudgeScope } from '@/lib/safety/moderation/service';
import { asksForMinorSexual } from '@/lib/safety/output/minors/rules';
import { hear } from '@/lib/safety/rules';
import type { sendMessage as sendEndpoint, welcome as welcomeEndpoint } from '../contract';
import { toMessage } from '../rules';
import { findMessages, type MessageRow } from '../store';
import { AI_REMINDER, BREAK_SUGGESTION, DAY_SPENT_ALL } from '../talk/copy';
import { sellsNothing, talkStep } from '../talk/rules';
import {
  answerWithCare,
  answerWithNotice,
  repeatAnswer,
  replyFailed,
  sessionNotFound,
  waitForTurn,
} from './free/service';
import {
  beginTurn,
  newBubbles,
  newMessage,
  newPicture,
  noteLanguage,
  refusalNotice,
  type SendAnswer,
  type Turn,
  toSendAnswer,
  usageOf,
} from './rules';
import * as store from './store';

const REFUSED: Concern = { kind: 'refused', rule: 'phrases' };

type ReplyScope = JudgeScope & RecallPorts & ReplyPorts & { budgets: Budgets };

/**
 * Sends one message and returns the companion's reply. Product description, "Chat"; docs/money.md.
 * @throws AppError `not_found`, `conflict` (a send is under way), `provider_failed` (nothing was charged)
 */
export async function sendMessage(
  scope: ReplyScope,
  { sessionId, content, clientMessageId }: Input<typeof sendEndpoint>,
): Promise<SendAnswer> {
  const turn = beginTurn(sessionId, clientMessageId ?? randomUUID(), scope.now());
  try {
    return await answerMessage(scope, turn, content);
  } finally {
    turn.end();
  }
}

async function answerMessage(scope: ReplyScope, turn: Turn, content: string): Promise<SendAnswer> {
  const userMessage = newMessage(turn.sessionId, { sender: 'user', content }, turn.now);

  // Hear.
  const heard = hear(content);
  if (heard.crisis)
    return answerWithCare(scope, turn, userMessage, {
      kind: 'crisis',
      rule: 'phrases',
      crisis: heard.crisis,
    });
  if (asksForMinorSexual(content)) return answerWithCare(scope, turn, userMessage, REFUSED);
  if (heard.age === 'minor')
    return answerWithCare(scope, turn, userMessage, { kind: 'minor', rule: 'phrases' });

  // Reserve.
  if (await isDaySpent(scope, scope.budgets))
    return answerWithNotice(scope, turn, userMessage, {
      content: DAY_SPENT_ALL[noteLanguage(null, content)],
    });
  const reservation = await store.reserveTurn(scope.db, 'message', turn, scope.actor, {
    day: dayInIndia(turn.now),
    replies: scope.budgets.repliesPerPerson,
  });
  if (reservation.outcome === 'not_found') throw sessionNotFound();
  if (reservation.outcome === 'taken') return repeatAnswer(scope, turn);
  const { outcome, session, balance } = reservation;
  if (outcome !== 'reserved') {
    const notice = refusalNotice(outcome, session, content, turn.now);
    return answerWithNotice(scope, turn, userMessage, notice, session.history);
  }

  // Recall, compose, ask, judge, mend and store; or help in the reply's place.
  return releaseOnFailure(scope, turn, async () => {
    const answer = await answerReserved(scope, turn, session, userMessage);
    if (Array.isArray(answer)) return toSendAnswer(answer, balance);
    const care = { ...turn, turnId: randomUUID() };
    return answerWithCare(scope, care, userMessage, answer, turn.turnId);
  });
}

const wordsOf = (history: Talk['history'], sender: 'user' | 'ai') =>
  history.filter((one) => one.sender === sender).map((one) => one.content);

/** The stored answer of a reserved turn, or what its message needs instead. @throws AppError `provider_failed` */
async function answerReserved(
  scope: ReplyScope,
  turn: Turn,
  session: store.TurnSession,
  userMessage: MessageRow | null,
): Promise<MessageRow[] | Concern> {
  const text = userMessage?.content ?? null;
  // What is asked for over several messages reaches no model either.
  if (text !== null && asksForMinorSexual(text, wordsOf(session.history, 'user'))) return REFUSED;
  try {
    // Judged while the reply is being written; what is heard comes first.
    const said = withMessage(session.history, text);
    const listening = text === null ? null : listenToTalk(scope.judge, turn, said);
    const request = composeRequest(await recallTalk(scope, turn, session, text), text, turn.now);
    const judged = await askAndJudge(scope, turn, request, listening);
    if (judged.concern) return await divert(scope, turn, judged.concern);
    const reply = await mendDraft(scope, turn, request, judged.draft, judged.flaw);
    await noteFindings(scope, reply.findings, {
      sessionId: turn.sessionId,
      messageId: userMessage?.id ?? null,
    });
    if (reply.callsForHelp)
      return await divert(scope, turn, { kind: 'crisis', rule: 'model', crisis: 'self_harm' });
    return await storeReply(scope, turn, session, userMessage, reply);
  } catch (cause) {
    scope.log.warn({ reason: cause instanceof Error ? cause.name : 'unknown' }, 'reply failed');
    if (turn.spent.tries > 0) await noteUsage(scope, turn.turnId, usageOf(turn, 'failed'));
    throw replyFailed(cause);
  }
}

/** What the companion knows of the person and of itself. */
async function recallTalk(
  scope: JobScope & RecallPorts,
  turn: Turn,
  session: store.TurnSession,
  text: string | null,
): Promise<Talk> {
  const [companion, prompt, memory] = await Promise.all([
    session.companionId === null ? null : findCharacter(scope, session.companionId),
    session.promptId === null ? null : findPrompt(scope, session.promptId),
    recallMemory(scope, session.memoryAgentId, text ?? '', turn.signal),
  ]);
  if (!companion || !prompt) throw new Error('This session has no companion or no prompt any more.');
  // No pictures with the first words, nor while talk of a crisis is still near.
  const mayShowNow = text !== null && !sellsNothing(session.crisisAt, scope.now());
  return {
    companion,
    promptText: prompt.promptText,
    promptVersion: prompt.promptVersion,
    chatType: session.chatType,
    person: { name: session.personName, language: session.personLanguage },
    history: session.history,
    memory,
    pictures: mayShowNow ? picturesLeft(picturesOf(companion, session.chatType), session.picturesGiven) : [],
  };
}

/** Notes what the drafts of a turn cost that gets help in their place. */
async function divert(scope: JobScope, turn: Turn, concern: Concern): Promise<Concern> {
  await noteUsage(scope, turn.turnId, usageOf(turn, 'diverted'));
  return concern;
}

/** Stores the reply with its picture and the notice that is due, and makes the charge final. */
async function storeReply(
  scope: JobScope,
  turn: Turn,
  session: store.TurnSession,
  userMessage: MessageRow | null,
  reply: Reply,
): Promise<MessageRow[]> {
  const now = scope.now();
  const { sessionId, turnId } = turn;
  const messages = [...(userMessage ? [userMessage] : []), ...newBubbles(sessionId, reply.bubbles, now)];
  if (reply.picture && (await claimPictureShare(scope, turnId, reply.picture.src)))
    messages.push(newPicture(sessionId, reply.picture.src, now));
  const { notice, ...step } = talkStep(session.talk, turn.now);
  if (notice) {
    const words = { ai: AI_REMINDER, break: BREAK_SUGGESTION }[notice];
    const content = words[noteLanguage(session, userMessage?.content ?? '')];
    messages.push(newMessage(sessionId, { sender: 'system', content }, now));
  }
  const usage = usageOf(turn, reply.outcome);
  if (await store.answerTurn(scope.db, turnId, { messages, usage, step }, now)) return messages;
  throw new Error('The reservation was given back before the answer came.');
}

/** Gives the reservation back when the work fails. @throws what the work throws */
async function releaseOnFailure<T>(scope: JobScope, turn: Turn, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    await store.releaseTurn(scope.db, turn.turnId, scope.now());
    throw cause;
  }
}

/**
 * The companion's opening message, made once per session and free.
 * @throws AppError `not_found`, `provider_failed`
 */
export async function welcome(
  scope: ReplyScope,
  { sessionId }: Input<typeof welcomeEndpoint>,
): Promise<Answer<typeof welcomeEndpoint>> {
  // The session's own id stands for its one welcome, so that two tabs get the same.
  const turn = beginTurn(sessionId, sessionId, scope.now());
  try {
    const budget = { day: dayInIndia(turn.now), replies: 0 };
    const reservation = await store.reserveTurn(scope.db, 'welcome', turn, scope.actor, budget);
    if (reservation.outcome === 'reserved') {
      const { session } = reservation;
      return await releaseOnFailure(scope, turn, async () => {
        const answer = await answerReserved(scope, turn, session, null);
        if (!Array.isArray(answer)) throw replyFailed();
        return { aiMessages: answer.map(toMessage) };
      });
    }
    if (reservation.outcome !== 'taken') throw sessionNotFound();
  } finally {
    turn.end();
  }
  const first = await waitForTurn(scope, sessionId, sessionId);
  if (first?.state !== 'answered') throw replyFailed();
  return { aiMessages: (await findMessages(scope.db, first.messageIds)).map(toMessage) };
}
