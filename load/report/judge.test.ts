import { expect, test } from 'vitest';
import type { Sample } from '../people/sample';
import type { Moment } from '../world/sampler';
import { errorShare, feltOf, growthOf, ownSpread } from './judge';
import { growthTable } from './report';

const sample = (more: Partial<Sample>): Sample => ({
  ...{ deed: 'send', at: 0, ms: 2_000, ownMs: 50, isFine: true, status: 200, text: '' },
  ...more,
});

test('errors are a share of all answers, and nothing measured is no success', () => {
  expect(errorShare([])).toBe(1);
  expect(errorShare([sample({}), sample({}), sample({}), sample({ isFine: false })])).toBe(0.25);
});

test('our own share is that of answered messages alone', () => {
  const samples = [
    sample({ ownMs: 10 }),
    sample({ ownMs: 30 }),
    sample({ deed: 'page', ms: 900, ownMs: null }),
  ];
  expect(ownSpread(samples)).toMatchObject({ count: 2, p50: 30, most: 30 });
});

test('memory is compared after the first sixth', () => {
  const moments: Moment[] = Array.from({ length: 61 }, (_, at) => ({
    ...{ at, role: 'worker', heapUsed: null, told: null },
    memory: at < 10 ? 500 : at < 50 ? 100 : 104,
  }));
  const growth = growthOf(moments, 'worker', { from: 0, to: 60 }, ({ memory }) => memory);
  expect(growth).toMatchObject({ before: 100, after: 104 });
  expect(growth.growth).toBeCloseTo(0.04);
});

test('memory that grows fails a soak, and what only explains it does not', () => {
  const line = (growth: number, hasAim: boolean) => ({
    ...{ role: 'worker', what: 'memory', before: 100, after: 100 * (1 + growth), growth, hasAim },
  });
  expect(growthTable([line(0.04, true), line(0.2, false)], true).isKept).toBe(true);
  expect(growthTable([line(0.06, true)], true).isKept).toBe(false);
  expect(growthTable([line(0.06, true)], false).isKept).toBe(true);
});

test('a fault is over when nobody feels it any more: no error, and no answer that takes long by our doing', () => {
  const span = { begunAt: 1_000, goneAt: 5_000, overAt: 60_000 };
  const samples = [
    sample({ at: 900, isFine: false }),
    sample({ at: 4_000, isFine: false }),
    sample({ at: 7_000, isFine: false }),
    sample({ at: 9_000, ownMs: 6_000 }),
    sample({ at: 12_000 }),
    sample({ at: 61_000, isFine: false }),
  ];
  expect(feltOf(samples, span)).toEqual({ answers: 4, errors: 2, slow: 1, recoveryMs: 4_000 });
  expect(feltOf([sample({ at: 6_000 })], span).recoveryMs).toBe(0);
});
