import { oneOf } from '@/lib/kit/one-of';
import type { Runner } from '@/lib/kit/scope';
import { LEDGER_KIND, OWNER_KINDS } from '../constants';
import type { Entry } from './rules';

const KINDS = Object.values(LEDGER_KIND);

/** The whole ledger of an owner of either kind, oldest first. */
export async function findEntries(db: Runner, ownerId: string): Promise<Entry[]> {
  const rows = await db.prisma.ledgerEntry.findMany({
    where: { ownerKind: { in: [...OWNER_KINDS] }, ownerId },
    orderBy: { seq: 'asc' },
    select: { kind: true, delta: true, reference: true },
  });
  return rows.map((row) => ({ ...row, kind: oneOf(KINDS, row.kind) }));
}
