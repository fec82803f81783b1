import type { Runner } from '@/lib/kit/scope';
import type { Metric, Page } from './constants';
import { countVisit as countVisitQuery } from './count-visit.queries';

export type Count = { page: string; metric: string; bucket: number; visits: number };

/**
 * Counts one visit in the bucket of each of its values, all in one statement. The rows are taken in one order, so that visits
 * at the same moment wait for each other and never for good.
 * @param day of India, YYYY-MM-DD
 */
export async function countVisit(
  db: Runner,
  day: string,
  page: Page,
  counted: readonly { metric: Metric; bucket: number }[],
): Promise<void> {
  const metrics = counted.map(({ metric }) => metric);
  const buckets = counted.map(({ bucket }) => bucket);
  await countVisitQuery.run({ day, page, metrics, buckets }, db);
}

/** The visits of each bucket since a day of India (YYYY-MM-DD), that day included. */
export async function countsSince(db: Runner, day: string): Promise<Count[]> {
  const rows = await db.prisma.vitalsCount.groupBy({
    by: ['page', 'metric', 'bucket'],
    where: { day: { gte: new Date(day) } },
    _sum: { visits: true },
  });
  return rows.map(({ _sum, ...bucket }) => ({ ...bucket, visits: _sum.visits ?? 0 }));
}

/** Deletes the counts of every day before that day of India (YYYY-MM-DD). @returns rows */
export async function deleteCountsBefore(db: Runner, day: string): Promise<number> {
  const { count } = await db.prisma.vitalsCount.deleteMany({ where: { day: { lt: new Date(day) } } });
  return count;
}
