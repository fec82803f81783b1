/*
 * Invariants:
 * - A difference is closed once, by an operator who says why.
 * - Who an operator is and what they may do is the caller's business; here they are a name.
 */
import { AppError } from '@/lib/kit/app-error';
import type { JobScope, Runner } from '@/lib/kit/scope';
import { EXPLAINED, NO_DIFFERENCE } from './copy';
import * as store from './store';

export { listDays, listDifferences } from './store';

/**
 * Closes a difference with an operator's explanation.
 * @param record writes it down in the same transaction
 * @throws AppError `not_found`, `conflict` (explained already)
 */
export async function explainDifference(
  { db, now }: Pick<JobScope, 'db' | 'now'>,
  { id, operator, because }: { id: string; operator: string; because: string },
  record: (tx: Runner) => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const outcome = await store.explain(tx, id, { by: operator, because }, now());
    if (outcome === 'unknown') throw new AppError('not_found', NO_DIFFERENCE);
    if (outcome === 'closed') throw new AppError('conflict', EXPLAINED);
    await record(tx);
  });
}
