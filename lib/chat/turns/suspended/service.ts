/*
 * Invariants:
 * - A suspended person gets no companion's reply, and pays nothing.
 * - A sign of a crisis is answered all the same, by our own words and with the lines of its kind, whether the rules hear it or a judge; and so is
 *   everything that is said in the 24 h after it.
 */
import { readCrisis } from '@/lib/safety/crisis/rules';
import { type JudgeScope, judgeUnanswered } from '@/lib/safety/moderation/service';
import type { Heard } from '@/lib/safety/rules';
import { refuseSuspended, suspended } from '@/lib/users/suspensions/service';
import { ownWordsFor } from '../care/rules';
import { answerInCare, answerWithCare, type HoldScope, repeatAnswer } from '../free/service';
import { earlierWords } from '../history/rules';
import { noteLanguage, type SendAnswer, type Turn, type UserMessage } from '../rules';
import { findTurn, type TurnSession } from '../store';

/**
 * Answers a suspended person who is in danger; refuses everything else. A message that was answered before keeps its answer.
 * @param alone what was heard in the message by itself
 * @throws AppError `not_allowed` with `held: 'suspended'`
 */
export async function answerSuspended(
  scope: JudgeScope & HoldScope,
  turn: Turn,
  userMessage: UserMessage,
  alone: Heard,
  session: TurnSession,
): Promise<SendAnswer> {
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
  await refuseSuspended(scope);
  throw suspended();
}
