import { type Clause, includesAny, isAboutAnother } from '../clauses/rules';
import {
  BOARDS,
  CLASS_WORDS,
  COUNTED,
  DOUBTFUL_CLASS,
  FIRST_PERSON_VERBS,
  GO,
  LOCATIVE,
  MINOR_CLASS_MAX,
  ORDINALS,
  PAST,
  PAST_VERBS,
  SCHOOL,
  SCHOOL_OF_ADULTS,
  SELF,
  STUDYING,
  TEACHING,
} from '../constants';

const speaksOfAnother = (words: readonly string[]) =>
  includesAny(words, TEACHING) ||
  includesAny(words, PAST) ||
  includesAny(words, PAST_VERBS) ||
  isAboutAnother(words);

/** The number of a class beside the word "class", as a figure or an ordinal. */
function classBeside(words: readonly string[], at: number): number | undefined {
  for (const word of [words[at - 1] ?? '', words[at + 1] ?? '']) {
    const value = ORDINALS.get(word) ?? (/^\d{1,2}$/.test(word) ? Number(word) : undefined);
    if (value !== undefined && value >= 1 && value <= DOUBTFUL_CLASS) return value;
  }
  return undefined;
}

/** The class of school that the writer goes to. */
function ownClass(words: readonly string[]): number | undefined {
  const self =
    includesAny(words, FIRST_PERSON_VERBS) || includesAny(words, SELF) || includesAny(words, STUDYING);
  for (const [at, word] of words.entries()) {
    if (CLASS_WORDS.has(word) && (self || words.length <= 3)) {
      const value = classBeside(words, at);
      if (value !== undefined) return value;
    }
    const ordinal = ORDINALS.get(word);
    if (ordinal === undefined || COUNTED.has(words[at + 1] ?? '') || !self) continue;
    const next = words[at + 1] ?? '';
    if (includesAny(words, STUDYING) || includesAny(words, BOARDS)) return ordinal;
    if ((LOCATIVE.has(next) || next === 'in') && includesAny(words.slice(at), FIRST_PERSON_VERBS))
      return ordinal;
  }
  return undefined;
}

/** Whether the writer says to be a pupil: of a class up to the eleventh a minor, of the twelfth perhaps. */
export function readSchool({ words }: Clause): 'minor' | 'doubtful' | null {
  if (speaksOfAnother(words) || includesAny(words, SCHOOL_OF_ADULTS)) return null;
  const value = ownClass(words);
  if (value !== undefined) return value <= MINOR_CLASS_MAX ? 'minor' : 'doubtful';
  if (!includesAny(words, SCHOOL) || !(includesAny(words, SELF) || includesAny(words, FIRST_PERSON_VERBS)))
    return null;
  if (includesAny(words, STUDYING) || words.includes('still') || words.includes('kid')) return 'minor';
  return includesAny(words, GO) ? 'doubtful' : null;
}
