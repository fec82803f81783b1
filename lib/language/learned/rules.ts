import { DEVANAGARI_TONGUES, FEATURES, LATIN_TONGUES } from '../constants';
import type { Features } from '../features/rules';
import learned from './weights.json' with { type: 'json' };

export const LEARNED_TONGUES = [...LATIN_TONGUES, ...DEVANAGARI_TONGUES] as const;
export type LearnedTongue = (typeof LEARNED_TONGUES)[number];

/** For each tongue one weight of every feature. */
export type Model = Readonly<Record<LearnedTongue, Float32Array>>;

/** A model as it is kept: weights as a signed byte each, in base64. Written by eval/language/learn.ts. */
export type Packed = Readonly<Record<string, { step: number; weights: string }>>;

export function readModel(packed: Packed): Model {
  const one = (tongue: LearnedTongue) => {
    const { step = 0, weights = '' } = packed[tongue] ?? {};
    const bytes = new Int8Array(Buffer.from(weights, 'base64'));
    if (bytes.length !== FEATURES) throw new Error('weights.json was learned with other constants.');
    return [tongue, Float32Array.from(bytes, (byte) => byte * step)] as const;
  };
  return Object.fromEntries(LEARNED_TONGUES.map(one)) as Model;
}

type Leaning<T> = { tongue: T; leaning: number };

/** How far features lean towards each of some tongues; long texts lean no further than short ones. */
export function leaningsOf<T extends LearnedTongue>(
  model: Model,
  { numbers, values }: Features,
  among: readonly T[],
): Leaning<T>[] {
  let square = 0;
  for (const value of values) square += value * value;
  const shrink = 1 / Math.sqrt(square || 1);
  return among.map((tongue) => {
    const weights = model[tongue];
    let sum = 0;
    for (let at = 0; at < numbers.length; at += 1)
      sum += (weights[numbers[at] as number] as number) * (values[at] as number);
    return { tongue, leaning: sum * shrink };
  });
}

const MODEL = readModel(learned as Packed);

export type Likelihood<T> = { tongue: T; share: number };

/**
 * Which of some tongues words are most likely in, and which of the usual ones among them, each with its share of what they say
 * for any of them, 0 to 1.
 */
export function likeliest<T extends LearnedTongue>(
  features: Features,
  among: readonly T[],
  isUsual: (tongue: T) => boolean,
): [best: Likelihood<T>, usual: Likelihood<T>] {
  const leanings = leaningsOf(MODEL, features, among);
  const further = (one: Leaning<T>, other: Leaning<T>) => (other.leaning > one.leaning ? other : one);
  const best = leanings.reduce(further);
  const all = leanings.reduce((sum, { leaning }) => sum + Math.exp(leaning - best.leaning), 0);
  const likelihood = ({ tongue, leaning }: Leaning<T>) => ({
    tongue,
    share: Math.exp(leaning - best.leaning) / all,
  });
  return [likelihood(best), likelihood(leanings.filter((one) => isUsual(one.tongue)).reduce(further))];
}
