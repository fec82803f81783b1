/*
 * Invariants:
 * - A judgement may be missing, and then the local rules hold alone. It is never waited for longer than 2.5 s.
 * - One request judges both sides: the person's message and the draft that answers it. No personal number is in it.
 * - Help depends on no balance and no budget: a message that gets no reply is judged by the services all the same, but one
 *   person costs no more than a day's judgements.
 */
import { type CallBudget, takeCall } from '@/lib/kit/call-budget';
import { within } from '@/lib/kit/deadline';
import type { KeyedHash } from '@/lib/kit/keyed-hash';
import { networkOf } from '@/lib/kit/network';
import type { Scope } from '@/lib/kit/scope';
import type { Concern } from '../events/constants';
import { TALK_TIMEOUT_MS } from '../judgement/constants';
import { concernOf, type TalkLine } from '../judgement/rules';
import { type JudgedTurn, listenToTalk } from '../judgement/service';
import { maskNumbers } from '../masking/rules';
import type { Judge, Moderation, Moderator, ReportAnswer } from '../ports';
import { watchService } from '../watch/service';
import {
  MODERATION_TIMEOUT_MS,
  UNANSWERED_PER_ADDRESS,
  UNANSWERED_PER_PERSON,
  UNANSWERED_WINDOW_MS,
} from './constants';
import { readConcern } from './rules';
import { takeJudgement } from './store';

export { takeJudgement } from './store';

/** What one turn may ask of the provider's moderation. */
export type ModerationTurn = JudgedTurn & { readonly moderationCalls: CallBudget };

export type Judges = { judge: Judge; moderator: Moderator };
export type JudgeScope = Scope & Judges & { keyedHash: KeyedHash };

/** Where nobody moderates: the local rules and the judge hold alone. */
export const noModerator: Moderator = { check: async () => null, checkPicture: async () => null };

/** A moderator whose failures are no judgement, and reported. */
export function watchedModerator(moderator: Moderator, report: ReportAnswer): Moderator {
  const watched = watchService('moderation', report);
  return {
    check: (texts, signal) => watched.ask(signal, () => moderator.check(texts, signal)),
    checkPicture: (picture, signal) => watched.ask(signal, () => moderator.checkPicture(picture, signal)),
  };
}

/** The two sides of a turn; null where there is none, or none to judge. */
type Sides<T> = { message: T | null; draft: T | null };

/** What the provider finds in a person's message and in the draft that answers it. */
export async function moderateBoth(
  moderator: Moderator,
  turn: ModerationTurn,
  { message, draft }: Sides<string>,
): Promise<Sides<Moderation>> {
  const texts = [message, draft].filter((text) => text !== null).map(maskNumbers);
  if (texts.length === 0 || moderator === noModerator || !takeCall(turn.moderationCalls, turn.calls))
    return { message: null, draft: null };
  // A turn that ran out of time has no reply, and its message is judged all the same.
  const outer = turn.signal.aborted ? undefined : turn.signal;
  try {
    const found = await within(MODERATION_TIMEOUT_MS, outer, (signal) => moderator.check(texts, signal));
    return {
      message: (message !== null && found?.[0]) || null,
      draft: (draft !== null && found?.at(-1)) || null,
    };
  } catch {
    // Late: no judgement, which the watch has reported.
    return { message: null, draft: null };
  }
}

/** The subjects are keyed hashes, so that counting names nobody. */
function limitsOf({ actor, keyedHash }: JudgeScope) {
  const subject = (who: string, value: string) =>
    `judged:${who}:${keyedHash('judgements', `${who}:${value}`)}`;
  return [
    { subject: subject('person', actor.userId ?? actor.visitorId), most: UNANSWERED_PER_PERSON },
    { subject: subject('address', networkOf(actor.ipAddress)), most: UNANSWERED_PER_ADDRESS },
  ];
}

/**
 * What the judges find in a message that will get no reply, the judge before the provider; null also past the limits of the day.
 * @param talk oldest first, up to the message
 */
export async function judgeUnanswered(
  scope: JudgeScope,
  turn: ModerationTurn,
  talk: readonly TalkLine[],
): Promise<Concern | null> {
  const now = scope.now();
  const since = new Date(now.getTime() - UNANSWERED_WINDOW_MS);
  if (!(await takeJudgement(scope.db, limitsOf(scope), now, since))) return null;
  const message = talk.at(-1)?.content ?? null;
  const [verdict, found] = await Promise.all([
    listenToTalk(scope.judge, turn, talk).within(TALK_TIMEOUT_MS),
    moderateBoth(scope.moderator, turn, { message, draft: null }),
  ]);
  return concernOf(verdict) ?? readConcern(found.message);
}
