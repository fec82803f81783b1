import { oneOf } from '@/lib/kit/one-of';
import type { Runner } from '@/lib/kit/scope';
import type { Prisma } from '@/prisma/generated/client';
import { PAYMENT_KINDS, PAYMENT_STATUSES } from '../constants';
import { anonymiseOld as anonymiseOldQuery } from './anonymise-old.queries';
import { lockPayments } from './lock-payments.queries';

const COLUMNS = {
  orderId: true,
  kind: true,
  amount: true,
  messageCount: true,
  status: true,
  paymentMethod: true,
  transactionId: true,
  createdAt: true,
  paidAt: true,
} satisfies Prisma.PaymentSelect;

const toRecord = (row: Prisma.PaymentGetPayload<{ select: typeof COLUMNS }>) => ({
  ...row,
  kind: oneOf(PAYMENT_KINDS, row.kind),
  status: oneOf(PAYMENT_STATUSES, row.status),
});

/** An order as its buyer sees it; `amount` in whole rupees. */
export type RecordRow = ReturnType<typeof toRecord>;

/** Orders of a user, newest first, or those that follow the order `before` in that list. `limit` null = all. */
export async function listRecords(
  db: Runner,
  userId: string,
  before: string | null,
  limit: number | null,
): Promise<RecordRow[]> {
  const last =
    before === null ? null : await db.prisma.payment.findFirst({ where: { orderId: before, userId } });
  if (before !== null && !last) return [];
  const rows = await db.prisma.payment.findMany({
    where: {
      userId,
      ...(last && {
        OR: [
          { createdAt: { lt: last.createdAt } },
          { createdAt: last.createdAt, orderId: { lt: last.orderId } },
        ],
      }),
    },
    orderBy: [{ createdAt: 'desc' }, { orderId: 'desc' }],
    ...(limit !== null && { take: limit }),
    select: COLUMNS,
  });
  return rows.map(toRecord);
}

export async function findRecord(db: Runner, orderId: string, userId: string): Promise<RecordRow | null> {
  const row = await db.prisma.payment.findFirst({ where: { orderId, userId }, select: COLUMNS });
  return row && toRecord(row);
}

async function lock(tx: Runner, where: Prisma.PaymentWhereInput): Promise<void> {
  const rows = await tx.prisma.payment.findMany({ where, select: { id: true } });
  if (rows.length > 0) await lockPayments.run({ ids: rows.map((row) => row.id) }, tx);
}

/** Locks the orders of a chat until the transaction ends, without waiting. @throws an error that `isRowBusy` knows */
export function lockPaymentsOfSession(tx: Runner, sessionId: string): Promise<void> {
  return lock(tx, { sessionId });
}

/** Takes a person out of their orders, without waiting. @throws an error that `isRowBusy` knows */
export async function anonymisePayments(
  tx: Runner,
  { userId, visitorIds }: { userId: string; visitorIds: readonly string[] },
): Promise<void> {
  const ofPerson = {
    OR: [{ userId }, { userId: null, visitorId: { in: [...visitorIds] } }, { session: { userId } }],
  };
  await lock(tx, ofPerson);
  await tx.prisma.payment.updateMany({
    where: ofPerson,
    data: { userId: null, visitorId: null, sessionId: null, paymentSessionId: null },
  });
}

/** Takes the persons out of at most `rows` orders of before a moment; an order whose money is under way stays as it is. @returns orders */
export async function anonymiseOld(db: Runner, old: { before: Date; rows: number }): Promise<number> {
  return (await anonymiseOldQuery.run(old, db)).length;
}
