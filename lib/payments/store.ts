import { lockUntilCommit } from '@/lib/kit/advisory-lock';
import { oneOf } from '@/lib/kit/one-of';
import type { Actor, Runner } from '@/lib/kit/scope';
import type { Prisma } from '@/prisma/generated/client';
import { claimDuePayments as claimDuePaymentsQuery } from './claim-due-payments.queries';
import { ORDER_PREFIX, PAYMENT_STATUSES, type PaymentKind } from './constants';

const COLUMNS = {
  id: true,
  orderId: true,
  userId: true,
  sessionId: true,
  amount: true,
  messageCount: true,
  status: true,
  paymentSessionId: true,
  createdAt: true,
} satisfies Prisma.PaymentSelect;

const toPayment = (row: Prisma.PaymentGetPayload<{ select: typeof COLUMNS }>) => ({
  ...row,
  status: oneOf(PAYMENT_STATUSES, row.status),
});

/** An order; `amount` in whole rupees. */
export type PaymentRow = ReturnType<typeof toPayment>;

/** The orders of a user, and those this browser made while it had no user. */
const ownedBy = (userId: string | null, visitorId: string): Prisma.PaymentWhereInput => ({
  OR: [...(userId === null ? [] : [{ userId }]), { userId: null, visitorId }],
});

export type Buyer = {
  kind: PaymentKind;
  packId: string;
  sessionId: string | null;
  userId: string | null;
  visitorId: string;
  /** GST code of the State that the invoice is to name; null: none was named. */
  billingState: string | null;
};

/** The buyer's newest open order of that pack made since a moment; others who ask wait until the transaction ends. */
export async function lockOpenOrder(tx: Runner, buyer: Buyer, since: Date): Promise<PaymentRow | null> {
  const { kind, packId, sessionId, userId, visitorId } = buyer;
  await lockUntilCommit(tx, 'openOrder', userId ?? visitorId);
  const row = await tx.prisma.payment.findFirst({
    where: {
      kind,
      packId,
      sessionId,
      status: { in: ['created', 'active'] },
      createdAt: { gt: since },
      ...ownedBy(userId, visitorId),
    },
    orderBy: { createdAt: 'desc' },
    select: COLUMNS,
  });
  return row && toPayment(row);
}

/**
 * When the buyer's nth newest unpaid order since a moment was made; null while there are fewer. Inside the
 * transaction that called `lockOpenOrder`.
 */
export async function findUnpaidBefore(
  tx: Runner,
  buyer: Buyer,
  since: Date,
  nth: number,
): Promise<Date | null> {
  const row = await tx.prisma.payment.findFirst({
    where: {
      status: { in: ['created', 'active', 'failed'] },
      createdAt: { gt: since },
      ...ownedBy(buyer.userId, buyer.visitorId),
    },
    orderBy: { createdAt: 'desc' },
    skip: nth - 1,
    select: { createdAt: true },
  });
  return row?.createdAt ?? null;
}

/**
 * ₹ that the buyer has paid since a moment, or could still pay in orders that were made since another and are open. Inside the transaction that called
 * `lockOpenOrder`.
 * @param except an order that does not count
 */
export async function sumCommitted(
  tx: Runner,
  buyer: Buyer,
  { since, openSince, except }: { since: Date; openSince: Date; except: string | null },
): Promise<number> {
  const { _sum } = await tx.prisma.payment.aggregate({
    _sum: { amount: true },
    where: {
      AND: [
        ownedBy(buyer.userId, buyer.visitorId),
        {
          OR: [
            { paidAt: { gte: since } },
            { paidAt: null, status: { in: ['created', 'active'] }, createdAt: { gt: openSince } },
          ],
        },
      ],
      ...(except === null ? {} : { id: { not: except } }),
    },
  });
  return _sum.amount ?? 0;
}

/** Writes down the State that a buyer names for an order that is used again. */
export async function nameState(tx: Runner, id: string, billingState: string | null): Promise<void> {
  await tx.prisma.payment.update({ where: { id }, data: { billingState } });
}

export type NewPayment = Buyer & {
  orderId: string;
  /** ₹, whole rupees */
  amount: number;
  messageCount: number;
  expiresAt: Date;
  nextCheckAt: Date | null;
  createdAt: Date;
};

/** Stores an order with its price before the provider hears of it. */
export async function insertPayment(tx: Runner, payment: NewPayment): Promise<PaymentRow> {
  return toPayment(await tx.prisma.payment.create({ data: payment, select: COLUMNS }));
}

/** Notes what the provider calls the order; a payment that was faster keeps its status. */
export async function activatePayment(
  db: Runner,
  orderId: string,
  cfOrderId: string,
  paymentSessionId: string,
): Promise<void> {
  const names = { cfOrderId, paymentSessionId };
  const { count } = await db.prisma.payment.updateMany({
    where: { orderId, status: 'created' },
    data: { ...names, status: 'active' },
  });
  if (count === 0) await db.prisma.payment.updateMany({ where: { orderId }, data: names });
}

/** Marks an order the provider did not take. The reconciler still asks about it, because the answer may only have been lost. */
export async function markCreateFailed(db: Runner, orderId: string): Promise<void> {
  await db.prisma.payment.updateMany({ where: { orderId, status: 'created' }, data: { status: 'failed' } });
}

export async function findPayment(db: Runner, orderId: string): Promise<PaymentRow | null> {
  const row = await db.prisma.payment.findUnique({ where: { orderId }, select: COLUMNS });
  return row && toPayment(row);
}

/**
 * The caller's order, or null when it is missing or somebody else's.
 * @param name our id of the order, or the provider's
 */
export async function findOwnPayment(db: Runner, name: string, actor: Actor): Promise<PaymentRow | null> {
  // Ours begin with what was bought; the provider's have no index, so only the few orders of the caller are looked through.
  const ours = Object.values(ORDER_PREFIX).some((prefix) => name.startsWith(prefix));
  const row = await db.prisma.payment.findFirst({
    where: { ...(ours ? { orderId: name } : { cfOrderId: name }), ...ownedBy(actor.userId, actor.visitorId) },
    select: COLUMNS,
  });
  return row && toPayment(row);
}

/** Takes due orders for this process; other processes leave them alone until the lease ends. */
export async function claimDuePayments(
  db: Runner,
  now: Date,
  leaseUntil: Date,
  limit: number,
): Promise<PaymentRow[]> {
  const claimed = await claimDuePaymentsQuery.run({ now, leaseUntil, limit }, db);
  const rows = await db.prisma.payment.findMany({
    where: { id: { in: claimed.map((one) => one.id) } },
    select: COLUMNS,
  });
  return rows.map(toPayment);
}

/** Sets when the reconciler asks about an unpaid order again; null = never. */
export async function rescheduleCheck(db: Runner, orderId: string, nextCheckAt: Date | null): Promise<void> {
  await db.prisma.payment.updateMany({
    where: { orderId, status: { notIn: ['paid', 'returned'] } },
    data: { nextCheckAt },
  });
}

/** Gives the orders of a guest, or of a visitor without a user, to an account, which is credited when they are paid. */
export async function movePayments(
  tx: Runner,
  guestId: string | null,
  visitorId: string,
  accountId: string,
): Promise<void> {
  await tx.prisma.payment.updateMany({ where: ownedBy(guestId, visitorId), data: { userId: accountId } });
}
