import { type Metric, THRESHOLDS } from '../constants';

/**
 * Preferred numbers of ISO 3, series R20: each about an eighth above the last, and every threshold of web.dev (2500, 4000, 200,
 * 500, 0.1, 0.25) is one of them, so that no bucket holds good visits and others.
 */
const R20 = [
  100, 112, 125, 140, 160, 180, 200, 224, 250, 280, 315, 355, 400, 450, 500, 560, 630, 710, 800, 900,
];
const HUNDRED_TO_100_000 = [...[1, 10, 100].flatMap((factor) => R20.map((n) => n * factor)), 100_000];

/** CLS is stored in whole ten-thousandths. */
const CLS_UNIT = 10_000;

/**
 * The highest value of each bucket, the stored name of it: ms, of CLS ten-thousandths. What is stored is read by these names,
 * so that buckets may be added, but none be given another meaning.
 */
export const BUCKETS: Readonly<Record<Metric, readonly number[]>> = {
  LCP: HUNDRED_TO_100_000,
  // Browsers tell of touches that took 40 ms or more, and of the first one.
  INP: [40, 45, 50, 56, 63, 71, 80, 90, ...HUNDRED_TO_100_000.filter((edge) => edge <= 10_000)],
  // Most visits should see no shift at all.
  CLS: [0, ...HUNDRED_TO_100_000],
};

const stored = (metric: Metric, value: number) => (metric === 'CLS' ? Math.round(value * CLS_UNIT) : value);

/** @param value ms, of CLS without a unit. @throws RangeError above the last bucket */
export function bucketOf(metric: Metric, value: number): number {
  const bucket = BUCKETS[metric].find((edge) => stored(metric, value) <= edge);
  if (bucket === undefined) throw new RangeError(`${metric} has no bucket for ${value}.`);
  return bucket;
}

/** The value below which three quarters of the visits stay: ms, of CLS without a unit; between the ends of its bucket in proportion. */
export function p75Of(
  metric: Metric,
  counts: readonly { readonly bucket: number; readonly visits: number }[],
): number | undefined {
  const ordered = counts.filter(({ visits }) => visits > 0).sort((a, b) => a.bucket - b.bucket);
  let left = ordered.reduce((sum, { visits }) => sum + visits, 0) * 0.75;
  for (const { bucket, visits } of ordered) {
    if (visits >= left) {
      const below = BUCKETS[metric].findLast((edge) => edge < bucket) ?? 0;
      const value = below + (bucket - below) * (left / visits);
      return metric === 'CLS' ? value / CLS_UNIT : value;
    }
    left -= visits;
  }
  return undefined;
}

export type Mark = 'good' | 'needs work' | 'poor';

/** How web.dev calls a 75th percentile. */
export function markOf(metric: Metric, p75: number): Mark {
  const [good, poor] = THRESHOLDS[metric];
  if (p75 <= good) return 'good';
  return p75 <= poor ? 'needs work' : 'poor';
}
