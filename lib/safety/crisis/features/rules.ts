import { conceptsOf } from '../concepts/rules';
import { CONCEPTS_APART_MOST, PIECE_LETTERS, VALUE } from '../learned/constants';
import { skeletonOf } from '../words/rules';

/** The features of a text, word by word: those of word n stand from `ends[n - 1]` to `ends[n]`. */
export type Features = {
  words: readonly string[];
  numbers: Uint32Array;
  values: Float32Array;
  ends: Uint32Array;
};

/** FNV-1a, 32 bits, mixed so that the last bits depend on all. */
function numberOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at += 1) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 12)) >>> 0;
}

type Word = { word: string; skeleton: string; concepts: readonly string[] };

/** What a word and those before it add. */
function* featuresAt(words: readonly Word[], at: number): Generator<[string, number]> {
  const { word, skeleton, concepts } = words[at] as Word;
  yield [`w${word}`, VALUE.word];
  yield [`s${skeleton}`, VALUE.skeleton];
  const edged = ` ${word} `;
  for (let letters = PIECE_LETTERS.least; letters <= PIECE_LETTERS.most; letters += 1)
    for (let from = 0; from + letters <= edged.length; from += 1)
      yield [`c${edged.slice(from, from + letters)}`, VALUE.piece];
  const before = words[at - 1];
  yield [`p${before?.word ?? '^'} ${word}`, VALUE.pair];
  if (before) yield [`q${before.skeleton} ${skeleton}`, VALUE.skeletonPair];
  for (const concept of concepts) {
    yield [`k${concept}`, VALUE.concept];
    for (let from = Math.max(0, at - CONCEPTS_APART_MOST); from < at; from += 1)
      for (const earlier of (words[from] as Word).concepts)
        yield [`d${earlier} ${concept}`, VALUE.conceptPair];
  }
}

/** @param texts words as `wordsOf` gives them */
export function featuresOf(texts: readonly string[]): Features {
  const words = texts.map((word) => ({ word, skeleton: skeletonOf(word), concepts: conceptsOf(word) }));
  const numbers: number[] = [];
  const values: number[] = [];
  const ends = new Uint32Array(words.length);
  for (let at = 0; at < words.length; at += 1) {
    for (const [feature, value] of featuresAt(words, at)) {
      numbers.push(numberOf(feature));
      values.push(value);
    }
    ends[at] = numbers.length;
  }
  return { words: texts, numbers: Uint32Array.from(numbers), values: Float32Array.from(values), ends };
}
