import type { Runner } from '@/lib/kit/scope';
import { CHECK_IN_AFTER_MS, CHECK_IN_UNTIL_MS } from './constants';
import { type CareState, readCareState } from './rules';
import { findCrisis } from './store';

/** A person's crisis while it is near; null when there is none. @param personId a user's id, or that of a visitor without one */
export async function findCareState(db: Runner, personId: string, now: Date): Promise<CareState | null> {
  const row = await findCrisis(db, personId);
  return row && readCareState(row, now);
}

/** What a chat's screen needs to know of its person: whether nothing is sold, and whether the next welcome asks how they are. */
export async function describeCare(
  db: Runner,
  personId: string,
  now: Date,
): Promise<{ sellsNothing: boolean; checksIn: boolean }> {
  const row = await findCrisis(db, personId);
  if (!row?.lastSignAt) return { sellsNothing: false, checksIn: false };
  const since = now.getTime() - row.lastSignAt.getTime();
  return {
    sellsNothing: readCareState(row, now) !== null,
    checksIn: row.askedAt === null && since >= CHECK_IN_AFTER_MS && since < CHECK_IN_UNTIL_MS,
  };
}
