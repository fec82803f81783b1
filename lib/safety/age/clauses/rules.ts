import {
  AMBIGUOUS_NUMBERS,
  FIRST_PERSON_VERBS,
  GENITIVE,
  ONES,
  OTHERS,
  SECOND_PERSON,
  SELF,
  SPOKEN_NUMBERS,
  TENS,
  VOCATIVES,
} from '../constants';

/** A clause as words; a number, in whatever way it was written, stands in `values` at its place. */
export type Clause = { words: readonly string[]; values: ReadonlyMap<number, number> };

const DEVANAGARI_ZERO = '०'.codePointAt(0) ?? 0;
const CONJUNCTIONS = new Set(
  'and but so because then aur par lekin magar isliye kyunki kyuki और लेकिन मगर इसलिए क्योंकि'.split(' '),
);

/** "17saal" and "15f" are two words; "10th" is one, and so is whatever mixes letters and digits further, as codes do. */
const YEARS_AND_LETTERS =
  /(?<![\p{L}\p{M}\p{N}])([1-9]\d{0,2})(?!(?:st|nd|rd|th|vi|v)\b)([\p{L}\p{M}]+)(?![\p{L}\p{M}\p{N}])/gu;
const SEX_AND_YEARS = /(?<![\p{L}\p{M}\p{N}])([mf])([1-9]\d?)(?![\p{L}\p{M}\p{N}])/gu;

/** Lower case, Latin digits, numbers apart from letters ("15f"), and what is written with signs in words ("18+", "y/o"). */
function normalise(text: string): string {
  return text
    .toLowerCase()
    .replace(/[०-९]/g, (digit) => String((digit.codePointAt(0) ?? 0) - DEVANAGARI_ZERO))
    .replace(/[’'`´\p{Cf}]/gu, '')
    .replace(/\by\s?\/\s?o\b/g, 'yo')
    .replace(/₹|\brs\.?(?=\s?\d)/g, ' rs ')
    .replace(/(\d)\s?\+/g, '$1 plus')
    .replace(/(\d)\s?%/g, '$1 percent')
    .replace(/\bi m\b/g, 'im')
    .replace(/(\d)[.:](\d)/g, '$1-$2')
    .replace(YEARS_AND_LETTERS, '$1 $2')
    .replace(SEX_AND_YEARS, '$1 $2');
}

/** The number that begins at a word, and how many words it takes. */
function numberAt(words: readonly string[], place: number): { value: number; length: number } | null {
  const word = words[place] ?? '';
  if (/^\d{1,3}$/.test(word)) return { value: Number(word), length: 1 };
  const ten = TENS.get(word);
  const one = ONES.get(words[place + 1] ?? '');
  if (ten !== undefined && one !== undefined) return { value: ten + one, length: 2 };
  const spoken = SPOKEN_NUMBERS.get(word);
  return spoken === undefined ? null : { value: spoken, length: 1 };
}

function toClause(words: readonly string[]): Clause {
  const kept: string[] = [];
  const values = new Map<number, number>();
  for (let place = 0; place < words.length; ) {
    const word = words[place] ?? '';
    const found = numberAt(words, place);
    if (found) values.set(kept.length, found.value);
    kept.push(found && !AMBIGUOUS_NUMBERS.has(word) ? String(found.value) : word);
    place += found?.length ?? 1;
  }
  return { words: kept, values };
}

/** A message as its clauses, cut at punctuation and conjunctions. */
export function clausesOf(text: string): Clause[] {
  return normalise(text)
    .split(/[.,;!?()\n।…:|]+/)
    .flatMap((part) => {
      const clauses: string[][] = [[]];
      for (const word of part.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').split(' ')) {
        if (CONJUNCTIONS.has(word)) clauses.push([]);
        else if (word !== '') clauses.at(-1)?.push(word);
      }
      return clauses;
    })
    .filter((words) => words.length > 0)
    .map(toClause);
}

/** Whether any of the words is in a list. */
export const includesAny = (words: readonly string[], list: ReadonlySet<string>) =>
  words.some((word) => list.has(word));

/**
 * Whether a clause is about somebody else than its writer: "the kid", "mere bhai", "tum 18 ki ho na?"; not "bhai" as one calls
 * a friend, nor what the writer is ("main to bachcha hu").
 */
export function isAboutAnother(words: readonly string[]): boolean {
  if (includesAny(words, SECOND_PERSON) && !includesAny(words, SELF)) return true;
  return words.some((word, at) => {
    const ends = at === 0 || at === words.length - 1;
    const calls =
      VOCATIVES.has(word) && ends && !SELF.has(words[at - 1] ?? '') && !GENITIVE.has(words[at + 1] ?? '');
    return OTHERS.has(word) && !calls && !FIRST_PERSON_VERBS.has(words[at + 1] ?? '');
  });
}
