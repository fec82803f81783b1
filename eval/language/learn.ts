/*
 * Learns the weights of lib/language/learned from the lines of this folder and the messages of eval/crisis and writes them. The
 * same lines give the same weights. `--measure` instead learns without every fifth line and says how many of these are read right.
 */
import { writeFileSync } from 'node:fs';
import { DEVANAGARI_TONGUES, FEATURES, LATIN_TONGUES } from '@/lib/language/constants';
import { featuresOf } from '@/lib/language/features/rules';
import { LEARNED_TONGUES, type LearnedTongue, leaningsOf, type Model } from '@/lib/language/learned/rules';
import { seeded, shuffle } from '../crisis/random';
import { lesson, shelve } from './lessons';
import { type Line, olderLines, ownLines, tellingVocabulary } from './lines';

const WEIGHTS = new URL('../../lib/language/learned/weights.json', import.meta.url);
const ROUNDS = 8;
const PACE = 0.5;
const DECAY = 2e-5;
const TINY = 1e-8;
/** Lines that one round reads of each tongue; English and Hinglish are what most people write. */
const READ = { many: 5_000, usual: 3_000 } as const;
const OFTEN: ReadonlySet<string> = new Set(['en', 'hinglish', 'hi']);

/** The tongues that one is told from by words. */
const amongOf = (tongue: LearnedTongue): readonly LearnedTongue[] =>
  tongue === 'hi' || tongue === 'mr' ? DEVANAGARI_TONGUES : LATIN_TONGUES;

/** Softmax regression by AdaGrad, among the tongues of the same script. */
function learn(all: readonly Line[]): Model {
  const random = seeded(1);
  const shelf = shelve(all);
  const filled = (value: number) =>
    Object.fromEntries(
      LEARNED_TONGUES.map((tongue) => [tongue, new Float32Array(FEATURES).fill(value)]),
    ) as Record<LearnedTongue, Float32Array>;
  const model = filled(0);
  const travelled = filled(TINY);
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = LEARNED_TONGUES.flatMap((tongue) =>
      shelf[tongue].lines.length === 0
        ? []
        : Array.from({ length: OFTEN.has(tongue) ? READ.many : READ.usual }, () => tongue),
    );
    shuffle(order, random);
    for (const tongue of order) {
      const features = featuresOf(lesson(tongue, shelf, random));
      const leanings = leaningsOf(model, features, amongOf(tongue));
      const top = most(leanings);
      const sum = leanings.reduce((total, one) => total + Math.exp(one.leaning - top), 0);
      let square = 0;
      for (const value of features.values) square += value * value;
      const shrink = 1 / Math.sqrt(square || 1);
      for (const { tongue: other, leaning } of leanings) {
        const wrong = Math.exp(leaning - top) / sum - (other === tongue ? 1 : 0);
        if (Math.abs(wrong) < 1e-4) continue;
        const weights = model[other];
        const far = travelled[other];
        for (let at = 0; at < features.numbers.length; at += 1) {
          const number = features.numbers[at] as number;
          const slope =
            wrong * (features.values[at] as number) * shrink + DECAY * (weights[number] as number);
          far[number] = (far[number] as number) + slope * slope;
          weights[number] = (weights[number] as number) - (PACE * slope) / Math.sqrt(far[number] as number);
        }
      }
    }
  }
  return model;
}

function packed(model: Model) {
  return Object.fromEntries(
    LEARNED_TONGUES.map((tongue) => {
      const weights = model[tongue];
      const sizes = [...weights.map(Math.abs)].filter((size) => size > 0).sort((one, other) => one - other);
      const step = (sizes[Math.floor(sizes.length * 0.9995)] ?? 1) / 127;
      const bytes = Int8Array.from(weights, (weight) =>
        Math.max(-127, Math.min(127, Math.round(weight / step))),
      );
      return [tongue, { step, weights: Buffer.from(bytes.buffer).toString('base64') }];
    }),
  );
}

/** How many lines of each tongue a model reads right. */
function measure(model: Model, asked: readonly Line[]): void {
  const shares = LEARNED_TONGUES.map((tongue) => {
    const own = asked.filter((one) => one.tongue === tongue && one.words.length > 0);
    const right = own.filter(({ words }) => {
      const leanings = leaningsOf(model, featuresOf(words), amongOf(tongue));
      return leanings.every((one) => one.tongue === tongue || one.leaning < most(leanings));
    });
    return [tongue, { right: right.length, of: own.length }];
  });
  console.table(Object.fromEntries(shares));
}

const most = (leanings: readonly { leaning: number }[]) => Math.max(...leanings.map((one) => one.leaning));

const [own, older] = [ownLines(), olderLines()];
const words = tellingVocabulary([...own, ...older]);
if (process.argv.includes('--measure')) {
  const isAsked = (_: Line, at: number) => at % 5 === 0;
  const taught = own.filter((one, at) => !isAsked(one, at));
  measure(learn([...taught, ...words, ...older]), own.filter(isAsked));
} else {
  writeFileSync(WEIGHTS, `${JSON.stringify(packed(learn([...own, ...words, ...older])), null, 2)}\n`);
  console.log(`Learned from ${own.length + older.length} lines.`);
}
