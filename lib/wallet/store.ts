import { isUniqueViolation } from '@/lib/kit/database-error';
import type { Runner } from '@/lib/kit/scope';
import { LEDGER_KIND, type LedgerKind, type Owner } from './constants';
import { balanceMove } from './sql';

const BOOK = Object.fromEntries(
  Object.values(LEDGER_KIND).map((kind) => [
    kind,
    {
      name: `wallet.book.${kind}`,
      text: `WITH owner AS (SELECT $1::text AS owner_kind, $2::uuid AS owner_id),
${balanceMove({ delta: '$3::int', kind, reference: '$4::text', now: '$5::timestamptz' })}
SELECT balance FROM moved`,
    },
  ]),
);

export type Booking = { owner: Owner; delta: number; kind: LedgerKind; reference: string; now: Date };
export type Booked =
  | { outcome: 'booked'; balance: number }
  | { outcome: 'too_little' }
  | { outcome: 'already_booked' };

/**
 * Changes one balance by `delta` messages, once per reference, and writes the ledger entry in the same statement.
 * Inside a transaction an `already_booked` leaves the transaction unusable, as any failed statement does.
 */
export async function book(db: Runner, { owner, delta, kind, reference, now }: Booking): Promise<Booked> {
  const statement = BOOK[kind];
  if (!statement) throw new Error(`Unknown ledger kind: ${kind}`);
  try {
    const [row] = await db.run<{ balance: number }>(statement, [owner.kind, owner.id, delta, reference, now]);
    return row ? { outcome: 'booked', balance: row.balance } : { outcome: 'too_little' };
  } catch (error) {
    if (isUniqueViolation(error, 'ledger_entries_reference_key')) return { outcome: 'already_booked' };
    throw error;
  }
}

const BOUGHT = {
  name: 'wallet.bought',
  text: `SELECT coalesce(sum(delta), 0)::int AS bought FROM ledger_entries
WHERE owner_kind = $1 AND owner_id = $2::uuid AND kind IN ('purchase', 'moved')`,
};

/** Messages this owner ever bought, or brought along bought from a session or a guest. */
export async function boughtMessages(db: Runner, owner: Owner): Promise<number> {
  const [row] = await db.run<{ bought: number }>(BOUGHT, [owner.kind, owner.id]);
  return row?.bought ?? 0;
}

const SUM_OF_KIND = {
  name: 'wallet.sum_of_kind',
  text: `SELECT coalesce(sum(delta), 0)::int AS total FROM ledger_entries
WHERE owner_kind = $1 AND owner_id = $2::uuid AND kind = $3`,
};

/** Everything an owner ever got, or spent, under one kind (messages). */
export async function sumOfKind(db: Runner, owner: Owner, kind: LedgerKind): Promise<number> {
  const [row] = await db.run<{ total: number }>(SUM_OF_KIND, [owner.kind, owner.id, kind]);
  return row?.total ?? 0;
}
