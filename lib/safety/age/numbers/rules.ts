import { type Clause, includesAny, isAboutAnother } from '../clauses/rules';
import {
  ADULT_AGE,
  AGE_MAX,
  AGE_MIN,
  AGE_WORDS,
  AMBIGUOUS_NUMBERS,
  BEFORE_COUNTED,
  CLASS_WORDS,
  COMING_OF_AGE,
  COUNTED,
  DONE,
  FILLERS,
  FIRST_PERSON_VERBS,
  GENITIVE,
  JUST,
  LASTING,
  LASTING_FOR,
  LIKENESS,
  LOCATIVE,
  MORE_THAN,
  NOT,
  OBJECTS_OF_SELF,
  PAST,
  PAST_VERBS,
  SELF,
  SEX_MARKS,
  SOON,
  TIME_AFTER_YEARS,
  TURN,
  UNDER,
  VOCATIVES,
  YEARS,
} from '../constants';

/** What a number says: an age of the writer, surely or perhaps, or nothing of the kind. */
export type NumberReading = { age: number; sure: boolean } | null;

const CALENDAR_YEAR = /^(19|20)\d\d$/;

/** The words around a number. */
type Place = {
  before: readonly string[];
  after: readonly string[];
  previous: string;
  next: string;
  second: string;
};

function lookAround(words: readonly string[], place: number): Place {
  const [before, after] = [words.slice(0, place), words.slice(place + 1)];
  const [next = '', second = ''] = after;
  return { before, after, previous: before.at(-1) ?? '', next, second };
}

/** Whether the number counts something else than years of life. */
function countsOtherThings({ before, after, previous, next, second }: Place, word: string): boolean {
  if (COUNTED.has(next) || CLASS_WORDS.has(next) || CLASS_WORDS.has(previous)) return true;
  if (YEARS.has(next))
    return (
      TIME_AFTER_YEARS.has(second) || LASTING_FOR.has(previous) || includesAny([...before, ...after], LASTING)
    );
  if (AMBIGUOUS_NUMBERS.has(word) && !GENITIVE.has(next)) return true;
  return BEFORE_COUNTED.has(previous) && !SEX_MARKS.has(next);
}

/** "I am only …", "main abhi …": the writer stands right before the number, with nothing but small words between. */
function followsSelf(before: readonly string[]): boolean {
  const small = (word: string) => FILLERS.has(word) || NOT.has(word) || SOON.has(word) || TURN.has(word);
  const at = before.findLastIndex((word) => !small(word));
  const subject = before[at] ?? '';
  if (OBJECTS_OF_SELF.has(subject)) return false;
  return SELF.has(subject) || (LOCATIVE.has(subject) && at === 0);
}

/** "my age is …", "umar … hai meri": an age is named, and it is nobody else's. */
const namesOwnAge = ({ before, after }: Place) =>
  includesAny(before.slice(-4), AGE_WORDS) || includesAny(after.slice(0, 3), AGE_WORDS);

/** "15 f", "m 16 delhi", a 16 year old girl. */
const isMarkedBySex = ({ previous, next, before }: Place) =>
  SEX_MARKS.has(next) || (SEX_MARKS.has(previous) && before.length <= 2);

/** "… ki hu", "… saal ka hoon": the verb after the number is the first person's. */
function isFirstPersonAfter({ after, next, second }: Place): boolean {
  if (FIRST_PERSON_VERBS.has(next)) return true;
  if (YEARS.has(next) && FIRST_PERSON_VERBS.has(second)) return true;
  return GENITIVE.has(YEARS.has(next) ? second : next) && includesAny(after.slice(0, 5), FIRST_PERSON_VERBS);
}

/** Whether the writer says it of themselves: `true` surely, `false` perhaps, null not at all. */
function saysOfSelf(place: Place, words: readonly string[], comesOfAge: boolean): boolean | null {
  if (isAboutAnother(words) || includesAny(words, LIKENESS)) return null;
  const { before, after, next, second } = place;
  const ends =
    next === '' ||
    YEARS.has(next) ||
    JUST.has(next) ||
    GENITIVE.has(next) ||
    SOON.has(next) ||
    VOCATIVES.has(next) ||
    next === 'plus';
  const limit = includesAny(before.slice(-2), UNDER) || includesAny(before.slice(-2), MORE_THAN);
  if (limit) return followsSelf(before.slice(0, -1)) || followsSelf(before.slice(0, -2)) ? true : null;
  if (followsSelf(before) && (ends || SEX_MARKS.has(next) || FIRST_PERSON_VERBS.has(next))) return true;
  if (isFirstPersonAfter(place)) return true;
  if (namesOwnAge(place)) return words.length <= 8 || includesAny(words, SELF);
  if (isMarkedBySex(place) && words.length <= 8) return true;
  if (
    comesOfAge &&
    (COMING_OF_AGE.has(next) ||
      COMING_OF_AGE.has(second) ||
      includesAny(before.slice(-2), NOT) ||
      includesAny(before.slice(-2), SOON))
  )
    return true;
  if (YEARS.has(next) && words.length <= 5) return true;
  return followsSelf(before) || (YEARS.has(next) && includesAny(after, SELF)) ? false : null;
}

/** The age that is said, with what is still to come taken off; null when it is said of another time. */
function ageNow(
  { before, after, next, second }: Place,
  words: readonly string[],
  value: number,
): number | null {
  const done = words.includes('turned') || includesAny(after.slice(0, 4), DONE);
  const soon = !done && (includesAny(before.slice(-4), SOON) || includesAny(after.slice(0, 4), SOON));
  const past =
    words.some((word) => CALENDAR_YEAR.test(word)) ||
    includesAny(after, PAST_VERBS) ||
    (includesAny(before, PAST) && !soon);
  const until = after.includes('tak') || after.includes('तक');
  const atThatAge = before.includes('at') && includesAny(before, AGE_WORDS);
  if (until || atThatAge) return null;
  if (past && !(done && includesAny(words, JUST))) return null;
  const refused = includesAny(before.slice(-4), NOT) || includesAny(after.slice(0, 3), NOT);
  const compared = next === 'se' || next === 'से';
  if (includesAny(before.slice(-2), UNDER) || (compared && UNDER.has(second)))
    return refused ? value : value - 1;
  if (next === 'plus' || includesAny(before.slice(-2), MORE_THAN) || (compared && MORE_THAN.has(second)))
    return refused ? value - 1 : value;
  if (refused) return value === ADULT_AGE ? value - 1 : null;
  return soon ? value - 1 : value;
}

/** Reads what a number in a clause says of the writer's age. */
export function readNumber({ words }: Clause, at: number, value: number): NumberReading {
  const place = lookAround(words, at);
  const yetToCome = value === ADULT_AGE && COMING_OF_AGE.has(place.next);
  if (value < AGE_MIN || value > AGE_MAX || (countsOtherThings(place, words[at] ?? '') && !yetToCome))
    return null;
  const sure = saysOfSelf(place, words, value === ADULT_AGE);
  const age = sure === null ? null : ageNow(place, words, value);
  return sure === null || age === null || age < AGE_MIN ? null : { age, sure };
}
