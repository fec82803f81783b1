import type { Language } from '@/lib/language/rules';
import type { CrisisKind } from '../../constants';
import { CANNOT_CALL, CHECK_IN, SAFE_AGAIN, TALKED_LONG } from '../after/copy';
import { FIRST_WORDS } from '../first/copy';
import { FOLLOWING_STEPS } from '../following/copy';

/** What our own words are for, where no companion answers. */
export type CareMoment = 'first' | 'following' | 'safe_again' | 'cannot_call' | 'talked_long' | 'check_in';

/** Which of the wordings is due: how many answers of ours this person has had, in all and in this crisis. */
export type CareCount = { answers: number; answersBefore: number };

const OTHERS = {
  safe_again: SAFE_AGAIN,
  cannot_call: CANNOT_CALL,
  talked_long: TALKED_LONG,
  check_in: CHECK_IN,
} as const;

/** Goes round in both directions. */
function nth<T>(wordings: readonly T[], at: number): T {
  const wording = wordings.at(at % wordings.length);
  if (wording === undefined) throw new Error('A moment of care has no words.');
  return wording;
}

/**
 * Our own words for a moment, as bubbles. With a count that grows by one for each answer, no answer has the words of the
 * one before it, and a crisis is led through its steps from the first.
 */
export function careWords(
  moment: CareMoment,
  kind: CrisisKind,
  language: Language,
  { answers, answersBefore }: CareCount,
): readonly string[] {
  if (moment === 'first') return nth(FIRST_WORDS[kind][language], answers);
  if (moment === 'following') return [nth(FOLLOWING_STEPS[kind], answers - answersBefore - 1)[language]];
  return [nth(OTHERS[moment][language], answers)];
}
