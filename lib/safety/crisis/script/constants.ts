/** Where the Unicode blocks of India's scripts begin, and which of them write no vowel that is not spoken. */
export const BLOCKS = { first: 0x0900, last: 0x0d7f, letters: 0x80 } as const;
/** Tamil, Telugu, Kannada and Malayalam: a consonant without a sign always has its vowel. */
export const SOUTHERN_FROM = 0x0b80;
/** What the sign for a nasal sound is in those. */
export const SOUTHERN_TAIL = 'm';

/**
 * How a letter sounds, by its place in its block: the blocks of the Unicode standard are parallel, so that one table reads nine scripts.
 * Long and short, hard and soft of one kind are written alike, as people do who type with Latin letters.
 */
const CONSONANTS = 'k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h';
const VOWELS = 'a a i i u u ri li e e e ai o o o au';
const SIGNS = 'a i i u u ri ri e e e ai o o o au';
const DOTTED = 'k kh g j r rh f y';

const from = (first: number, sounds: string): [number, string][] =>
  sounds.split(' ').map((sound, at) => [first + at, sound]);

export const CONSONANT_SOUNDS: ReadonlyMap<number, string> = new Map([
  ...from(0x15, CONSONANTS),
  ...from(0x58, DOTTED),
]);
export const VOWEL_SOUNDS: ReadonlyMap<number, string> = new Map(from(0x05, VOWELS));
export const SIGN_SOUNDS: ReadonlyMap<number, string> = new Map(from(0x3e, SIGNS));
/** Signs for a nasal sound and for a breath. */
export const TAIL_SOUNDS: ReadonlyMap<number, string> = new Map([
  [0x00, 'n'],
  [0x01, 'n'],
  [0x02, 'n'],
  [0x03, 'h'],
  [0x70, 'n'],
]);
export const MUTE_SIGN = 0x4d;
export const DIGITS_FROM = 0x66;

/** Letters that sound otherwise than their place says. */
export const OWN_SOUNDS: ReadonlyMap<string, string> = new Map([
  ['ய', 'y'],
  ['ச', 's'],
  ['য', 'j'],
  ['ৰ', 'r'],
  ['ৱ', 'v'],
  ['ਲ਼', 'l'],
]);
/** Letters without a vowel of their own. */
export const BARE_SOUNDS: ReadonlyMap<string, string> = new Map([
  ['ৎ', 't'],
  ['ൺ', 'n'],
  ['ൻ', 'n'],
  ['ർ', 'r'],
  ['ൽ', 'l'],
  ['ൾ', 'l'],
  ['ൿ', 'k'],
]);

/** Urdu writes few vowels; what is left is the skeleton of a word. */
export const URDU_SOUNDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ا: 'a',
    آ: 'a',
    أ: 'a',
    ب: 'b',
    پ: 'p',
    ت: 't',
    ٹ: 't',
    ث: 's',
    ج: 'j',
    چ: 'ch',
    ح: 'h',
    خ: 'kh',
    د: 'd',
    ڈ: 'd',
    ذ: 'j',
    ر: 'r',
    ڑ: 'r',
    ز: 'j',
    ژ: 'j',
    س: 's',
    ش: 'sh',
    ص: 's',
    ض: 'j',
    ط: 't',
    ظ: 'j',
    ع: 'a',
    غ: 'g',
    ف: 'f',
    ق: 'k',
    ک: 'k',
    ك: 'k',
    گ: 'g',
    ل: 'l',
    م: 'm',
    ن: 'n',
    ں: 'n',
    و: 'o',
    ؤ: 'o',
    ہ: 'h',
    ه: 'h',
    ۃ: 'h',
    ھ: 'h',
    ء: '',
    ئ: '',
    ی: 'i',
    ي: 'i',
    ے: 'e',
    ۓ: 'e',
  }),
);
