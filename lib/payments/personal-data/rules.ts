import { inIndia } from '@/lib/kit/india-time';
import { BOOKS_KEPT_YEARS } from './constants';

const APRIL = 3;

/** The beginning of the oldest financial year whose orders still name their buyers: in India a year begins on 1 April. */
export function booksStart(now: Date): Date {
  const here = inIndia(now) ?? now;
  const year = here.getUTCMonth() < APRIL ? here.getUTCFullYear() - 1 : here.getUTCFullYear();
  return new Date(`${year - BOOKS_KEPT_YEARS}-04-01T00:00:00+05:30`);
}
