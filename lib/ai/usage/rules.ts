import { indiaDay } from '@/lib/kit/india-time';

/** The present day of India (YYYY-MM-DD); budgets start over with it. */
export function dayInIndia(now: Date): string {
  const day = indiaDay(now);
  if (day === undefined) throw new Error('Not a valid date.');
  return day;
}

/** The moment that day began. */
export function startOfIndiaDay(now: Date): Date {
  return new Date(`${dayInIndia(now)}T00:00:00+05:30`);
}
