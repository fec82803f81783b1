import { lockUntilCommit } from '@/lib/kit/advisory-lock';
import type { Runner } from '@/lib/kit/scope';
import { VISITS } from '@/lib/tracking/visits/constants';
import { AGAIN_MS, LATE_MS, RECONCILER_QUEUE } from './constants';
import { findDueDays as findDueDaysQuery } from './find-due-days.queries';
import {
  listDimensions as listDimensionsQuery,
  listNumbers as listNumbersQuery,
  listSplitDays as listSplitDaysQuery,
} from './list-numbers.queries';
import { startOfDay } from './rules';
import { summariseDay as summariseDayQuery } from './summarise-day.queries';

/** Counted as they happen (lib/tracking/visits): nothing that is stored could bring them back. */
const COUNTED_ELSEWHERE: string[] = Object.values(VISITS);

/** Days of India (YYYY-MM-DD) that are to be counted now, the newest first. */
export async function findDueDays(
  db: Runner,
  { today, first, now, rows }: { today: string; first: string; now: Date; rows: number },
): Promise<string[]> {
  const due = await findDueDaysQuery.run({ today, first, now, rows, lateMs: LATE_MS, againMs: AGAIN_MS }, db);
  return due.map(({ day }) => day);
}

/**
 * Counts a day of India anew, in a transaction: readers see the numbers of before until it ends. Of two at once the second waits, and counts
 * what is there then.
 */
export async function replaceDay(tx: Runner, day: string, now: Date): Promise<void> {
  await lockUntilCommit(tx, 'dailyNumbers', day);
  const date = new Date(day);
  await tx.prisma.dailyNumber.deleteMany({ where: { day: date, name: { notIn: COUNTED_ELSEWHERE } } });
  await summariseDayQuery.run({ day, since: startOfDay(day), upto: startOfDay(day, 1) }, tx);
  await tx.prisma.summarisedDay.upsert({
    where: { day: date },
    create: { day: date, summarisedAt: now },
    update: { summarisedAt: now },
  });
}

type Range = { from: string; upto: string };

/** Numbers by day and name, all dimensions together. */
export const listNumbers = (db: Runner, range: Range, names: readonly string[]) =>
  listNumbersQuery.run({ ...range, names: [...names] }, db);

/** Numbers by name and dimension, all days together. */
export const listDimensions = (db: Runner, range: Range, names: readonly string[]) =>
  listDimensionsQuery.run({ ...range, names: [...names] }, db);

/** One number by day and dimension. */
export const listSplitDays = (db: Runner, range: Range, name: string) =>
  listSplitDaysQuery.run({ ...range, name }, db);

/** When a day was counted last; null when it never was. */
export async function findSummarisedAt(db: Runner, day: string): Promise<Date | null> {
  const row = await db.prisma.summarisedDay.findUnique({ where: { day: new Date(day) } });
  return row?.summarisedAt ?? null;
}

/** pg-boss keeps a job for a day after it was done (lib/server/queues.ts); its tables are no part of our schema. */
const MACHINE = `
SELECT (SELECT max(completed_on) FROM job_queue.job WHERE name = '${RECONCILER_QUEUE}' AND state = 'completed') AS "reconciledAt",
  count(*) FILTER (WHERE state IN ('created', 'retry') AND start_after <= now())::int AS waiting,
  count(*) FILTER (WHERE state = 'active')::int AS active,
  count(*) FILTER (WHERE state = 'failed')::int AS failed
FROM job_queue.job WHERE state <> 'completed' AND name NOT LIKE '\\_\\_pgboss\\_\\_%'`;

export type Machine = { reconciledAt: Date | null; waiting: number; active: number; failed: number };

/** How the job queue is. @throws when its tables are not there, or not for this user of the database */
export async function findMachine(db: Runner): Promise<Machine> {
  const { rows } = await db.query(MACHINE, []);
  const [row] = rows as Machine[];
  if (!row) throw new Error('The job queue tells nothing.');
  return row;
}
