import { isUniqueViolation } from '@/lib/kit/database-error';
import type { Runner } from '@/lib/kit/scope';
import { LEDGER_KIND } from '@/lib/wallet/constants';
import { balanceMove } from '@/lib/wallet/sql';

const CREDIT = {
  name: 'payments.credit',
  text: `WITH paid AS (
  UPDATE payments SET status = 'paid', transaction_id = $2, payment_method = $3, paid_at = $4::timestamptz, next_check_at = NULL
  WHERE order_id = $1 AND status <> 'paid' AND (user_id IS NOT NULL OR session_id IS NOT NULL)
  RETURNING kind, user_id, session_id, message_count
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
 * @returns false when the order was paid already, or is nobody's any more
 * @throws Error when its owner cannot be credited: the order then stays open for the operator
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
  status: 'failed' | 'expired',
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

const REFUND_NOBODYS = {
  name: 'payments.refund_nobodys',
  text: `WITH paid AS (
  UPDATE payments SET status = 'paid', transaction_id = $2, payment_method = $3, paid_at = $5::timestamptz, next_check_at = NULL
  WHERE order_id = $1 AND status <> 'paid' AND user_id IS NULL AND session_id IS NULL RETURNING id
)
INSERT INTO payment_refunds (id, payment_id, cf_payment_id, amount, created_at)
SELECT gen_random_uuid(), id, $2, $4::numeric, $5::timestamptz FROM paid ON CONFLICT (cf_payment_id) DO NOTHING RETURNING id`,
};

/**
 * A payment that came after its person had deleted the account: the order is paid, credits nobody, and the money is
 * queued to go back. False when the order has an owner or is settled.
 */
export async function refundNobodys(
  db: Runner,
  orderId: string,
  payment: { cfPaymentId: string; amount: number; method: string | null },
  now: Date,
): Promise<boolean> {
  const { cfPaymentId, amount, method } = payment;
  const rows = await db.run(REFUND_NOBODYS, [orderId, cfPaymentId, method, amount, now]);
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

/** Whether a failed statement hit the same credit made by somebody else in the same moment. */
export function isSameCredit(error: unknown): boolean {
  return (
    isUniqueViolation(error, 'ledger_entries_reference_key') ||
    isUniqueViolation(error, 'payments_transaction_id_key')
  );
}
