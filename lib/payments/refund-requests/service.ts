/*
 * Invariants:
 * - A person asks once for an order, by the policy: its latest purchase, within 7 days, for what is bought and unused.
 * - A request is made once for an order and reason, and never for more than was paid for the messages that are bought and unused.
 * - Nothing is paid out here, and no balance changes: a request only waits for an operator (refund-approval).
 * - Whoever is asked for, or need not be any more, is told in the same transaction (refund-news).
 */
import { AppError } from '@/lib/kit/app-error';
import { retryDeadlock } from '@/lib/kit/retry-deadlock';
import type { JobScope, Runner, Scope } from '@/lib/kit/scope';
import type { NoteHeld } from '@/lib/users/age-hold/ports';
import { refuseMinor } from '@/lib/users/age-hold/service';
import { isSuspended } from '@/lib/users/suspensions/service';
import type { Owner } from '@/lib/wallet/constants';
import { lockBalance } from '@/lib/wallet/service';
import { unusedMessages } from '@/lib/wallet/unused/service';
import { ORDER_NOT_FOUND } from '../copy';
import { tellRefund } from '../refund-news/service';
import { findOwnPayment } from '../store';
import { NOT_REFUNDABLE, NOTHING_LEFT } from './copy';
import * as lots from './lots/store';
import { type NotRefundable, type Refund, refundOf, refundsOf, whyNotRefundable } from './rules';
import * as store from './store';

export { listRequests } from './store';

/** An order got another owner while its balance was waited for. */
class OwnerMoved extends Error {
  override readonly name = 'OwnerMoved';
}

/** Runs a transaction that locks owners of orders: again when one moved, or PostgreSQL ended it to break a deadlock. */
export function lockingOwners<T>(db: JobScope['db'], work: (tx: Runner) => Promise<T>): Promise<T> {
  return retryDeadlock(
    () => db.transaction(work),
    (error) => error instanceof OwnerMoved,
  );
}

/** Locks the balance that an order was credited to, inside `lockingOwners`. @returns null when its person has deleted the account */
export async function lockOwner(tx: Runner, paymentId: string): Promise<Owner | null> {
  const owner = await lots.findOwner(tx, paymentId);
  if (owner === null) return null;
  const balance = await lockBalance(tx, owner);
  const now = await lots.findOwner(tx, paymentId);
  if (balance === null || now?.id !== owner.id) throw new OwnerMoved();
  return owner;
}

/** What may go back of an order, and for how much; or why nothing may. */
async function judgeOrder(
  tx: Runner,
  paymentId: string,
  owner: Owner,
  now: Date,
): Promise<{ refund: Refund; requestId: string | null } | { why: NotRefundable }> {
  const { requestId, ...order } = await store.findAskedOrder(tx, paymentId, owner);
  const anyTime = owner.kind === 'user' && (await isSuspended(tx, owner.id, now));
  const why = whyNotRefundable(order, now, { anyTime });
  if (why) return { why };
  const unused = await unusedMessages(tx, owner);
  const lot = await lots.findLot(tx, paymentId, unused, requestId);
  const refund = refundOf(lot, lot.left);
  return refund ? { refund, requestId } : { why: 'used' };
}

/**
 * Asks for a refund of the unused messages of the caller's order. It waits for an operator then.
 * @throws AppError `not_allowed` (held as a minor), `not_found` (no order of the caller), `conflict` (nothing to refund, with words why)
 */
export async function askForRefund(
  scope: Scope,
  { orderId }: { orderId: string },
): Promise<store.RequestRow> {
  await refuseMinor(scope);
  const order = await findOwnPayment(scope.db, orderId, scope.actor);
  if (!order) throw new AppError('not_found', ORDER_NOT_FOUND);
  const request = await lockingOwners(scope.db, async (tx) => {
    const owner = await lockOwner(tx, order.id);
    const judged = owner ? await judgeOrder(tx, order.id, owner, scope.now()) : { why: 'unpaid' as const };
    if ('why' in judged) throw new AppError('conflict', NOT_REFUNDABLE[judged.why]);
    const now = scope.now();
    const put = await store.putRequest(tx, judged.requestId, judged.refund, now);
    const { id, messages, amount } = put;
    await tellRefund(tx, { kind: 'asked', paymentId: order.id, id, messages, amount }, now);
    return put;
  });
  scope.log.info({ orderId: order.orderId }, 'refund asked for');
  return request;
}

/** What a user may ask back now: of the latest purchase, what is bought and unused. Null when that is nothing. */
export async function findRefundable(
  { db, now }: Pick<JobScope, 'db' | 'now'>,
  userId: string,
): Promise<{ orderId: string; messages: number; amount: number } | null> {
  const owner: Owner = { kind: 'user', id: userId };
  const order = await lots.findLatestOrder(db, owner);
  if (!order) return null;
  const judged = await judgeOrder(db, order.id, owner, now());
  if ('why' in judged) return null;
  const { messages, amount } = judged.refund;
  return { orderId: order.orderId, messages, amount };
}

/** Implements the port `NoteHeld`: asks for the money of what a minor has bought and not used. May run again at any time. */
export const queueMinorRefunds: NoteHeld = async (tx, names, now) => {
  for (const owner of await lots.findOwners(tx, names)) {
    const unused = await unusedMessages(tx, owner);
    const refunds = refundsOf(await lots.findLots(tx, owner, unused, 'minor'));
    for (const put of await store.putRequests(tx, refunds, now))
      await tellRefund(tx, { kind: 'asked', ...put }, now);
  }
};

/** Takes the requests back that nobody has approved, because the person is an adult after all and keeps the messages. */
export async function withdrawMinorRefunds(
  tx: Runner,
  names: { userId: string | null; visitorId: string | null },
  now: Date,
): Promise<number> {
  const withdrawn = await store.refuseAsked(tx, names, now);
  for (const request of withdrawn) await tellRefund(tx, { kind: 'withdrawn', ...request }, now);
  return withdrawn.length;
}

/**
 * Fixes what was asked back before the person's balances end with the account: what is unused now is still paid. Inside the caller's
 * transaction, which holds the user's row.
 */
export async function fixRefunds(
  tx: Runner,
  names: { userId: string | null; visitorId: string },
  now: Date,
): Promise<void> {
  for (const owner of await lots.findOwners(tx, names)) {
    const asked = await store.findAsked(tx, owner);
    if (asked.length === 0) continue;
    const unused = await unusedMessages(tx, owner);
    for (const { id, messages, payment } of asked) {
      const lot = await lots.findLot(tx, payment.id, unused, id);
      await store.setAsked(tx, id, refundOf(lot, messages), NOTHING_LEFT, now);
    }
  }
}
