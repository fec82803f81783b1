/*
 * Sends in a chat whose kind operators have switched off.
 * Invariants:
 * - Nothing is stored and nothing charged, and the person reads why.
 * - Somebody in a crisis is answered all the same, and may go on while it is near.
 */
import { type JudgeScope, judgeUnanswered } from '@/lib/safety/moderation/service';
import { type ChatTypesScope, typeClosed } from '../../closing/rules';
import { closedNote } from '../../closing/service';
import { findChatType } from '../../store';
import { TYPE_CLOSED } from '../../talk/copy';
import { findCare } from '../care/store';
import { answerWithCare, type HoldScope } from '../free/service';
import type { SendAnswer, Turn, UserMessage } from '../rules';
import { findTurn } from '../store';

type OffScope = JudgeScope & HoldScope & ChatTypesScope;

/** Whether a send comes too late: its kind of chat was switched off before, and nobody is in a crisis. */
export async function isTypeOff(scope: OffScope, turn: Turn): Promise<boolean> {
  // One look more at every send while something is off, and none otherwise.
  if (scope.closedChatTypes.length === 0) return false;
  const chatType = await findChatType(scope.db, turn.sessionId, scope.actor);
  if (chatType === null || !scope.closedChatTypes.includes(chatType)) return false;
  if ((await findCare(scope.db, turn, scope.actor)) !== null) return false;
  return (await findTurn(scope.db, turn.sessionId, turn.clientMessageId, scope.actor)) === null;
}

/**
 * Help, where a judge finds that the message asks for it.
 * @throws AppError `not_allowed` with the words in `closed`
 */
export async function answerTypeOff(
  scope: OffScope,
  turn: Turn,
  userMessage: UserMessage,
): Promise<SendAnswer> {
  const concern = await judgeUnanswered(scope, turn, [{ sender: 'user', content: userMessage.content }]);
  if (concern) return answerWithCare(scope, turn, userMessage, concern);
  throw typeClosed(await closedNote(scope, turn.sessionId, TYPE_CLOSED));
}
