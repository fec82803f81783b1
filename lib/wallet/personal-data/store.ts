import { oneOf } from '@/lib/kit/one-of';
import type { Runner } from '@/lib/kit/scope';
import { LEDGER_KIND, type LedgerKind, type Owner } from '../constants';

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

const KINDS = Object.values(LEDGER_KIND);

/** Entries of one owner, newest first; those before an entry when one is named. */
export async function listEntries(
  db: Runner,
  owner: Owner,
  before: string | null,
  limit: number,
): Promise<EntryRow[]> {
  const rows = await db.prisma.ledgerEntry.findMany({
    where: {
      ownerKind: owner.kind,
      ownerId: owner.id,
      ...(before === null ? {} : { seq: { lt: BigInt(before) } }),
    },
    orderBy: { seq: 'desc' },
    take: limit,
    select: { seq: true, kind: true, delta: true, balanceAfter: true, reference: true, createdAt: true },
  });
  return rows.map((row) => ({ ...row, seq: String(row.seq), kind: oneOf(KINDS, row.kind) }));
}
