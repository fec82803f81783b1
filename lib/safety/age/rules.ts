import { type Clause, clausesOf, includesAny, isAboutAnother } from './clauses/rules';
import { ADULT_AGE, ADULT_WORDS, MAYBE_MINOR_WORDS, MINOR_WORDS, NOT, PAST, SELF } from './constants';
import { readNumber } from './numbers/rules';
import { readSchool } from './school/rules';

/** What a message says of its writer's age; `doubtful` is neither believed nor ignored. */
export type AgeReading = 'minor' | 'adult' | 'doubtful' | null;

/** A clause without anybody in it is the writer's when it is as short as this. */
const BARE_WORDS_MAX = 5;

function readNumbers(clause: Clause): AgeReading[] {
  return [...clause.values].map(([at, value]) => {
    const said = readNumber(clause, at, value);
    if (said === null) return null;
    if (said.age >= ADULT_AGE) return 'adult';
    return said.sure ? 'minor' : 'doubtful';
  });
}

/** "I am a minor", "main nabalig hu"; "not a minor" is an adult. */
function readWords({ words }: Clause): AgeReading {
  const at = words.findIndex(
    (word) => MINOR_WORDS.has(word) || ADULT_WORDS.has(word) || MAYBE_MINOR_WORDS.has(word),
  );
  if (at < 0 || isAboutAnother(words) || includesAny(words, PAST)) return null;
  if (!includesAny(words, SELF) && words.length > BARE_WORDS_MAX) return null;
  const word = words[at] ?? '';
  const refused =
    includesAny(words.slice(Math.max(0, at - 3), at), NOT) || includesAny(words.slice(at + 1, at + 3), NOT);
  if (MAYBE_MINOR_WORDS.has(word)) return refused ? null : 'doubtful';
  return ADULT_WORDS.has(word) === refused ? 'minor' : 'adult';
}

/**
 * Reads an age as a statement: whose it is, of when, which number, and of what. docs/safety.md, "Age".
 * @param text a message of the writer
 */
export function readAge(text: string): AgeReading {
  const readings = clausesOf(text).flatMap((clause) => [
    ...readNumbers(clause),
    readSchool(clause),
    readWords(clause),
  ]);
  const [minor, adult] = [readings.includes('minor'), readings.includes('adult')];
  if (minor && adult) return 'doubtful';
  if (minor) return 'minor';
  if (adult) return 'adult';
  return readings.includes('doubtful') ? 'doubtful' : null;
}
