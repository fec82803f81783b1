import { indiaDay } from '@/lib/kit/india-time';
import { RECONCILER_LATE_MS } from '../jobs/constants';
import { BUCKET_GROWTH } from './constants';

const DAY_MS = 24 * 60 * 60_000;

/** The day in India. YYYY-MM-DD. @throws RangeError for an invalid date */
export function dayOf(at: Date): string {
  const day = indiaDay(at);
  if (day === undefined) throw new RangeError('Not a valid date.');
  return day;
}

/** The moment at which a day of India (YYYY-MM-DD) begins, so many days later. */
export const startOfDay = (day: string, later = 0): Date =>
  new Date(new Date(`${day}T00:00:00+05:30`).getTime() + later * DAY_MS);

/** A day of India so many days later; earlier with a negative number. */
export const addDays = (day: string, days: number): string =>
  new Date(new Date(day).getTime() + days * DAY_MS).toISOString().slice(0, 10);

/** Of two days the one that came first. */
export const earlierOf = (one: string, other: string): string => [one, other].sort()[0] ?? one;

/** All days from one to another, both included; none when they are the wrong way round. */
export function daysBetween(from: string, upto: string): string[] {
  const count = Math.round((new Date(upto).getTime() - new Date(from).getTime()) / DAY_MS) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, place) => addDays(from, place));
}

/** The periods that are compared: so many whole days up to yesterday, and as many before them. */
export function periodsOf(today: string, days: number) {
  const [from, upto] = [addDays(today, -days), addDays(today, -1)];
  return { from, upto, beforeFrom: addDays(from, -days), beforeUpto: addDays(from, -1) };
}

/** How many answers took how long, by the number of the bucket. */
export type Buckets = ReadonlyMap<number, number>;

/** All of them together. */
export function mergeBuckets(all: Iterable<Buckets>): Map<number, number> {
  const merged = new Map<number, number>();
  for (const one of all)
    for (const [bucket, count] of one) merged.set(bucket, (merged.get(bucket) ?? 0) + count);
  return merged;
}

/**
 * The answer time (ms) within which that share of the answers came, up to 10 % too high and never too low; null without answers.
 * @param share 0 … 1
 */
export function answerTime(buckets: Buckets, share: number): number | null {
  const sorted = [...buckets].filter(([, count]) => count > 0).sort(([a], [b]) => a - b);
  const total = sorted.reduce((sum, [, count]) => sum + count, 0);
  let seen = 0;
  for (const [bucket, count] of sorted) {
    seen += count;
    if (seen >= share * total) return Math.ceil(BUCKET_GROWTH ** (bucket + 1));
  }
  return null;
}

/** By how much a number changed, as a share of the one before (0.25 = a quarter more); null where there was nothing before. */
export const changeOf = (now: number | null, before: number | null): number | null =>
  now === null || !before ? null : (now - before) / before;

/** Whether the reconciler has not finished a run for 10 minutes. */
export const isReconcilerLate = (reconciledAt: Date | null, now: Date): boolean =>
  reconciledAt === null || now.getTime() - reconciledAt.getTime() > RECONCILER_LATE_MS;

/** The periods that are compared, and the day that is not over. */
export type Range = ReturnType<typeof periodsOf> & { today: string; days: number };

/** The sum of a number over days. */
export const sumOf = (days: readonly string[], on: (day: string) => number): number =>
  days.reduce((sum, day) => sum + on(day), 0);

/** The kept numbers of a range of days. */
export class Numbers {
  readonly #values: ReadonlyMap<string, number>;

  constructor(rows: readonly { day: string; name: string; value: number }[]) {
    this.#values = new Map(rows.map(({ day, name, value }) => [`${day} ${name}`, value]));
  }

  on(day: string, name: string): number {
    return this.#values.get(`${day} ${name}`) ?? 0;
  }
}
