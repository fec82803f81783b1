import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { METRICS, THRESHOLDS, VALUE_MAX } from '../constants';
import { BUCKETS, bucketOf, markOf, p75Of } from './rules';

const counted = (values: readonly number[], metric: (typeof METRICS)[number]) =>
  values.map((value) => ({ bucket: bucketOf(metric, value), visits: 1 }));

describe.each(METRICS)('%s', (metric) => {
  const unit = metric === 'CLS' ? 10_000 : 1;
  const edges = BUCKETS[metric];

  test('has buckets in order, up to the highest value that is counted', () => {
    expect([...edges].sort((a, b) => a - b)).toEqual(edges);
    expect(new Set(edges).size).toBe(edges.length);
    expect(edges.at(-1)).toBe(VALUE_MAX[metric] * unit);
  });

  test('has a bucket that ends at each threshold, so that none holds good visits and others', () => {
    for (const threshold of THRESHOLDS[metric]) {
      expect(bucketOf(metric, threshold)).toBe(threshold * unit);
      expect(bucketOf(metric, threshold + 1 / unit)).toBeGreaterThan(threshold * unit);
    }
  });

  test('tells values near the thresholds apart to an eighth', () => {
    const [good, poor] = THRESHOLDS[metric];
    const near = edges.filter((edge) => edge >= (good * unit) / 2 && edge <= poor * unit * 2);
    near.slice(1).forEach((edge, at) => {
      expect(edge / (near[at] ?? 0)).toBeLessThan(1.15);
    });
  });

  test('takes every value that the contract lets in', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: VALUE_MAX[metric], noNaN: true }), (value) => {
        const bucket = bucketOf(metric, value);
        expect(edges).toContain(bucket);
        expect(bucket).toBeGreaterThanOrEqual(Math.floor(value * unit));
      }),
    );
    expect(() => bucketOf(metric, VALUE_MAX[metric] + 1)).toThrow(RangeError);
  });

  test('reads a 75th percentile in the bucket of the true one, with the mark of the true one', () => {
    const values = fc.array(fc.double({ min: 0, max: VALUE_MAX[metric], noNaN: true }), { minLength: 1 });
    fc.assert(
      fc.property(values, (list) => {
        const p75 = p75Of(metric, counted(list, metric)) ?? -1;
        const exact = [...list].sort((a, b) => a - b)[Math.ceil(list.length * 0.75) - 1] ?? -1;
        expect(bucketOf(metric, p75)).toBe(bucketOf(metric, exact));
      }),
    );
  });
});

test('a 75th percentile lies between the ends of its bucket in proportion', () => {
  expect(p75Of('LCP', [{ bucket: 2500, visits: 4 }])).toBe(2240 + 260 * 0.75);
  expect(
    p75Of('LCP', [
      { bucket: 4000, visits: 20 },
      { bucket: 1000, visits: 60 },
      { bucket: 2500, visits: 20 },
    ]),
  ).toBe(2240 + 260 * 0.75);
  expect(p75Of('INP', [{ bucket: 40, visits: 100 }])).toBe(30);
  expect(
    p75Of('CLS', [
      { bucket: 0, visits: 76 },
      { bucket: 5000, visits: 24 },
    ]),
  ).toBe(0);
  expect(p75Of('CLS', [{ bucket: 1000, visits: 1 }])).toBeCloseTo(0.0975);
});

test('nothing measured has no percentile', () => {
  expect(p75Of('LCP', [])).toBeUndefined();
  expect(p75Of('LCP', [{ bucket: 2500, visits: 0 }])).toBeUndefined();
});

test.each([
  ['LCP', 2500, 'good'],
  ['LCP', 2501, 'needs work'],
  ['LCP', 4000, 'needs work'],
  ['LCP', 4001, 'poor'],
  ['INP', 200, 'good'],
  ['INP', 500, 'needs work'],
  ['INP', 501, 'poor'],
  ['CLS', 0.1, 'good'],
  ['CLS', 0.25, 'needs work'],
  ['CLS', 0.26, 'poor'],
] as const)('%s of %s is %s', (metric, p75, mark) => {
  expect(markOf(metric, p75)).toBe(mark);
});
