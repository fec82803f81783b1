import type { FigureClaim } from '@/content/claims';
import { AVERAGE_WEIGHS, FIGURES, type Figure, MIDDLE_STARS, REVIEWS_LEAST } from './constants';

/** Reviews of people: how many, and their stars together. */
export type Stars = { reviews: number; stars: number };

/**
 * A rating made of people's reviews: their mean, weighted with that of everybody's reviews of all others, so that a few raters
 * alone neither raise nor sink one. The mean of the others begins at the middle of the scale in the same way: where nobody
 * has rated another companion, the first five raters do not set a number by themselves.
 * @param everybody the reviews of all companions, these ones among them
 * @returns 1 to 5; null below the least number of reviews
 */
export function weightedRating({ reviews, stars }: Stars, everybody: Stars): number | null {
  if (reviews < REVIEWS_LEAST) return null;
  const others = { reviews: everybody.reviews - reviews, stars: everybody.stars - stars };
  const average = (others.stars + AVERAGE_WEIGHS * MIDDLE_STARS) / (others.reviews + AVERAGE_WEIGHS);
  return (stars + AVERAGE_WEIGHS * average) / (reviews + AVERAGE_WEIGHS);
}

/** A companion's figures as its row has them; null where it has none. */
type Own = { rating: number | null; years: number | null; cases: number | null };
/** What people here brought about: the rating of their reviews, and the chats that have ended. */
type Real = { rating: number | null; cases: number };

/**
 * The figures that people see. A rating of reviews takes the place of the row's; finished chats do so when they have
 * come up to its cases, so that no number falls because it has become true.
 * @param claims who has proved those of the row, and which of them are shown at all
 * @returns 0 for none; `samples` are those to be marked
 */
export function figuresOf(own: Own, real: Real, claims: Readonly<Record<Figure, FigureClaim>>) {
  const claimed = (one: Figure) => (claims[one].words === '' ? 0 : (own[one] ?? 0));
  const cases = Math.max(claimed('cases'), real.cases);
  const shown = { rating: real.rating ?? claimed('rating'), years: claimed('years'), cases };
  const isReal = { rating: real.rating !== null, years: false, cases: real.cases === cases };
  const samples = FIGURES.filter(
    (one) => shown[one] > 0 && !isReal[one] && claims[one].evidence === 'sample',
  );
  return { ...shown, samples };
}
