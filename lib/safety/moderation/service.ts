/*
 * Invariants:
 * - Help depends on no balance and no budget: a message that gets no reply is judged by the provider all the same.
 * - Whoever sends such messages all day costs no more than a day's judgements.
 */

import type { Moderator } from '@/lib/ai/ports';
import type { Scope } from '@/lib/kit/scope';
import type { KeyedHash } from '@/lib/users/mobile/ports';
import type { Concern } from '../events/constants';
import { maskNumbers } from '../masking/rules';
import { UNANSWERED_PER_ADDRESS, UNANSWERED_PER_PERSON, UNANSWERED_WINDOW_MS } from './constants';
import { concernIn } from './rules';
import { takeJudgement } from './store';

export type JudgeScope = Scope & { moderator: Moderator; keyedHash: KeyedHash };

/** Counted about nobody: the marks are keyed hashes. */
function limitsOf({ actor, keyedHash }: JudgeScope) {
  const subject = (who: string, value: string) =>
    `judged:${who}:${keyedHash('judgements', `${who}:${value}`)}`;
  return [
    { subject: subject('person', actor.userId ?? actor.visitorId), most: UNANSWERED_PER_PERSON },
    { subject: subject('address', actor.ipAddress), most: UNANSWERED_PER_ADDRESS },
  ];
}

/** What the provider finds in a message that will get no reply; null also past the limits, or when it does not answer. */
export async function concernInUnanswered(scope: JudgeScope, text: string): Promise<Concern | null> {
  const now = scope.now();
  const since = new Date(now.getTime() - UNANSWERED_WINDOW_MS);
  if (!(await takeJudgement(scope.db, limitsOf(scope), now, since))) return null;
  return concernIn(await scope.moderator.check(maskNumbers(text)));
}
