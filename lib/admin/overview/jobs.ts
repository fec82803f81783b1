/*
 * Invariants:
 * - A day is counted in one transaction under a lock of its own, from what is stored: again and by any number of processes at once it comes to
 *   the same.
 * - Today is counted at every run. A day that is over is counted again until nothing comes late any more, and then stays, even when
 *   people who were in it delete their accounts.
 */
import type { JobScope } from '@/lib/kit/scope';
import { DAYS_A_RUN, FIRST_DAYS } from './constants';
import { addDays, dayOf } from './rules';
import * as store from './store';

/** Counts every day that is due, the newest first. @returns days */
export async function summariseDays({ db, now }: Pick<JobScope, 'db' | 'now'>): Promise<number> {
  const started = now();
  const today = dayOf(started);
  const first = addDays(today, -FIRST_DAYS);
  const due = await store.findDueDays(db, { today, first, now: started, rows: DAYS_A_RUN });
  for (const day of due) await db.transaction((tx) => store.replaceDay(tx, day, now()));
  return due.length;
}
