/*
 * Invariants:
 * - A report is counted and forgotten: nothing of it is kept but one visit more in a bucket of a page and a day. Who sent it is
 *   never looked up; the endpoint is `anonymous`.
 * - A page is judged by the 75th percentile, from the same buckets whoever asks.
 */

import type { Answer, Input } from '@/lib/kit/endpoint';
import { indiaDay } from '@/lib/kit/india-time';
import type { JobScope } from '@/lib/kit/scope';
import { METRICS, type Metric, READ_DAYS } from './constants';
import type { reportVitals as reportEndpoint } from './contract';
import { bucketOf, type Mark, markOf, p75Of } from './histogram/rules';
import { type Count, countsSince, countVisit } from './store';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What an operator reads of a page. */
export type PageVitals = {
  page: string;
  /** Visits with at least one value, of the metric that most of them had. */
  visits: number;
  /** The 75th percentile (ms, of CLS without a unit) of each metric that was measured. */
  metrics: Partial<Record<Metric, { p75: number; mark: Mark }>>;
};

/** The day in India so many days ago, YYYY-MM-DD. @throws RangeError for an invalid date */
export function dayBefore(now: Date, days: number): string {
  const day = indiaDay(now.getTime() - days * DAY_MS);
  if (day === undefined) throw new RangeError('Not a valid date.');
  return day;
}

/** Counts what one visit measured on one page. */
export async function reportVitals(
  { db, now }: Pick<JobScope, 'db' | 'now'>,
  { page, values }: Input<typeof reportEndpoint>,
): Promise<Answer<typeof reportEndpoint>> {
  const counted = METRICS.flatMap((metric) => {
    const value = values[metric];
    return value === undefined ? [] : { metric, bucket: bucketOf(metric, value) };
  });
  await countVisit(db, dayBefore(now(), 0), page, counted);
  return { success: true };
}

function readPage(page: string, counts: readonly Count[]): PageVitals {
  const metrics: PageVitals['metrics'] = {};
  let most = 0;
  for (const metric of METRICS) {
    const own = counts.filter((count) => count.metric === metric);
    const p75 = p75Of(metric, own);
    if (p75 !== undefined) metrics[metric] = { p75, mark: markOf(metric, p75) };
    most = Math.max(
      most,
      own.reduce((sum, { visits }) => sum + visits, 0),
    );
  }
  return { page, visits: most, metrics };
}

/** How quickly each page was there in the last 28 days, today included; the most visited page first. */
export async function listVitals({ db, now }: Pick<JobScope, 'db' | 'now'>): Promise<PageVitals[]> {
  const counts = await countsSince(db, dayBefore(now(), READ_DAYS - 1));
  const pages = [...Map.groupBy(counts, ({ page }) => page)].map(([page, own]) => readPage(page, own));
  return pages.sort((a, b) => b.visits - a.visits || a.page.localeCompare(b.page));
}
