/*
 * The way of a message, read from top to bottom: hear → reserve → recall → compose → ask → judge → mend → store.
 * Invariants:
 * - A send costs one message, reserved before the model is asked, final only together with the stored reply, given
 *   back when no reply comes. A welcome, a crisis reply and a closed chat cost nothing, nor does any send of a person for 24 h
 *   after the last sign of a crisis.
 * - Who says to be under 18 is held from this message on; what is doubtful is asked about once, free of charge.
 * - Somebody in a crisis is always answered: where a companion cannot or may not, our own words do. That goes for who is suspended, too, and for
 *   who has come to a limit of their own.
 * - One client message id has one answer, and a session has at most one send under way.
 * - A turn has one deadline. A person who leaves does not end it: the reply is finished and stored. One who stops it does (./stopping).
 * - No transaction is open while a provider is asked.
 */
import { randomUUID } from 'node:crypto';
import { mendDraft } from '@/lib/ai/mending/service';
import { composeRequest, withMessage } from '@/lib/ai/rules';
import { askAndJudge, type ReplyPorts, UnusableReply } from '@/lib/ai/service';
import type { Budgets } from '@/lib/ai/usage/constants';
import { findDayBudget, noteUsage } from '@/lib/ai/usage/service';
import { logFailedReply } from '@/lib/ai/watch/service';
import { isCalledOff } from '@/lib/kit/deadline';
import type { RecallPorts } from '@/lib/memory/recall/service';
import { CARE_REPLY_WITHIN_MS } from '@/lib/safety/care/constants';
import { type CareState, isKindKnown, lastKind } from '@/lib/safety/care/rules';
import type { CrisisKind } from '@/lib/safety/constants';
import { readCrisis } from '@/lib/safety/crisis/rules';
import type { Concern } from '@/lib/safety/events/constants';
import { noteFindings } from '@/lib/safety/events/service';
import { listenToTalk } from '@/lib/safety/judgement/service';
import type { JudgeScope } from '@/lib/safety/moderation/service';
import { asksForMinorSexual } from '@/lib/safety/output/minors/rules';
import type { ChatTypesScope } from '../closing/rules';
import type { PicturesScope } from '../pictures/ports';
import { spoken } from '../pictures/rules';
import { loadForModel } from '../pictures/service';
import type { MessageRow } from '../store';
import { answerByAge, answerMinor } from './age/service';
import { isLedAlready, isUnfit, type OwnWords, ownWordsFor, wordsWithoutModel } from './care/rules';
import { newCard } from './care/service';
import { endCare, findCare, renewSign } from './care/store';
import {
  answerInCare,
  answerWithCare,
  answerWithNotice,
  type HoldScope,
  refuseHeld,
  repeatAnswer,
  replyFailed,
  sessionNotFound,
} from './free/service';
import { readMessage, type Said } from './hearing/service';
import { earlierWords } from './history/rules';
import { releaseOnFailure } from './liveness/service';
import { answerTypeOff, isTypeOff } from './off/service';
import { answerRefused } from './refused/service';
import { recallTalk, storeReply } from './reply/service';
import {
  beginTurn,
  endedReply,
  noteLanguage,
  refusalNotice,
  type SendAnswer,
  type Turn,
  toSendAnswer,
  type UserMessage,
  usageOf,
} from './rules';
import { whileStoppable } from './stopping/service';
import * as store from './store';

const REFUSED: Concern = { kind: 'refused', rule: 'phrases' };

export type ReplyScope = JudgeScope &
  HoldScope &
  RecallPorts &
  ReplyPorts &
  ChatTypesScope &
  PicturesScope & { budgets: Budgets };

/**
 * Sends one message and returns the companion's reply. Product description, "Chat"; docs/money.md.
 * @throws AppError `not_found`, `not_allowed` (held as a minor, suspended, a limit of their own, or a kind that is switched off), `conflict` (a send is under way), `provider_failed` (nothing was charged)
 */
export async function sendMessage(scope: ReplyScope, said: Said): Promise<SendAnswer> {
  const turn = beginTurn(said.sessionId, said.clientMessageId ?? randomUUID(), scope.now());
  return whileStoppable(turn, () => answerMessage(scope, turn, said));
}

/** What is heard and judged is what the person wrote; the model is also given what it answers. */
async function answerMessage(scope: ReplyScope, turn: Turn, said: Said): Promise<SendAnswer> {
  // Hear.
  const { userMessage, alone } = await readMessage(scope, turn, said);
  const { content } = userMessage;
  const { crisis, cannotCall } = alone;
  const concern = crisis && { kind: 'crisis' as const, rule: 'phrases', crisis };
  if (alone.age === 'minor') return answerMinor(scope, turn, userMessage, alone);
  if (concern && !isKindKnown(await findCare(scope.db, turn, scope.actor), concern.crisis))
    return answerWithCare(scope, turn, userMessage, concern, { cannotCall });
  if (!concern && asksForMinorSexual(content)) return answerWithCare(scope, turn, userMessage, REFUSED);

  if (!concern && (await isTypeOff(scope, turn))) return answerTypeOff(scope, turn, userMessage);

  // Reserve.
  const reservation = await store.reserveTurn(
    scope.db,
    'message',
    { ...turn, processId: scope.processId },
    scope.actor,
    await findDayBudget(scope, scope.budgets, turn.now),
  );
  if (reservation.outcome === 'not_found') throw sessionNotFound();
  if (reservation.outcome === 'taken')
    return concern
      ? answerWithCare(scope, turn, userMessage, concern, { cannotCall })
      : repeatAnswer(scope, turn);
  if (reservation.outcome === 'minor') return refuseHeld(scope, turn);
  if (reservation.outcome === 'suspended' || reservation.outcome === 'limited')
    return answerRefused(scope, turn, userMessage, alone, reservation);
  const { outcome, session, balance } = reservation;
  const { care, history } = session;

  // Hear again, now with what the person said before.
  const earlier = earlierWords(history, care?.lastSignAt ?? null, turn.now);
  const heard =
    crisis || earlier.length === 0
      ? alone
      : { ...alone, crisis: readCrisis(said.content, earlier, alone.age) };
  const byAge = await releaseOnFailure(scope, turn, () =>
    answerByAge(scope, turn, reservation, userMessage, heard),
  );
  if (byAge) return byAge;
  const language = noteLanguage(session, content);
  if (outcome !== 'reserved' && heard.crisis) {
    const again = { kind: 'crisis' as const, rule: 'phrases', crisis: heard.crisis };
    return answerWithCare(scope, turn, userMessage, again, { language, cannotCall });
  }
  if (outcome === 'talked_long') return answerInCare(scope, turn, userMessage, outcome, { language });
  if (outcome !== 'reserved')
    return answerWithNotice(
      scope,
      turn,
      userMessage,
      refusalNotice(outcome, session, content),
      session.history,
    );

  return releaseOnFailure(scope, turn, async () => {
    const instead = { ...turn, turnId: randomUUID() };
    const options = { replacedTurnId: turn.turnId, language, cannotCall };
    const answerOurselves = (words: OwnWords) =>
      'sign' in words
        ? answerWithCare(
            scope,
            instead,
            userMessage,
            { kind: 'crisis', rule: 'phrases', crisis: words.sign },
            options,
          )
        : answerInCare(scope, instead, userMessage, words.moment, options);
    const own = ownWordsFor(care, heard, reservation.modelAllowed);
    if (own) return answerOurselves(own);

    // Recall, compose, ask, judge, mend and store; or help in the reply's place.
    try {
      const answer = await answerReserved(scope, turn, session, userMessage, heard.crisis);
      if (!Array.isArray(answer)) return await answerWithCare(scope, instead, userMessage, answer, options);
      return toSendAnswer(answer, { messagesLeft: balance, free: care !== null });
    } catch (cause) {
      if (care === null) throw cause;
      return answerOurselves(wordsWithoutModel(care, heard.crisis));
    }
  });
}

const wordsOf = (history: store.TurnSession['history'], sender: 'user' | 'ai') =>
  history.filter((one) => one.sender === sender).map((one) => one.content);

/**
 * The stored answer of a reserved turn, or what its message needs instead.
 * @param sign the message is a sign of a crisis that the companion leads through: its lines come with the reply
 * @throws AppError `provider_failed`
 */
export async function answerReserved(
  scope: ReplyScope,
  whole: Turn,
  session: store.TurnSession,
  userMessage: UserMessage | null,
  sign: CrisisKind | null,
  after: CareState | null = null,
): Promise<MessageRow[] | Concern> {
  const text = userMessage && spoken(userMessage.content);
  const { care } = session;
  const turn = care === null ? whole : hurried(whole);
  // What is asked for over several messages reaches no model either.
  if (text !== null && asksForMinorSexual(text, wordsOf(session.history, 'user'))) return REFUSED;
  try {
    // Judged while the reply is being written; what is heard comes first, unless the companion leads through it already.
    const said = withMessage(session.history, text);
    const listening = text === null ? null : listenToTalk(scope.judge, turn, said);
    const talk = await recallTalk(scope, turn, session, text, after);
    const { quote, reply: { words: before } = {} } = userMessage ?? {};
    const picture = userMessage?.picture && (await loadForModel(scope, userMessage.picture));
    const about = { ...talk, quote, before, picture };
    const request = composeRequest(about, text, turn.now, scope.countTokens);
    const judged = await askAndJudge(scope, turn, request, listening, (one) => !isLedAlready(care, one));
    if (judged.concern) return await divert(scope, turn, judged.concern);
    const reply = await mendDraft(scope, turn, request, judged.draft, judged.flaw);
    const where = { sessionId: turn.sessionId, messageId: userMessage?.id ?? null };
    await noteFindings(scope, reply.findings, where);
    if (reply.callsForHelp)
      return await divert(scope, turn, {
        ...{ kind: 'crisis', rule: 'model' },
        crisis: care === null ? 'self_harm' : lastKind(care),
      });
    if (care !== null && isUnfit(reply, request))
      throw new UnusableReply('Nothing for somebody in a crisis.');
    const language = noteLanguage(session, text ?? '');
    const card = sign === null ? null : newCard(turn.sessionId, { kind: sign, language }, scope.now());
    const stored = await storeReply(scope, turn, session, userMessage, reply, card);
    if (sign !== null) await noteFindings(scope, [{ kind: 'crisis', rule: 'phrases' }], where);
    const again = sign ?? judged.led;
    if (again !== null) await renewSign(scope.db, turn, again);
    else if (care !== null && judged.isSafeAgain) await endCare(scope.db, turn);
    scope.noteReply?.(endedReply(turn, reply.outcome));
    return stored;
  } catch (cause) {
    // One that was stopped says nothing about a model.
    if (!isCalledOff(whole.signal))
      scope.noteReply?.(endedReply(turn, 'failed', logFailedReply(scope.log, cause)));
    if (turn.spent.tries > 0) await noteUsage(scope, turn.turnId, usageOf(turn, 'failed'));
    throw replyFailed(cause);
  }
}

/** Somebody in a crisis is not kept waiting for a slow model. */
const hurried = (turn: Turn): Turn => ({
  ...turn,
  signal: AbortSignal.any([turn.signal, AbortSignal.timeout(CARE_REPLY_WITHIN_MS)]),
});

/** Notes what the drafts of a turn cost that gets help in their place. */
async function divert(scope: ReplyScope, turn: Turn, concern: Concern): Promise<Concern> {
  scope.noteReply?.(endedReply(turn, 'diverted'));
  await noteUsage(scope, turn.turnId, usageOf(turn, 'diverted'));
  return concern;
}
