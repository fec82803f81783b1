import { randomUUID } from 'node:crypto';
import { isUniqueViolation } from '@/lib/kit/database-error';
import type { Actor, Runner } from '@/lib/kit/scope';
import { LEDGER_KIND } from '@/lib/wallet/constants';
import { balanceMove } from '@/lib/wallet/sql';

export type PaymentKind = 'session' | 'recharge' | 'offer';
export type PaymentStatus = 'created' | 'active' | 'paid' | 'failed' | 'expired' | 'mismatch';

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

const LOCK = { name: 'payments.lock', text: 'SELECT pg_advisory_xact_lock(hashtextextended($1, 9))' };
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
  await tx.run(LOCK, [`${buyer.kind}|${buyer.packId}|${buyer.sessionId}|${buyer.userId ?? buyer.visitorId}`]);
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

const CREDIT = {
  name: 'payments.credit',
  text: `WITH paid AS (
  UPDATE payments SET status = 'paid', transaction_id = $2, payment_method = $3, paid_at = $4::timestamptz, next_check_at = NULL
  WHERE order_id = $1 AND status <> 'paid' RETURNING kind, user_id, session_id, message_count
), bought AS (
  SELECT paid.*, coalesce(paid.user_id, s.user_id) AS wallet_id FROM paid LEFT JOIN chat_sessions s ON s.id = paid.session_id
), owner AS (
  SELECT CASE WHEN wallet_id IS NULL THEN 'session' ELSE 'user' END AS owner_kind, coalesce(wallet_id, session_id) AS owner_id FROM bought
), ${balanceMove({
    delta: '(SELECT message_count FROM bought)',
    kind: LEDGER_KIND.purchase,
    reference: `'payment:' || $1`,
    now: '$4::timestamptz',
    alsoSetUser: `new_user_offer_enabled = new_user_offer_enabled AND (SELECT kind FROM bought) <> 'offer'`,
    alsoSetSession: 'is_paid = true',
  })}, premium AS (
  UPDATE chat_sessions SET is_paid = true FROM bought WHERE chat_sessions.id = bought.session_id AND bought.wallet_id IS NOT NULL
), notice AS (
  INSERT INTO messages (id, session_id, sender, content, message_type, timestamp)
  SELECT gen_random_uuid(), session_id, 'system', $5, 'payment_success', $4::timestamptz FROM bought WHERE session_id IS NOT NULL
)
SELECT (SELECT count(*)::int FROM paid) AS paid, (SELECT count(*)::int FROM moved) AS credited`,
};

export type Credit = {
  orderId: string;
  cfPaymentId: string;
  method: string | null;
  notice: string;
  now: Date;
};

/**
 * Marks an order paid and credits its messages, both or neither, once per order.
 * @returns false when the order was paid already
 * @throws Error when there is nobody left to credit: the order then stays open for the operator
 */
export async function creditPayment(tx: Runner, credit: Credit): Promise<boolean> {
  const [row] = await tx.run<{ paid: number; credited: number }>(CREDIT, [
    credit.orderId,
    credit.cfPaymentId,
    credit.method,
    credit.now,
    credit.notice,
  ]);
  if (row?.paid === 1 && row.credited !== 1) throw new Error('A paid order has no owner to credit.');
  return row?.paid === 1;
}

const FAIL = {
  name: 'payments.fail',
  text: `WITH failed AS (
  UPDATE payments SET status = $2 WHERE order_id = $1 AND (status IN ('created', 'active') OR (status = 'failed' AND $2 <> 'failed'))
  RETURNING session_id, (SELECT status FROM payments before WHERE before.order_id = $1) AS before
)
INSERT INTO messages (id, session_id, sender, content, message_type, timestamp)
SELECT gen_random_uuid(), session_id, 'system', $3, 'payment_failed', $4::timestamptz FROM failed
WHERE session_id IS NOT NULL AND before <> 'failed'`,
};

/** Notes that an order failed or expired, and tells its chat once. A paid order stays paid. */
export async function failPayment(
  db: Runner,
  orderId: string,
  status: 'failed' | 'expired' | 'mismatch',
  notice: string,
  now: Date,
) {
  await db.run(FAIL, [orderId, status, notice, now]);
}

const REFUND = {
  name: 'payments.queue_refund',
  text: `INSERT INTO payment_refunds (id, payment_id, cf_payment_id, amount, created_at)
SELECT gen_random_uuid(), p.id, $2, $3::numeric, $4::timestamptz FROM payments p
WHERE p.order_id = $1 AND p.transaction_id <> $2 ON CONFLICT (cf_payment_id) DO NOTHING RETURNING id`,
};

/** Queues a second payment of a paid order for a refund, once; false when it is queued already or is the credited one. */
export async function queueRefund(
  db: Runner,
  orderId: string,
  payment: { cfPaymentId: string; amount: number },
  now: Date,
) {
  const rows = await db.run(REFUND, [orderId, payment.cfPaymentId, payment.amount, now]);
  return rows.length === 1;
}

const ALERT = {
  name: 'payments.alert',
  text: `INSERT INTO payment_alerts (id, payment_id, reason, detail, created_at)
SELECT gen_random_uuid(), p.id, $2, $3, $4::timestamptz FROM payments p WHERE p.order_id = $1 ON CONFLICT DO NOTHING RETURNING id`,
};

/** Leaves a row for the operator; false when the same one is there. */
export async function insertAlert(
  db: Runner,
  orderId: string,
  alert: { reason: string; detail: string },
  now: Date,
) {
  const rows = await db.run(ALERT, [orderId, alert.reason, alert.detail, now]);
  return rows.length === 1;
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

/** Whether a failed statement hit the same credit made by somebody else in the same moment. */
export function isSameCredit(error: unknown): boolean {
  return (
    isUniqueViolation(error, 'ledger_entries_reference_key') ||
    isUniqueViolation(error, 'payments_transaction_id_key')
  );
}
