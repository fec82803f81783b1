/*
 * Invariants:
 * - Every hour it is looked whether each balance equals its ledger; a difference is an error line, and an alert (lib/admin/watch).
 */
import type { JobScope } from '@/lib/kit/scope';
import { driftingOwners } from './service';

/** Proves every balance against the ledger. @returns balances that differ */
export async function proveLedger({ db, log }: Pick<JobScope, 'db' | 'log'>): Promise<number> {
  const { length: balances } = await driftingOwners(db);
  if (balances > 0) log.error({ balances }, 'balances differ from the ledger');
  return balances;
}
