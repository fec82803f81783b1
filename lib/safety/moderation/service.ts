/*
 * Invariants:
 * - A judgement may be missing, and then the local rules hold alone. It is never waited for longer than 2.5 s.
 * - Help depends on no balance and no budget: a message that gets no reply is judged by the provider all the same, but one
 *   person costs no more than a day's judgements.
 */
import { type CallBudget, takeCall } from '@/lib/kit/call-budget';
import { within } from '@/lib/kit/deadline';
import type { Scope } from '@/lib/kit/scope';
import type { KeyedHash } from '@/lib/users/mobile/ports';
import type { Concern } from '../events/constants';
import { maskNumbers } from '../masking/rules';
import type { OutputRule } from '../output/constants';
import { findBrokenRule } from '../output/rules';
import type { Moderation, Moderator } from '../ports';
import {
  MODERATION_TIMEOUT_MS,
  UNANSWERED_PER_ADDRESS,
  UNANSWERED_PER_PERSON,
  UNANSWERED_WINDOW_MS,
} from './constants';
import { mayBeShown, readConcern } from './rules';
import { takeJudgement } from './store';

/** What one turn may ask of the provider's moderation. */
export type ModerationTurn = { readonly signal: AbortSignal; readonly moderationCalls: CallBudget };

export type JudgeScope = Scope & { moderator: Moderator; keyedHash: KeyedHash };

async function moderate(
  moderator: Moderator,
  turn: ModerationTurn,
  text: string,
): Promise<Moderation | null> {
  if (!takeCall(turn.moderationCalls)) return null;
  try {
    return await within(MODERATION_TIMEOUT_MS, turn.signal, (signal) => moderator.check(text, signal));
  } catch {
    return null;
  }
}

/** What the provider finds in a person's message, which it sees without personal numbers. */
export async function judgeMessage(
  moderator: Moderator,
  turn: ModerationTurn,
  text: string,
): Promise<Concern | null> {
  return readConcern(await moderate(moderator, turn, maskNumbers(text)));
}

/**
 * The first rule that a companion's words break; null when they may be shown.
 * @param instructions what the model was told and may not repeat
 * @param asked the person's last messages, oldest first
 */
export async function judgeReply(
  moderator: Moderator,
  turn: ModerationTurn,
  words: string,
  instructions: string,
  asked: readonly string[],
): Promise<OutputRule | null> {
  const broken = findBrokenRule(words, instructions, asked);
  if (broken !== null) return broken;
  return mayBeShown(await moderate(moderator, turn, words)) ? null : 'moderation';
}

/** The subjects are keyed hashes, so that counting names nobody. */
function limitsOf({ actor, keyedHash }: JudgeScope) {
  const subject = (who: string, value: string) =>
    `judged:${who}:${keyedHash('judgements', `${who}:${value}`)}`;
  return [
    { subject: subject('person', actor.userId ?? actor.visitorId), most: UNANSWERED_PER_PERSON },
    { subject: subject('address', actor.ipAddress), most: UNANSWERED_PER_ADDRESS },
  ];
}

/** As `judgeMessage`, for a message that will get no reply; null also past the limits of the day. */
export async function judgeUnanswered(
  scope: JudgeScope,
  turn: ModerationTurn,
  text: string,
): Promise<Concern | null> {
  const now = scope.now();
  const since = new Date(now.getTime() - UNANSWERED_WINDOW_MS);
  if (!(await takeJudgement(scope.db, limitsOf(scope), now, since))) return null;
  return judgeMessage(scope.moderator, turn, text);
}
