import { type AgeReading, readAge } from '../age/rules';
import type { CrisisKind } from '../constants';
import { ANSWER_WORDS_MAX, BESIDE, NO, YES } from './constants';
import { AGE_QUESTION } from './copy';

/** What to do about the age in a message: ask for it, hold the person, believe that they are an adult; null = nothing. */
export type AgeStep = 'ask' | 'hold' | 'believe' | null;

const QUESTIONS: ReadonlySet<string> = new Set(Object.values(AGE_QUESTION).flat());

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}+]+/gu, ' ')
    .trim()
    .split(' ');

/** A yes or a no that stands almost alone. */
function readYesOrNo(words: readonly string[]): AgeReading {
  if (words.length > ANSWER_WORDS_MAX) return null;
  const [yes, no] = [words.some((word) => YES.has(word)), words.some((word) => NO.has(word))];
  if (yes === no || !words.every((word) => YES.has(word) || NO.has(word) || BESIDE.has(word))) return null;
  return yes ? 'adult' : 'minor';
}

/**
 * Reads the answer to "Are you 18 or older?": an age, also as a bare number or "18+", or a yes or a no.
 * @returns null when it answers neither way
 */
export function readAgeAnswer(text: string): 'minor' | 'adult' | null {
  const said = readAge(text);
  if (said === 'minor' || said === 'adult') return said;
  const words = wordsOf(text);
  const bare = words.filter((word) => !YES.has(word) && !NO.has(word) && !BESIDE.has(word) && word !== '18+');
  const asAge = bare.length > 0 && bare.length <= 2 ? readAge(`i am ${bare.join(' ')} years old`) : null;
  if (asAge === 'minor' || asAge === 'adult') return asAge;
  const isOver18 = words.includes('18+') || (words.length === 1 && words[0] === '18');
  if (isOver18 && !words.some((word) => NO.has(word))) return 'adult';
  const answer = readYesOrNo(words);
  return answer === 'minor' || answer === 'adult' ? answer : null;
}

/** The kind of a crisis when its person is a minor: abuse of a minor is the abuse of a child, for whom other people are there. */
export const kindForMinor = (kind: CrisisKind): CrisisKind =>
  kind === 'sexual_abuse' || kind === 'home_abuse' ? 'child_abuse' : kind;

/**
 * What to do about the age in a message that no crisis was heard in.
 * @param state what is known of the person's age; null = nothing yet
 * @param reading what the message says of it
 * @param lastSaid the companion's last words in this chat
 */
export function ageStep(
  state: string | null,
  reading: AgeReading,
  text: string,
  lastSaid: string | undefined,
): AgeStep {
  if (state === null) return reading === 'doubtful' ? 'ask' : null;
  if (state !== 'asked' || lastSaid === undefined || !QUESTIONS.has(lastSaid)) return null;
  const answer = readAgeAnswer(text);
  return answer === null ? null : answer === 'adult' ? 'believe' : 'hold';
}
