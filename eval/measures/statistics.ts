/** How many of how many. */
export type Share = { good: number; all: number };
export type Interval = { low: number; high: number };

/** The normal quantile of a two-sided interval of 95 %. */
const Z_95 = 1.959963984540054;

export const shareOf = ({ good, all }: Share): number => (all === 0 ? 0 : good / all);

/** Counts what holds. */
export const countOf = (held: readonly boolean[]): Share => ({
  good: held.filter(Boolean).length,
  all: held.length,
});

/**
 * Wilson's score interval of a share, 95 %: it holds for few cases and for shares near 0 and 1 too.
 * https://en.wikipedia.org/wiki/Binomial_proportion_confidence_interval#Wilson_score_interval
 */
export function wilson({ good, all }: Share): Interval {
  if (all === 0) return { low: 0, high: 1 };
  const share = good / all;
  const z2 = Z_95 ** 2;
  const middle = share + z2 / (2 * all);
  const reach = Z_95 * Math.sqrt((share * (1 - share)) / all + z2 / (4 * all ** 2));
  const scale = 1 + z2 / all;
  return { low: Math.max(0, (middle - reach) / scale), high: Math.min(1, (middle + reach) / scale) };
}

/**
 * Cohen's kappa of two raters: their agreement beyond what their habits alone would bring. null where one kind of answer is
 * all that both gave, because then nothing is beyond chance.
 * https://en.wikipedia.org/wiki/Cohen%27s_kappa
 */
export function kappa<T>(pairs: readonly (readonly [T, T])[]): number | null {
  const all = pairs.length;
  if (all === 0) return null;
  const observed = pairs.filter(([one, other]) => one === other).length / all;
  const byChance = [...new Set(pairs.flat())]
    .map((value) => {
      const of = (at: 0 | 1) => pairs.filter((pair) => pair[at] === value).length / all;
      return of(0) * of(1);
    })
    .reduce((sum, one) => sum + one, 0);
  return byChance === 1 ? null : (observed - byChance) / (1 - byChance);
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const RESAMPLES = 2000;

/** A percentile bootstrap of a mean, 95 %, the same in every run. */
export function bootstrap(values: readonly number[], random = seeded(1)): Interval {
  if (values.length === 0) return { low: 0, high: 0 };
  const means = Array.from({ length: RESAMPLES }, () => {
    let sum = 0;
    for (let at = 0; at < values.length; at += 1) sum += values[Math.floor(random() * values.length)] ?? 0;
    return sum / values.length;
  }).sort((one, other) => one - other);
  return {
    low: means[Math.floor(RESAMPLES * 0.025)] ?? 0,
    high: means[Math.ceil(RESAMPLES * 0.975) - 1] ?? 0,
  };
}
