/*
 * Invariants:
 * - Who may not send now, for whatever reason, gets no companion's reply, and pays nothing.
 * - A sign of a crisis is answered all the same, by our own words and with the lines of its kind, whether the rules hear it or a judge; and so is
 *   everything that is said in the 24 h after it.
 */
import { readCrisis } from '@/lib/safety/crisis/rules';
import { type JudgeScope, judgeUnanswered } from '@/lib/safety/moderation/service';
import type { Heard } from '@/lib/safety/rules';
import { messageRefused } from '@/lib/users/limits/service';
import { refuseSuspended, suspended } from '@/lib/users/suspensions/service';
import { ownWordsFor } from '../care/rules';
import { answerInCare, answerWithCare, type HoldScope, repeatAnswer } from '../free/service';
import { earlierWords } from '../history/rules';
import { noteLanguage, type SendAnswer, type Turn, type UserMessage } from '../rules';
import { findTurn, type Reservation, type TurnSession } from '../store';

/**
 * Answers a person in danger who is suspended, or has come to a limit of their own; refuses everything else.
 * @param alone what was heard in the message by itself
 * @throws AppError `not_allowed` with `held: 'suspended'` or `ownLimit`
 */
export async function answerRefused(
  scope: JudgeScope & HoldScope,
  turn: Turn,
  userMessage: UserMessage,
  alone: Heard,
  reservation: Extract<Reservation, { outcome: 'suspended' | 'limited' }>,
): Promise<SendAnswer> {
  const answer = await answerInDanger(scope, turn, userMessage, alone, reservation.session);
  if (answer) return answer;
  if (reservation.outcome === 'limited') throw messageRefused(reservation.limit);
  await refuseSuspended(scope);
  throw suspended();
}

/**
 * Answers somebody in danger whose message is otherwise refused; null where it is to be refused. A message that was answered before keeps
 * its answer.
 * @param alone what was heard in the message by itself
 */
async function answerInDanger(
  scope: JudgeScope & HoldScope,
  turn: Turn,
  userMessage: UserMessage,
  alone: Heard,
  session: TurnSession,
): Promise<SendAnswer | null> {
  if (await findTurn(scope.db, turn.sessionId, turn.clientMessageId, scope.actor))
    return repeatAnswer(scope, turn);
  const { care, history } = session;
  const { content } = userMessage;
  const { cannotCall } = alone;
  const language = noteLanguage(session, content);
  const earlier = earlierWords(history, care?.lastSignAt ?? null, turn.now);
  const crisis = alone.crisis ?? readCrisis(content, earlier, alone.age);
  const own = ownWordsFor(care, { ...alone, crisis }, false);
  if (own && 'moment' in own) return answerInCare(scope, turn, userMessage, own.moment, { language });
  const concern = own
    ? ({ kind: 'crisis', rule: 'phrases', crisis: own.sign } as const)
    : await judgeUnanswered(scope, turn, [...history, { sender: 'user', content }]);
  if (concern?.kind === 'crisis')
    return answerWithCare(scope, turn, userMessage, concern, { language, cannotCall });
  return null;
}
