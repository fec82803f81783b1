import { romanize } from '../script/rules';

const EMOJI = /\p{Extended_Pictographic}/u;
/** Words, emoji, and the marks that change what words say. */
const TOKENS = /[\p{L}\p{M}\p{N}]+|\p{Extended_Pictographic}|[?!"“”.,;।\n]+/gu;
const MARKS: readonly (readonly [RegExp, string])[] = [
  [/\?/, '?'],
  [/["“”]/, '"'],
  [/[!]/, '!'],
];
/** Years of a child, in a number of one or two digits. */
const CHILD_YEARS = { least: 4, most: 17 } as const;

/** A word in one spelling for the many that people use: no long vowels, no double letters. */
export const foldSpelling = (word: string): string =>
  word
    .replace(/ee|ii/g, 'i')
    .replace(/oo|uu/g, 'u')
    .replace(/(.)\1+/gu, '$1')
    .replace(/w/g, 'v')
    .replace(/z/g, 'j')
    .replace(/q/g, 'k');

function foldNumber(digits: string): string {
  const years = Number(digits);
  return digits.length <= 2 && years >= CHILD_YEARS.least && years <= CHILD_YEARS.most ? '#child' : '#';
}

function fold(token: string): string {
  if (EMOJI.test(token)) return token;
  if (!/[\p{L}\p{N}]/u.test(token)) return MARKS.find(([mark]) => mark.test(token))?.[1] ?? '.';
  if (/^\d+$/.test(token)) return foldNumber(token);
  return foldSpelling(token);
}

/**
 * The words of a text in order, in Latin letters and one spelling, with emoji and marks as words of their own.
 */
export const wordsOf = (text: string): string[] =>
  (romanize(text.toLowerCase().replace(/[’'`‘\p{Cf}]/gu, '')).match(TOKENS) ?? []).map(fold);

/**
 * The consonants of a word, hard and soft alike: what is left of it in every script and every spelling.
 * A word of vowels alone stays as it is.
 */
export function skeletonOf(word: string): string {
  const skeleton = word
    .replace(/ch+/g, 'c')
    .replace(/sh|x/g, 's')
    .replace(/ph/g, 'p')
    .replace(/[hyaeiouv]/g, '')
    .replace(/[gk]/g, 'k')
    .replace(/d/g, 't')
    .replace(/[bf]/g, 'p')
    .replace(/(.)\1+/gu, '$1');
  return skeleton === '' ? word : skeleton;
}

/** A pattern of words that people would spell as it is written here, matched against words as `wordsOf` spells them. */
export const patternOf = (source: string, flags = 'u'): RegExp =>
  new RegExp(`(?<![^ ])(?:${source.replace(/w/g, 'v').replace(/z/g, 'j')})(?![^ ])`, flags);
