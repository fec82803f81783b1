import { PIECE_LETTERS, PIECE_VALUE } from './constants';
import learned from './weights.json';

/** A linear model: what each feature of a text says for (above 0) or against a call for help. */
export type Model = {
  /** Feature number → weight. A feature that is not there says nothing. */
  weights: ReadonlyMap<number, number>;
  /** What a text without a known feature scores. */
  bias: number;
};

/** FNV-1a, 32 bits. */
function numberOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at += 1) {
    hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}

/**
 * The features of a text, as feature number → value: its words, pairs of neighbours and pieces of words. The length of
 * the whole is 1, so that long texts score no more than short ones.
 * @param text in lower case, without punctuation, in one spelling
 */
export function featuresOf(text: string): Map<number, number> {
  const words = ['^', ...text.split(' '), '$'];
  const features = new Map<number, number>();
  words.forEach((word, at) => {
    features.set(numberOf(`w${word}`), 1);
    const next = words[at + 1];
    if (next !== undefined) features.set(numberOf(`p${word} ${next}`), 1);
    const edged = ` ${word} `;
    for (let letters = PIECE_LETTERS.least; letters <= PIECE_LETTERS.most; letters += 1) {
      for (let from = 0; from + letters <= edged.length; from += 1)
        features.set(numberOf(`c${edged.slice(from, from + letters)}`), PIECE_VALUE);
    }
  });
  const length = Math.hypot(...features.values());
  for (const [feature, value] of features) features.set(feature, value / length);
  return features;
}

/** How far a model leans towards a call for help (above 0) or away from it. */
export function leaningOf(model: Model, features: ReadonlyMap<number, number>): number {
  let sum = model.bias;
  for (const [feature, value] of features) sum += (model.weights.get(feature) ?? 0) * value;
  return sum;
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

function readModel(): Model {
  const numbers = new Uint32Array(bytesOf(learned.features).buffer);
  const weights = new Int16Array(bytesOf(learned.weights).buffer);
  return {
    bias: learned.bias,
    weights: new Map(Array.from(numbers, (feature, at) => [feature, (weights[at] ?? 0) * learned.step])),
  };
}

const MODEL = readModel();

/**
 * How far a text leans towards those of people in danger, as learned from phrases (`eval/crisis`).
 * @param text in lower case, without punctuation, in one spelling
 */
export const learnedLeaning = (text: string): number => leaningOf(MODEL, featuresOf(text));
