import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FigureClaim } from '@/content/claims';
import type { Figure } from './constants';
import { AVERAGE_WEIGHS, MIDDLE_STARS, REVIEWS_LEAST } from './constants';
import { figuresOf, type Stars, weightedRating } from './rules';

const sum = (stars: readonly number[]): Stars => ({
  reviews: stars.length,
  stars: stars.reduce((all, one) => all + one, 0),
});
const reviews = (minLength: number, maxLength = 60) =>
  fc.array(fc.integer({ min: 1, max: 5 }), { minLength, maxLength });
const together = (one: Stars, others: Stars): Stars => ({
  reviews: one.reviews + others.reviews,
  stars: one.stars + others.stars,
});
const meanOf = ({ reviews: count, stars }: Stars) => stars / count;
const MIDDLE: Stars = { reviews: AVERAGE_WEIGHS, stars: AVERAGE_WEIGHS * MIDDLE_STARS };

describe('a rating', () => {
  test('is not made of fewer than five reviews, whatever they say', () => {
    fc.assert(
      fc.property(reviews(0, REVIEWS_LEAST - 1), reviews(0), (few, others) => {
        expect(weightedRating(sum(few), together(sum(few), sum(others)))).toBeNull();
      }),
    );
  });

  test('lies between the mean of its reviews and that of the others, which begins in the middle', () => {
    fc.assert(
      fc.property(reviews(REVIEWS_LEAST), reviews(0), (own, others) => {
        const everybody = together(sum(own), sum(others));
        const rating = weightedRating(sum(own), everybody) ?? Number.NaN;
        const [least, most] = [meanOf(sum(own)), meanOf(together(sum(others), MIDDLE))].sort((a, b) => a - b);
        expect(rating).toBeGreaterThanOrEqual((least ?? 0) - 1e-9);
        expect(rating).toBeLessThanOrEqual((most ?? 0) + 1e-9);
      }),
    );
  });

  test('does not depend on the order of the reviews, and a star more never lowers it', () => {
    fc.assert(
      fc.property(reviews(REVIEWS_LEAST), reviews(0), fc.nat(), (own, others, at) => {
        const place = at % own.length;
        const better = own.map((stars, index) => (index === place ? Math.min(5, stars + 1) : stars));
        const rating = (some: readonly number[]) =>
          weightedRating(sum(some), together(sum(some), sum(others))) ?? Number.NaN;
        expect(rating(own.toReversed())).toBe(rating(own));
        expect(rating(better)).toBeGreaterThanOrEqual(rating(own));
      }),
    );
  });

  test('one review moves it by less than one step of a mean of that many and the average’s', () => {
    fc.assert(
      fc.property(
        reviews(REVIEWS_LEAST),
        reviews(200, 300),
        fc.integer({ min: 1, max: 5 }),
        (own, others, next) => {
          const rating = (some: readonly number[]) =>
            weightedRating(sum(some), together(sum(some), sum(others))) ?? Number.NaN;
          const most = 4 / (own.length + 1 + AVERAGE_WEIGHS) + 0.02;
          expect(Math.abs(rating([...own, next]) - rating(own))).toBeLessThanOrEqual(most);
        },
      ),
    );
  });

  test('is not set by its first raters alone where nobody has rated another companion', () => {
    const rating = (stars: readonly number[]) => weightedRating(sum(stars), sum(stars));
    expect(rating([5, 5, 5, 5, 5])).toBe(4);
    expect(rating([1, 1, 1, 1, 1])).toBe(2);
    expect(rating(Array(45).fill(5))).toBe(4.8);
  });

  test('of ten raters of an average companion is nearer to theirs than of five', () => {
    const others = { reviews: 395, stars: 1585 };
    const rating = (stars: readonly number[]) => weightedRating(sum(stars), together(sum(stars), others));
    expect(rating([5, 5, 5, 5, 5])).toBe(4.5);
    expect(rating(Array(15).fill(5))).toBe(4.75);
    expect(rating([1, 1, 1, 1, 1])).toBe(2.5);
  });
});

describe('the figures', () => {
  const claims = (evidence: string, words = 'What it means'): Record<Figure, FigureClaim> => ({
    rating: { evidence, words },
    years: { evidence, words },
    cases: { evidence, words },
  });
  const SEEDED = { rating: 4.9, years: 15, cases: 720 };

  test('of a new installation are all samples', () => {
    expect(figuresOf(SEEDED, { rating: null, cases: 0 }, claims('sample'))).toEqual({
      ...SEEDED,
      samples: ['rating', 'years', 'cases'],
    });
  });

  test('that somebody has proved are none, and what is not there is not marked', () => {
    expect(figuresOf(SEEDED, { rating: null, cases: 0 }, claims('a register')).samples).toEqual([]);
    const none = { rating: null, years: null, cases: null };
    expect(figuresOf(none, { rating: null, cases: 0 }, claims('sample'))).toEqual({
      ...{ rating: 0, years: 0, cases: 0 },
      samples: [],
    });
  });

  test('that the owner has blanked are not shown, and what people brought about is', () => {
    const blank = claims('sample', '');
    expect(figuresOf(SEEDED, { rating: null, cases: 0 }, blank)).toEqual({
      ...{ rating: 0, years: 0, cases: 0 },
      samples: [],
    });
    expect(figuresOf(SEEDED, { rating: 4.1, cases: 3 }, blank)).toMatchObject({ rating: 4.1, cases: 3 });
  });

  test('a number of cases never falls because it has become true', () => {
    const ended = (cases: number) => figuresOf(SEEDED, { rating: 4.2, cases }, claims('sample'));
    expect(ended(1)).toEqual({ ...SEEDED, rating: 4.2, samples: ['years', 'cases'] });
    expect(ended(720)).toMatchObject({ cases: 720, samples: ['years'] });
    expect(ended(721)).toMatchObject({ cases: 721, samples: ['years'] });
    fc.assert(
      fc.property(fc.option(fc.nat(900)), fc.nat(900), (seeded, real) => {
        const at = (cases: number) =>
          figuresOf({ ...SEEDED, cases: seeded }, { rating: null, cases }, claims('sample')).cases;
        expect(at(real + 1)).toBeGreaterThanOrEqual(at(real));
      }),
    );
  });
});
