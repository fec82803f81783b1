import { isUniqueViolation } from '@/lib/kit/database-error';
import type { Runner } from '@/lib/kit/scope';
import { changeBalance } from './change-balance.queries';
import { LEDGER_KIND, type LedgerKind, OFFER_REFERENCE, type Owner } from './constants';
import { lockBalance as lockBalanceQuery } from './lock-balance.queries';
import { sumLedgerByDay as sumLedgerByDayQuery } from './sum-ledger-by-day.queries';

export type Booking = { owner: Owner; delta: number; kind: LedgerKind; reference: string; now: Date };
export type Booked =
  | { outcome: 'booked'; balance: number }
  | { outcome: 'too_little' }
  | { outcome: 'already_booked' };

/**
 * Changes one balance by `delta` messages, once per reference, and writes the ledger entry in the same statement.
 * Inside a transaction an `already_booked` leaves the transaction unusable, as any failed statement does.
 */
export async function book(db: Runner, { owner, ...entry }: Booking): Promise<Booked> {
  try {
    const [row] = await changeBalance.run({ ...entry, ownerKind: owner.kind, ownerId: owner.id }, db);
    return row ? { outcome: 'booked', balance: row.balance } : { outcome: 'too_little' };
  } catch (error) {
    if (isUniqueViolation(error, 'ledger_entries_reference_key')) return { outcome: 'already_booked' };
    throw error;
  }
}

/** Whether something was booked under that reference. */
export async function isBooked(db: Runner, reference: string): Promise<boolean> {
  return (await db.prisma.ledgerEntry.count({ where: { reference } })) > 0;
}

/** Messages and entries of each kind on each day of India, in a time. */
export function sumLedgerByDay(db: Runner, within: { from: Date; until: Date }) {
  return sumLedgerByDayQuery.run(within, db);
}

/** The entries with those references, in the order of the ledger. */
export function findEntries(db: Runner, references: readonly string[]) {
  return db.prisma.ledgerEntry.findMany({
    where: { reference: { in: [...references] } },
    orderBy: { seq: 'asc' },
    select: { kind: true, delta: true, createdAt: true },
  });
}

async function sumOfKinds(
  db: Runner,
  owner: Owner,
  kinds: readonly LedgerKind[],
  since?: Date,
): Promise<number> {
  const { _sum } = await db.prisma.ledgerEntry.aggregate({
    where: {
      ...{ ownerKind: owner.kind, ownerId: owner.id, kind: { in: [...kinds] } },
      ...(since && { createdAt: { gte: since } }),
    },
    _sum: { delta: true },
  });
  return _sum.delta ?? 0;
}

/** Messages this owner ever bought, or brought along bought from a session or a guest, without those that were refunded. */
export function boughtMessages(db: Runner, owner: Owner): Promise<number> {
  const { purchase, moved, refund, refundReturned } = LEDGER_KIND;
  return sumOfKinds(db, owner, [purchase, moved, refund, refundReturned]);
}

/**
 * Locks a balance until the transaction ends: nothing is spent, bought, moved or deleted meanwhile.
 * Rows that only name the owner (a mail, a notice) do not wait for it, so that writing one cannot deadlock with a refund.
 * @returns messages; null when the owner is gone
 */
export async function lockBalance(tx: Runner, owner: Owner): Promise<number | null> {
  const [row] = await lockBalanceQuery.run({ ownerKind: owner.kind, ownerId: owner.id }, tx);
  return row?.balance ?? null;
}

/** Messages this owner bought by the ₹3 offer. */
export async function offerMessages(db: Runner, owner: Owner): Promise<number> {
  const { _sum } = await db.prisma.ledgerEntry.aggregate({
    where: {
      ...{ ownerKind: owner.kind, ownerId: owner.id, kind: LEDGER_KIND.purchase },
      reference: { startsWith: OFFER_REFERENCE },
    },
    _sum: { delta: true },
  });
  return _sum.delta ?? 0;
}

/** Messages this owner got for friends, without those that were taken back. */
export function referralMessages(db: Runner, owner: Owner): Promise<number> {
  const { referral, referralReturned } = LEDGER_KIND;
  return sumOfKinds(db, owner, [referral, referralReturned]);
}

/** Everything an owner got, or spent, under one kind (messages), ever or since then. */
export function sumOfKind(db: Runner, owner: Owner, kind: LedgerKind, since?: Date): Promise<number> {
  return sumOfKinds(db, owner, [kind], since);
}
