import { expect, test } from 'vitest';
import { bootstrap, kappa, wilson } from './statistics';

test.each([
  // R: prop.test(x, n, correct = FALSE)$conf.int
  [{ good: 8, all: 10 }, 0.4902, 0.9433],
  [{ good: 10, all: 10 }, 0.7225, 1],
  [{ good: 0, all: 5 }, 0, 0.4345],
  [{ good: 52, all: 82 }, 0.526, 0.7303],
])('the interval of %o is the one that tables have', (share, low, high) => {
  const found = wilson(share);
  expect(found.low).toBeCloseTo(low, 3);
  expect(found.high).toBeCloseTo(high, 3);
});

test('nothing counted says nothing', () => expect(wilson({ good: 0, all: 0 })).toEqual({ low: 0, high: 1 }));

test('kappa is 1 for the same answers, 0 for chance, below 0 for the opposite', () => {
  expect(
    kappa([
      ['y', 'y'],
      ['n', 'n'],
    ]),
  ).toBe(1);
  expect(
    kappa([
      ['y', 'y'],
      ['y', 'n'],
      ['n', 'y'],
      ['n', 'n'],
    ]),
  ).toBe(0);
  expect(
    kappa([
      ['y', 'n'],
      ['n', 'y'],
    ]),
  ).toBe(-1);
});

test('a rater who always says yes has no kappa above 0, however often that is right', () => {
  const pairs = Array.from({ length: 20 }, (_, at) => [at < 18 ? 'y' : 'n', 'y'] as const);
  expect(kappa(pairs)).toBeCloseTo(0, 10);
  expect(
    kappa([
      ['y', 'y'],
      ['y', 'y'],
    ]),
  ).toBeNull();
});

test('the example of the literature has the kappa that it says', () => {
  const many = (count: number, one: string, other: string) =>
    Array.from({ length: count }, () => [one, other] as const);
  const pairs = [...many(20, 'y', 'y'), ...many(5, 'y', 'n'), ...many(10, 'n', 'y'), ...many(15, 'n', 'n')];
  expect(kappa(pairs)).toBeCloseTo(0.4, 10);
});

test('a bootstrap holds the mean, is the same in every run, and is narrower with more values', () => {
  const few = [0, 1, 1, 0, 1];
  const many = Array.from({ length: 50 }, () => few).flat();
  const wide = bootstrap(few);
  expect(bootstrap(few)).toEqual(wide);
  expect(wide.low).toBeLessThanOrEqual(0.6);
  expect(wide.high).toBeGreaterThanOrEqual(0.6);
  const narrow = bootstrap(many);
  expect(narrow.high - narrow.low).toBeLessThan(wide.high - wide.low);
});
