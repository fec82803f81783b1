import type { Runner } from '@/lib/kit/scope';
import type { LedgerKind, Owner } from '../constants';

export type EntryRow = {
  /** The order of the ledger; a bigint, as text. */
  seq: string;
  kind: LedgerKind;
  /** Messages */
  delta: number;
  /** Messages */
  balanceAfter: number;
  reference: string;
  createdAt: Date;
};

const LIST = {
  name: 'wallet.history',
  text: `SELECT seq::text, kind, delta, balance_after AS "balanceAfter", reference, created_at AS "createdAt" FROM ledger_entries
WHERE owner_kind = $1 AND owner_id = $2::uuid AND ($3::bigint IS NULL OR seq < $3::bigint) ORDER BY ledger_entries.seq DESC LIMIT $4`,
};

/** Entries of one owner, newest first; those before an entry when one is named. */
export async function listEntries(
  db: Runner,
  owner: Owner,
  before: string | null,
  limit: number,
): Promise<EntryRow[]> {
  return db.run<EntryRow>(LIST, [owner.kind, owner.id, before, limit]);
}
