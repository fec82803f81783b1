import { repeats } from '@/lib/ai/character/rules';
import type { Reply } from '@/lib/ai/mending/service';
import type { ReplyRequest } from '@/lib/ai/rules';
import { type CareState, isKindKnown } from '@/lib/safety/care/rules';
import type { CareMoment } from '@/lib/safety/care/words/rules';
import type { CrisisKind } from '@/lib/safety/constants';
import type { Concern } from '@/lib/safety/events/constants';
import type { Heard } from '@/lib/safety/rules';

/** What our own words answer: a sign of a crisis, or another moment of one. */
export type OwnWords = { sign: CrisisKind } | { moment: Exclude<CareMoment, 'first'> };

/** Our words where a companion could not answer in a crisis. */
export function wordsWithoutModel(care: CareState, sign: CrisisKind | null): OwnWords {
  if (sign !== null) return { sign };
  return { moment: care.endedAt === null ? 'following' : 'safe_again' };
}

/** What a message is answered with by us and at once; null when the companion is to answer it. */
export function ownWordsFor(
  care: CareState | null,
  { crisis, isSafeAgain, cannotCall }: Heard,
  modelAllowed: boolean,
): OwnWords | null {
  if (crisis !== null && !isKindKnown(care, crisis)) return { sign: crisis };
  if (care === null) return null;
  if (cannotCall) return crisis === null ? { moment: 'cannot_call' } : { sign: crisis };
  if (crisis === null && isSafeAgain) return { moment: 'safe_again' };
  return modelAllowed ? null : wordsWithoutModel(care, crisis);
}

/** Whether a concern is about what the companion leads through already: its reply goes on. */
export const isLedAlready = (care: CareState | null, concern: Concern): boolean =>
  concern.kind === 'crisis' && isKindKnown(care, concern.crisis);

/** Whether a reply is nothing for somebody in a crisis: words that stand in for a bad draft, or only what was said before. */
export const isUnfit = (reply: Reply, request: ReplyRequest): boolean =>
  reply.outcome === 'replaced' || reply.bubbles.every((bubble) => repeats(bubble, request.earlier));
