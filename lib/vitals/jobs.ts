import type { JobScope } from '@/lib/kit/scope';
import { KEPT_DAYS } from './constants';
import { dayBefore } from './service';
import { deleteCountsBefore } from './store';

/** Deletes the counts that are older than 90 days. Any number of processes may do this at once. @returns rows */
export function forgetOldVitals({ db, now }: Pick<JobScope, 'db' | 'now'>): Promise<number> {
  return deleteCountsBefore(db, dayBefore(now(), KEPT_DAYS));
}
