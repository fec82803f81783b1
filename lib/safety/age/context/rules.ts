import type { Tagged } from '../words/rules';
import { ADULT_LIFE, MEMORY, NO_MORE, NOT_MEANT, SCHOOLING } from './constants';

/** What the whole message tells beside an age. */
export type Context = {
  /** Words of the message. */
  words: number;
  isAdultLife: boolean;
  isMemory: boolean;
  /** Of a song, a film, a part that is played. */
  isNotMeant: boolean;
  saysNoMore: boolean;
  /** Speaks of lessons and examinations. */
  isSchooling: boolean;
  /** Somebody else is in the message. */
  isOfOthers: boolean;
  hasPast: boolean;
  /** "Mera birthday kal tha". */
  isOwnBirthday: boolean;
  /** The other one in the talk is in the message. */
  isOfYou: boolean;
  /** A child, a pupil or a niece is in the message. */
  isOfKids: boolean;
  /** A child is quoted: "mera beta bolta hai papa main 16 ka ho gaya hu". */
  isQuoted: boolean;
};

const names = (clauses: readonly Tagged[], ...some: readonly string[]) =>
  clauses.some(({ tags }) => tags.some((tag) => some.includes(tag)));

/** Reads the whole message for what changes the meaning of an age in it. */
export function readContext(normalised: string, clauses: readonly Tagged[]): Context {
  return {
    words: clauses.reduce((sum, { words }) => sum + words.length, 0),
    isAdultLife: ADULT_LIFE.some((pattern) => pattern.test(normalised)),
    isMemory: MEMORY.test(normalised),
    isNotMeant: NOT_MEANT.test(normalised),
    saysNoMore: NO_MORE.test(normalised),
    isSchooling: SCHOOLING.test(normalised),
    isOfOthers: names(clauses, 'OTHER', 'KID'),
    isOwnBirthday:
      /\b(?:mera|my|apna) (?:\p{L}+ ){0,2}?(?:birthday|bday|janamdin|budday)\b|मेरा (?:जन्मदिन|बर्थडे)/u.test(
        normalised,
      ),
    hasPast: names(clauses, 'PAST', 'WHEN'),
    isOfYou: names(clauses, 'YOU'),
    isOfKids: names(clauses, 'KID'),
    isQuoted: names(clauses, 'KID') && names(clauses, 'SAY'),
  };
}
