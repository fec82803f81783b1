import { randomUUID } from 'node:crypto';
import { lockUntilCommit } from '@/lib/kit/advisory-lock';
import type { Actor, Runner } from '@/lib/kit/scope';

export type PaymentKind = 'session' | 'recharge' | 'offer';
export type PaymentStatus = 'created' | 'active' | 'paid' | 'failed' | 'expired';

export type PaymentRow = {
  id: string;
  orderId: string;
  kind: PaymentKind;
  userId: string | null;
  sessionId: string | null;
  /** ₹ */
  amount: number;
  messageCount: number;
  status: PaymentStatus;
  paymentSessionId: string | null;
  transactionId: string | null;
  createdAt: Date;
};

const COLUMNS = `p.id, p.order_id AS "orderId", p.kind, p.user_id AS "userId", p.session_id AS "sessionId", p.amount,
  p.message_count AS "messageCount", p.status, p.payment_session_id AS "paymentSessionId",
  p.transaction_id AS "transactionId", p.created_at AS "createdAt"`;

const OPEN_ORDER = {
  name: 'payments.open_order',
  text: `SELECT ${COLUMNS} FROM payments p
WHERE p.kind = $1 AND p.pack_id = $2 AND p.session_id IS NOT DISTINCT FROM $3::uuid AND p.status IN ('created', 'active')
  AND p.created_at > $4::timestamptz AND (p.user_id = $5::uuid OR (p.user_id IS NULL AND p.visitor_id = $6::uuid))
ORDER BY p.created_at DESC LIMIT 1`,
};

export type Buyer = {
  kind: PaymentKind;
  packId: string;
  sessionId: string | null;
  userId: string | null;
  visitorId: string;
};

/** The buyer's open order of that pack made since a moment; others who ask wait until the transaction ends. */
export async function lockOpenOrder(tx: Runner, buyer: Buyer, since: Date): Promise<PaymentRow | null> {
  await lockUntilCommit(
    tx,
    'openOrder',
    `${buyer.kind}|${buyer.packId}|${buyer.sessionId}|${buyer.userId ?? buyer.visitorId}`,
  );
  const { kind, packId, sessionId, userId, visitorId } = buyer;
  const [row] = await tx.run<PaymentRow>(OPEN_ORDER, [kind, packId, sessionId, since, userId, visitorId]);
  return row ?? null;
}

const INSERT = {
  name: 'payments.insert',
  text: `INSERT INTO payments AS p (id, order_id, kind, pack_id, user_id, visitor_id, session_id, amount, message_count, status,
  expires_at, next_check_at, created_at)
VALUES ($1::uuid, $2, $3, $4, $5::uuid, $6::uuid, $7::uuid, $8, $9, 'created', $10::timestamptz, $11::timestamptz, $12::timestamptz)
RETURNING ${COLUMNS}`,
};

export type NewPayment = Buyer & {
  orderId: string;
  amount: number;
  messageCount: number;
  expiresAt: Date;
  nextCheckAt: Date | null;
  createdAt: Date;
};

/** Stores an order with its price before the provider hears of it. */
export async function insertPayment(tx: Runner, payment: NewPayment): Promise<PaymentRow> {
  const [row] = await tx.run<PaymentRow>(INSERT, [
    randomUUID(),
    payment.orderId,
    payment.kind,
    payment.packId,
    payment.userId,
    payment.visitorId,
    payment.sessionId,
    payment.amount,
    payment.messageCount,
    payment.expiresAt,
    payment.nextCheckAt,
    payment.createdAt,
  ]);
  if (!row) throw new Error('An order was not stored.');
  return row;
}

const ACTIVATE = {
  name: 'payments.activate',
  text: `UPDATE payments SET status = CASE WHEN status = 'created' THEN 'active' ELSE status END, cf_order_id = $2, payment_session_id = $3
WHERE order_id = $1`,
};

/** Notes what the provider calls the order; a payment that was faster keeps its state. */
export async function activatePayment(
  db: Runner,
  orderId: string,
  cfOrderId: string,
  paymentSessionId: string,
): Promise<void> {
  await db.run(ACTIVATE, [orderId, cfOrderId, paymentSessionId]);
}

const CREATE_FAILED = {
  name: 'payments.create_failed',
  text: `UPDATE payments SET status = 'failed' WHERE order_id = $1 AND status = 'created'`,
};

/** Marks an order the provider did not take. The reconciler still asks about it, because the answer may only have been lost. */
export async function markCreateFailed(db: Runner, orderId: string): Promise<void> {
  await db.run(CREATE_FAILED, [orderId]);
}

const FIND = { name: 'payments.find', text: `SELECT ${COLUMNS} FROM payments p WHERE p.order_id = $1` };

export async function findPayment(db: Runner, orderId: string): Promise<PaymentRow | null> {
  const [row] = await db.run<PaymentRow>(FIND, [orderId]);
  return row ?? null;
}

const FIND_OWN = {
  name: 'payments.find_own',
  text: `SELECT ${COLUMNS} FROM payments p
WHERE p.order_id = $1 AND (p.user_id = $2::uuid OR (p.user_id IS NULL AND p.visitor_id = $3::uuid))`,
};

/** The caller's order, or null when it is missing or somebody else's. */
export async function findOwnPayment(db: Runner, orderId: string, actor: Actor): Promise<PaymentRow | null> {
  const [row] = await db.run<PaymentRow>(FIND_OWN, [orderId, actor.userId, actor.visitorId]);
  return row ?? null;
}

const CLAIM = {
  name: 'payments.claim_due',
  text: `UPDATE payments AS p SET checks = checks + 1, next_check_at = $2::timestamptz
WHERE p.id IN (SELECT id FROM payments WHERE next_check_at <= $1::timestamptz ORDER BY next_check_at LIMIT $3 FOR UPDATE SKIP LOCKED)
RETURNING ${COLUMNS}`,
};

/** Takes due orders for this process; another one leaves them alone until the lease ends. */
export async function claimDuePayments(
  db: Runner,
  now: Date,
  leaseUntil: Date,
  limit: number,
): Promise<PaymentRow[]> {
  return db.run<PaymentRow>(CLAIM, [now, leaseUntil, limit]);
}

const RESCHEDULE = {
  name: 'payments.reschedule',
  text: `UPDATE payments SET next_check_at = $2::timestamptz WHERE order_id = $1 AND status <> 'paid'`,
};

export async function rescheduleCheck(db: Runner, orderId: string, nextCheckAt: Date | null): Promise<void> {
  await db.run(RESCHEDULE, [orderId, nextCheckAt]);
}

const MOVE = {
  name: 'payments.move',
  text: `UPDATE payments SET user_id = $3::uuid
WHERE user_id = $1::uuid OR (user_id IS NULL AND visitor_id = $2::uuid)`,
};

/** Gives the orders of a guest, or of a visitor without a user, to an account, which is credited when they are paid. */
export async function movePayments(
  tx: Runner,
  guestId: string | null,
  visitorId: string,
  accountId: string,
): Promise<void> {
  await tx.run(MOVE, [guestId, visitorId, accountId]);
}
