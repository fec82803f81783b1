import { featuresOf, leaningOf, type Model } from '@/lib/safety/crisis/learned/rules';

/** A message in the spelling that features are taken from, whether it asks for help, and whose hand wrote it. */
export type Example = { text: string; crisis: boolean; hand: string };

type Sample = { features: Map<number, number>; crisis: boolean };

const ROUNDS = 40;
const PACE = 0.3;
/** Keeps weights small that few messages speak for. */
const DECAY = 1e-3;
/** A feature of one message only is that person's own. */
const SEEN_LEAST = 2;
const TINY = 1e-8;

/** Numbers in [0, 1), the same in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function shuffle<T>(items: T[], random: () => number): void {
  for (let at = items.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [items[at], items[other]] = [items[other] as T, items[at] as T];
  }
}

/** The features that more than one message has. */
function commonFeatures(samples: readonly Sample[]): Set<number> {
  const seen = new Map<number, number>();
  for (const { features } of samples)
    for (const feature of features.keys()) seen.set(feature, (seen.get(feature) ?? 0) + 1);
  return new Set([...seen].filter(([, times]) => times >= SEEN_LEAST).map(([feature]) => feature));
}

function samplesOf(examples: readonly Example[]): Sample[] {
  const samples = examples.map(({ text, crisis }) => ({ features: featuresOf(text), crisis }));
  const common = commonFeatures(samples);
  return samples.map(({ features, crisis }) => ({
    features: new Map([...features].filter(([feature]) => common.has(feature))),
    crisis,
  }));
}

/** Logistic regression by AdaGrad, in which both kinds of message count the same. The same examples give the same model. */
export function train(examples: readonly Example[]): Model {
  const samples = samplesOf(examples);
  const crises = samples.filter(({ crisis }) => crisis).length;
  const shareOf = (crisis: boolean) => samples.length / 2 / (crisis ? crises : samples.length - crises);
  const weights = new Map<number, number>();
  const travelled = new Map<number, number>();
  let bias = 0;
  let biasTravelled = TINY;
  const random = seeded(1);
  for (let round = 0; round < ROUNDS; round += 1) {
    shuffle(samples, random);
    for (const { features, crisis } of samples) {
      const chance = 1 / (1 + Math.exp(-leaningOf({ weights, bias }, features)));
      const wrong = (chance - (crisis ? 1 : 0)) * shareOf(crisis);
      for (const [feature, value] of features) {
        const weight = weights.get(feature) ?? 0;
        const slope = wrong * value + DECAY * weight;
        const sum = (travelled.get(feature) ?? TINY) + slope * slope;
        travelled.set(feature, sum);
        weights.set(feature, weight - (PACE * slope) / Math.sqrt(sum));
      }
      biasTravelled += wrong * wrong;
      bias -= (PACE * wrong) / Math.sqrt(biasTravelled);
    }
  }
  return { weights, bias };
}
