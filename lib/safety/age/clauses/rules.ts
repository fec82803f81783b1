import { ONES, SPOKEN_NUMBERS, TENS } from '../numbers/constants';
import { SPELLINGS } from '../spelling/constants';

/** A clause as words; a number, in whatever way it was written, stands in `values` at its place. */
export type Clause = { words: readonly string[]; values: ReadonlyMap<number, number> };

/** Where the ten digits of each script of India begin, Arabic and Persian included (Unicode, general category Nd). */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66];
const CONJUNCTIONS = new Set(
  'and but so because bcz bcoz coz cuz then nd aur or par lekin magar isliye kyunki kyuki kyonki islie jabki और लेकिन मगर इसलिए क्योंकि जबकि पर'.split(
    ' ',
  ),
);

/** "17saal" and "15f" are two words; "10th" is one, and so is whatever mixes letters and digits further, as codes do. */
const YEARS_AND_LETTERS =
  /(?<![\p{L}\p{M}\p{N}])([1-9]\d{0,2})(?!(?:st|nd|rd|th|vi|v|va|vaa|wa|waan|wi|van|ne|ve)(?![\p{L}\p{M}\p{N}]))([\p{L}\p{M}]+)(?![\p{L}\p{M}\p{N}])/gu;
const SEX_AND_YEARS =
  /(?<![\p{L}\p{M}\p{N}])(m|f|im|age|class|std|umar|main|mai)([1-9]\d?)(?![\p{L}\p{M}\p{N}])/gu;

function toLatinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const zero = ZEROS.find((start) => code >= start && code < start + 10);
  return zero === undefined ? digit : String(code - zero);
}

/** Lower case, Latin digits, numbers apart from letters ("15f"), and what is written with signs in words ("18+", "y/o"). */
export function normalise(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[\u093c\u09bc\u0a3c]/g, '')
    .replace(/\u0901/g, '\u0902')
    .replace(/\p{Nd}/gu, toLatinDigit)
    .replace(/\b(we)[’'`´](?=re\b)/g, '$1 a')
    .replace(/[’'`´\p{Cf}]/gu, '')
    .replace(/(?<!\d)([a-hj-z])\1{2,}(?!\d)|(?<=[a-uwy-z]i)i{2,}/g, '$1')
    .replace(/\by\s?[/.]\s?o\b\.?/g, 'yo')
    .replace(/₹|\brs\.?(?=\s?\d)/g, ' rs ')
    .replace(/(\d)\s?\+/g, '$1 plus')
    .replace(/(\d)\s?%/g, '$1 percent')
    .replace(/\b(?:i[ -]?m|iam|ima)(?=[\s\d]|$)/g, 'i am ')
    .replace(/(\d{1,2})\s?(?:वीं|वी|वें)(?![\p{L}\p{M}])/gu, '$1vi')
    .replace(/(\d\s?)(years?|yrs?)[ -]?old\b/g, '$1 yo')
    .replace(/\b(years?|yrs?)[ -]old\b/g, 'yo')
    .replace(
      /\b(age|class|umar|umr|std|dob|bday|birthday|born|उम्र)\s?(?:[:=]|-+)\s?(?=[\p{L}\p{N}])/gu,
      '$1 ',
    )
    .replace(/(\d)\.5(?=\s*(?:yo|years?|yrs?|saal|sal)\b)/g, '$1')
    .replace(/\b(\d{1,2}(?= th)|\d?1(?= st)|\d?2(?= nd)|\d?3(?= rd)) (th|st|nd|rd)\b/g, '$1$2')
    .replace(/(\d)[.:](\d)/g, '$1_$2')
    .replace(/\b2k(\d)\b/g, '200$1')
    .replace(/\b2k([12]\d)\b/g, '20$1')
    .replace(YEARS_AND_LETTERS, '$1 $2')
    .replace(SEX_AND_YEARS, '$1 $2')
    .replace(/\byt(?=\s*(?:$|[^\s\w]))/g, 'yet')
    .replace(/\b[a-z]+\b/g, (word) => SPELLINGS.get(word) ?? word);
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
    const found = numberAt(words, place);
    if (found) values.set(kept.length, found.value);
    kept.push(words[place] ?? '');
    place += found?.length ?? 1;
  }
  return { words: kept, values };
}

/** Digits alone or mixed with letters, longer than any number an age or a year is told with: a code says nothing. */
const CODE = /^(?:\d{5,}|(?=\w*\d)(?=\w*[a-z])\w{6,})$/;
/** Words of the longest clause: nobody tells an age in more, and a longer one would be read in all its places. */
const CLAUSE_WORDS = 60;

/** A normalised message as its clauses, cut at punctuation, emoji and conjunctions. */
export function clausesOf(normalised: string): Clause[] {
  return normalised
    .split(/[.,;!?()\n।…:|"“”]+|\p{Extended_Pictographic}+|\s-\s/u)
    .flatMap((part) => {
      const clauses: string[][] = [[]];
      for (const word of part.replace(/[^\p{L}\p{M}\p{N}_]+/gu, ' ').split(' ')) {
        if (CONJUNCTIONS.has(word) || clauses.at(-1)?.length === CLAUSE_WORDS) clauses.push([]);
        if (word !== '' && !CONJUNCTIONS.has(word) && !CODE.test(word)) clauses.at(-1)?.push(word);
      }
      return clauses;
    })
    .filter((words) => words.length > 0)
    .map(toClause);
}
