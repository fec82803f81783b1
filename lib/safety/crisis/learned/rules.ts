import type { CrisisKind } from '../../constants';
import type { Features } from '../features/rules';
import { KIND_WEIGHTS, LEANING_WEIGHTS } from './constants';
import learned from './weights.json' with { type: 'json' };

/** A linear model: what each feature of a text says for (above 0) or against something. */
export type Model = {
  /** One weight for each number that features end in; a power of two of them. */
  weights: Float32Array;
  /** What a text without a known feature scores. */
  bias: number;
};

/** Words from `from` to before `to` of a text. */
export type Span = { from: number; to: number };

/** The place of the first feature of a word. */
export const beginOf = ({ ends }: Features, word: number): number => (word === 0 ? 0 : (ends[word - 1] ?? 0));

/**
 * How far a model leans towards or away from what it was taught, for any span of a text. The length of what is read
 * counts as 1, so that long spans score no more than short ones. Takes one pass over the features, then a step for each span.
 */
export function leaningIn(model: Model, features: Features): (span: Span) => number {
  const words = features.ends.length;
  const sums = new Float64Array(words + 1);
  const squares = new Float64Array(words + 1);
  const last = model.weights.length - 1;
  let sum = 0;
  let square = 0;
  for (let word = 0, at = 0; word < words; word += 1) {
    for (const end = features.ends[word] ?? 0; at < end; at += 1) {
      const value = features.values[at] ?? 0;
      sum += (model.weights[(features.numbers[at] ?? 0) & last] ?? 0) * value;
      square += value * value;
    }
    sums[word + 1] = sum;
    squares[word + 1] = square;
  }
  const between = (of: Float64Array, { from, to }: Span) => (of[to] ?? 0) - (of[from] ?? 0);
  return (span) => between(sums, span) / Math.sqrt(between(squares, span) || 1) + model.bias;
}

/** Weights as a signed byte each, in base64. */
function readModel({ bias, step, weights }: { bias: number; step: number; weights: string }): Model {
  const bytes = new Int8Array(Buffer.from(weights, 'base64'));
  return { bias, weights: Float32Array.from(bytes, (byte) => byte * step) };
}

function checked(model: Model, weights: number): Model {
  if (model.weights.length !== weights) throw new Error('weights.json was learned with other constants.');
  return model;
}

/** Leans towards a writer in danger. */
export const DANGER = checked(readModel(learned.danger), LEANING_WEIGHTS);
/** Each leans towards danger of one kind. */
export const KINDS = Object.entries(learned.kinds).map(
  ([kind, model]) => [kind as CrisisKind, checked(readModel(model), KIND_WEIGHTS)] as const,
);
