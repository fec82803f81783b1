import type { Runner } from '@/lib/kit/scope';
import type { Prisma } from '@/prisma/generated/client';
import { findIdleGuests as findGuestsQuery } from './find-idle-guests.queries';
import { findIdleVisitors as findVisitorsQuery } from './find-idle-visitors.queries';
import { listLastRuns as listLastRunsQuery } from './list-last-runs.queries';
import { lockUserlessChats } from './lock-userless-chats.queries';

/**
 * Guests who were not here since a moment and whom nothing keeps, without those that somebody else has locked. Bought messages are spent
 * last: a balance holds some as long as there is anything in it.
 */
export function findIdleGuests(db: Runner, before: Date, rows: number) {
  return findGuestsQuery.run({ userId: null, before, rows }, db);
}

/** Locks such a guest until the transaction ends; false when it came back, or somebody else has locked it. */
export async function lockIdleGuest(tx: Runner, userId: string, before: Date): Promise<boolean> {
  const look = async () => (await findGuestsQuery.run({ userId, before, rows: 1 }, tx)).length === 1;
  // The second look sees what was committed while the first one took the lock.
  return (await look()) && (await look());
}

/** Browsers without a user that were not used since a moment and whom nothing keeps. */
export async function findIdleVisitors(db: Runner, before: Date, rows: number): Promise<string[]> {
  return (await findVisitorsQuery.run({ visitorId: null, before, rows }, db)).map(
    ({ visitorId }) => visitorId,
  );
}

/**
 * Locks the chats of such a browser until the transaction ends, without waiting; false when it was used meanwhile.
 * @throws an error that `isRowBusy` knows
 */
export async function lockIdleVisitor(tx: Runner, visitorId: string, before: Date): Promise<boolean> {
  await lockUserlessChats.run({ visitorId }, tx);
  return (await findVisitorsQuery.run({ visitorId, before, rows: 1 }, tx)).length === 1;
}

export async function insertRun(db: Runner, run: Prisma.RetentionRunCreateManyInput): Promise<void> {
  await db.prisma.retentionRun.create({ data: run });
}

export async function deleteRunsBefore(db: Runner, before: Date, rows: number): Promise<number> {
  const { count } = await db.prisma.retentionRun.deleteMany({
    where: { createdAt: { lte: before } },
    limit: rows,
  });
  return count;
}

/** The last run of every kind, with what its runs since a moment came to. */
export function listLastRuns(db: Runner, since: Date) {
  return listLastRunsQuery.run({ since }, db);
}
