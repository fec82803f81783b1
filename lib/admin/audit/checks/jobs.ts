/*
 * Invariants:
 * - Every run checks what is new, and one a day the whole log.
 */
import type { JobScope } from '@/lib/kit/scope';
import { WHOLE_EVERY_MS } from './constants';
import { checkNew, checkWhole, findWholeAt } from './service';

/** Checks the audit log: what is new every hour, everything once a day. @returns lines */
export async function checkLog({ db, now, log }: Pick<JobScope, 'db' | 'now' | 'log'>): Promise<number> {
  const wholeAt = await findWholeAt(db);
  if (wholeAt !== null && now().getTime() - wholeAt.getTime() < WHOLE_EVERY_MS) return checkNew({ db, now });
  const { seq, brokenAt } = await checkWhole({ db, now });
  if (brokenAt !== null) log.error({ line: String(brokenAt) }, 'the audit log is broken');
  return Number(seq);
}
