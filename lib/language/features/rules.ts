import { FEATURES, PIECE_LETTERS, VALUE, WORDS_READ } from '../constants';

/** What a text shows of its language: the numbers of its features, and how much each counts. */
export type Features = { numbers: Uint32Array; values: Float32Array };

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’‘][\p{L}\p{M}]+)*/gu;
const ADDRESS = /https?:\S+|www\.\S+|\S+@\S+|[@#]\S+/giu;

/** The words of a text, small, without apostrophes, and with drawn-out letters written once ("yaaaar" is "yar"). */
export function wordsOf(text: string): string[] {
  const words = text.replace(ADDRESS, ' ').normalize('NFC').toLowerCase().match(WORD) ?? [];
  return words
    .filter((word) => !/^\p{N}+$/u.test(word))
    .slice(0, WORDS_READ)
    .map((word) => word.replace(/['’‘]/g, '').replace(/(\p{L})\1{2,}/gu, '$1'));
}

/** A word as hasty writers shorten it: the first letter and the consonants, none twice in a row ("kaise" and "kse" are "ks"). */
export function skeletonOf(word: string): string {
  return (word.slice(0, 1) + word.slice(1).replace(/[aeiou]/g, '')).replace(/(.)\1+/g, '$1');
}

/** FNV-1a, mixed so that the last bits depend on all. */
function numberOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at += 1) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 12)) >>> 0) % FEATURES;
}

/** The features of words: each word, its skeleton, its pieces, and each pair of neighbours. */
export function featuresOf(words: readonly string[]): Features {
  const numbers: number[] = [];
  const values: number[] = [];
  const add = (feature: string, value: number) => {
    numbers.push(numberOf(feature));
    values.push(value);
  };
  words.forEach((word, at) => {
    add(`w${word}`, VALUE.word);
    add(`s${skeletonOf(word)}`, VALUE.skeleton);
    if (at > 0) add(`p${words[at - 1]} ${word}`, VALUE.pair);
    const edged = ` ${word} `;
    for (let letters = PIECE_LETTERS.least; letters <= PIECE_LETTERS.most; letters += 1)
      for (let from = 0; from + letters <= edged.length; from += 1)
        add(`c${edged.slice(from, from + letters)}`, VALUE.piece);
  });
  return { numbers: Uint32Array.from(numbers), values: Float32Array.from(values) };
}
