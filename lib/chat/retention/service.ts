import { inBatches } from '@/lib/kit/in-batches';
import { daysBefore } from '@/lib/kit/moments';
import type { JobScope } from '@/lib/kit/scope';
import { TRACES_KEPT_DAYS } from '@/lib/users/retention/constants';
import { blankTraces } from './store';

/** Blanks address and hashed fingerprint of chats. Any number of processes may do this at once. @returns chats */
export function forgetOldTraces({ db, now }: Pick<JobScope, 'db' | 'now'>): Promise<number> {
  const before = daysBefore(now(), TRACES_KEPT_DAYS);
  return inBatches((rows) => blankTraces(db, { before, rows }));
}
