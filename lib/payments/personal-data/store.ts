import type { Runner } from '@/lib/kit/scope';
import type { PaymentKind, PaymentStatus } from '../store';

export type RecordRow = {
  orderId: string;
  kind: PaymentKind;
  /** ₹ */
  amount: number;
  messageCount: number;
  status: PaymentStatus;
  paymentMethod: string | null;
  transactionId: string | null;
  createdAt: Date;
  paidAt: Date | null;
};

const COLUMNS = `p.order_id AS "orderId", p.kind, p.amount, p.message_count AS "messageCount", p.status,
  p.payment_method AS "paymentMethod", p.transaction_id AS "transactionId", p.created_at AS "createdAt", p.paid_at AS "paidAt"`;

const LIST = {
  name: 'payments.records',
  text: `SELECT ${COLUMNS} FROM payments p
WHERE p.user_id = $1::uuid AND ($2::text IS NULL OR (p.created_at, p.order_id) <
  (SELECT b.created_at, b.order_id FROM payments b WHERE b.order_id = $2 AND b.user_id = $1::uuid))
ORDER BY p.created_at DESC, p.order_id DESC LIMIT $3`,
};

/** Orders of a user, newest first; those before an order when one is named. */
export async function listRecords(
  db: Runner,
  userId: string,
  before: string | null,
  limit: number | null,
): Promise<RecordRow[]> {
  return db.run<RecordRow>(LIST, [userId, before, limit]);
}

const FIND = {
  name: 'payments.record',
  text: `SELECT ${COLUMNS} FROM payments p WHERE p.order_id = $1 AND p.user_id = $2::uuid`,
};

export async function findRecord(db: Runner, orderId: string, userId: string): Promise<RecordRow | null> {
  const [row] = await db.run<RecordRow>(FIND, [orderId, userId]);
  return row ?? null;
}

const LOCK_SESSION = {
  name: 'payments.lock_of_session',
  text: 'SELECT id FROM payments WHERE session_id = $1::uuid ORDER BY id FOR UPDATE NOWAIT',
};

/** Holds the orders of a chat, without waiting. @throws an error that `isRowBusy` knows */
export async function lockOfSession(tx: Runner, sessionId: string): Promise<void> {
  await tx.run(LOCK_SESSION, [sessionId]);
}

const OF_PERSON = `(p.user_id = $1::uuid OR (p.user_id IS NULL AND p.visitor_id = ANY($2::uuid[]))
  OR p.session_id IN (SELECT id FROM chat_sessions WHERE user_id = $1::uuid))`;

const LOCK = {
  name: 'payments.lock_of_person',
  text: `SELECT p.id FROM payments p WHERE ${OF_PERSON} ORDER BY p.id FOR UPDATE NOWAIT`,
};
const ANONYMISE = {
  name: 'payments.anonymise',
  text: `UPDATE payments p SET user_id = NULL, visitor_id = NULL, session_id = NULL, payment_session_id = NULL WHERE ${OF_PERSON}`,
};

/** Makes the orders of a person orders of nobody, without waiting. @throws an error that `isRowBusy` knows */
export async function anonymise(
  tx: Runner,
  person: { userId: string; visitorIds: readonly string[] },
): Promise<void> {
  await tx.run(LOCK, [person.userId, person.visitorIds]);
  await tx.run(ANONYMISE, [person.userId, person.visitorIds]);
}
