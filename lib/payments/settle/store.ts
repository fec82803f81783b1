import { randomUUID } from 'node:crypto';
import { lockUntilCommit } from '@/lib/kit/advisory-lock';
import { isUniqueViolation } from '@/lib/kit/database-error';
import type { Db, Runner } from '@/lib/kit/scope';
import type { Owner } from '@/lib/wallet/constants';
import type { ProviderPayment } from '../ports';

const paidWith = ({ cfPaymentId, method }: ProviderPayment, now: Date) => ({
  status: 'paid',
  transactionId: cfPaymentId,
  paymentMethod: method,
  paidAt: now,
  nextCheckAt: null,
});

/** Shows in a chat what became of its order. */
async function insertNotice(
  tx: Runner,
  sessionId: string,
  notice: { messageType: 'payment_success' | 'payment_failed'; content: string },
  now: Date,
): Promise<void> {
  await tx.prisma.message.create({
    data: { id: randomUUID(), sessionId, sender: 'system', ...notice, timestamp: now },
  });
}

/** What an order that was just marked paid has bought, and for whom. */
export type PaidOrder = {
  owner: Owner;
  /** The browser that ordered. */
  visitorId: string | null;
  sessionId: string | null;
  messages: number;
  isOffer: boolean;
};

/**
 * Marks an order paid, once: of several callers at the same moment one gets the order. Marks its chat as paid too; a chat
 * that belongs to a user is paid into that user's wallet.
 * @returns null when the order was paid already, or its owner has deleted the account
 */
export async function markPaid(
  tx: Runner,
  orderId: string,
  payment: ProviderPayment,
  now: Date,
): Promise<PaidOrder | null> {
  const [order] = await tx.prisma.payment.updateManyAndReturn({
    where: {
      orderId,
      status: { notIn: ['paid', 'returned'] },
      OR: [{ userId: { not: null } }, { sessionId: { not: null } }],
    },
    data: paidWith(payment, now),
    select: { kind: true, userId: true, visitorId: true, sessionId: true, messageCount: true },
  });
  if (!order) return null;
  const { sessionId, visitorId } = order;
  const [session] =
    sessionId === null
      ? []
      : await tx.prisma.chatSession.updateManyAndReturn({
          where: { id: sessionId },
          data: { isPaid: true },
          select: { id: true, userId: true },
        });
  const userId = order.userId ?? session?.userId;
  const owner: Owner | undefined = userId
    ? { kind: 'user', id: userId }
    : session && { kind: 'session', id: session.id };
  if (!owner) throw new Error('A paid order has no owner to credit.');
  return { owner, visitorId, sessionId, messages: order.messageCount, isOffer: order.kind === 'offer' };
}

/** Holds back whoever else buys the offer until the transaction ends, so that of two purchases of one person one counts. */
export function lockOffers(tx: Runner): Promise<void> {
  return lockUntilCommit(tx, 'offers', 'all');
}

/** Makes an order that was just marked paid one that credits nothing and whose money goes back. */
export async function returnPayment(
  tx: Runner,
  paymentId: string,
  payment: ProviderPayment,
  now: Date,
): Promise<void> {
  await tx.prisma.payment.update({ where: { id: paymentId }, data: { status: 'returned', paidAt: null } });
  await insertRefund(tx, paymentId, payment, now);
}

/** Tells a chat that its order was paid. */
export function insertSuccessNotice(
  tx: Runner,
  sessionId: string,
  content: string,
  now: Date,
): Promise<void> {
  return insertNotice(tx, sessionId, { messageType: 'payment_success', content }, now);
}

/** Marks an order failed or expired, and tells its chat once. A paid order stays paid. */
export async function failPayment(
  db: Db,
  orderId: string,
  status: 'failed' | 'expired',
  content: string,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [open] = await tx.prisma.payment.updateManyAndReturn({
      where: { orderId, status: { in: ['created', 'active'] } },
      data: { status },
      select: { sessionId: true },
    });
    if (open?.sessionId)
      await insertNotice(tx, open.sessionId, { messageType: 'payment_failed', content }, now);
    if (!open && status === 'expired')
      await tx.prisma.payment.updateMany({ where: { orderId, status: 'failed' }, data: { status } });
  });
}

/** Puts a payment on the list of what an operator sends back; false when it is on it. */
async function insertRefund(
  db: Runner,
  paymentId: string,
  { cfPaymentId, amount }: ProviderPayment,
  now: Date,
): Promise<boolean> {
  const { count } = await db.prisma.paymentRefund.createMany({
    data: { paymentId, cfPaymentId, amount, createdAt: now },
    skipDuplicates: true,
  });
  return count === 1;
}

/** Queues a second payment of a paid order for a refund, once; false when it is queued already or is the credited one. */
export async function queueRefund(
  db: Runner,
  paymentId: string,
  payment: ProviderPayment,
  now: Date,
): Promise<boolean> {
  const surplus = await db.prisma.payment.findFirst({
    where: { id: paymentId, transactionId: { not: payment.cfPaymentId } },
    select: { id: true },
  });
  return surplus !== null && insertRefund(db, paymentId, payment, now);
}

/**
 * Settles a payment that came after its person had deleted the account: the order is paid, credits nobody, and the money
 * is queued for a refund. False when the order has an owner or is settled.
 */
export function refundOrphanedOrder(
  db: Db,
  orderId: string,
  payment: ProviderPayment,
  now: Date,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [order] = await tx.prisma.payment.updateManyAndReturn({
      where: { orderId, status: { not: 'paid' }, userId: null, sessionId: null },
      data: paidWith(payment, now),
      select: { id: true },
    });
    return order !== undefined && insertRefund(tx, order.id, payment, now);
  });
}

/** Whether an order credits nothing and its money goes back. */
export async function isReturned(db: Runner, paymentId: string): Promise<boolean> {
  return (await db.prisma.payment.count({ where: { id: paymentId, status: 'returned' } })) > 0;
}

/** Leaves a row for the operator; false when the same one exists. */
export async function insertAlert(
  db: Runner,
  paymentId: string,
  alert: { reason: 'amount' | 'currency' | 'refund'; detail: string },
  now: Date,
): Promise<boolean> {
  const { count } = await db.prisma.paymentAlert.createMany({
    data: { paymentId, ...alert, createdAt: now },
    skipDuplicates: true,
  });
  return count === 1;
}

/** Whether a statement failed because another order was credited with the same payment of the provider. */
export function isTransactionTaken(error: unknown): boolean {
  return isUniqueViolation(error, 'payments_transaction_id_key');
}
