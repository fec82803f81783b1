/*
 * Invariants:
 * - One function settles an order for all callers: result page, webhook, reconciler.
 * - Credit and "paid" are one transaction, guarded by the order's status and by the unique reference of the ledger;
 *   everything may arrive twice, late and in any order.
 * - What a minor has paid is credited, and asked back at once.
 * - What does not match the order credits nothing and leaves a row for the operator.
 */
import { AppError } from '@/lib/kit/app-error';
import { retryDeadlock } from '@/lib/kit/retry-deadlock';
import type { JobScope, Runner } from '@/lib/kit/scope';
import { isHeld } from '@/lib/users/age-hold/service';
import { creditPurchase } from '@/lib/wallet/service';
import { PAYMENT_FAILED_MESSAGE, PAYMENT_SUCCESS_MESSAGE } from '../copy';
import type { NoteCredit, PaymentProvider, ProviderPayment } from '../ports';
import { queueMinorRefunds } from '../refund-requests/service';
import { judge, type Verdict } from '../rules';
import type { PaymentRow } from '../store';
import * as store from './store';

export type Settled = {
  status: 'paid' | 'pending' | 'failed';
  /** The provider says that no money was taken and none is on its way. */
  nothingCharged: boolean;
  /** Failed because the person left the checkout at every attempt. */
  cancelled: boolean;
};

const PAID: Settled = { status: 'paid', nothingCharged: false, cancelled: false };
const PENDING: Settled = { status: 'pending', nothingCharged: false, cancelled: false };
const FAILED: Settled = { status: 'failed', nothingCharged: true, cancelled: false };

/** What a credit needs. */
export type CreditScope = JobScope & { noteCredit: NoteCredit };
type SettleScope = CreditScope & { payments: PaymentProvider };

/** The ledger has the purchase of an order that is not marked paid. */
class AlreadyCredited extends Error {
  override readonly name = 'AlreadyCredited';
}

/**
 * Marks an order paid and credits its messages, both or neither, once per order.
 * @returns false when the order was paid already, or its owner has deleted the account
 * @throws Error when its owner cannot be credited: the order then stays open for the operator
 */
function creditOrder(
  scope: CreditScope,
  { orderId }: PaymentRow,
  payment: ProviderPayment,
): Promise<boolean> {
  const now = scope.now();
  const credit = async (tx: Runner) => {
    const paid = await store.markPaid(tx, orderId, payment, now);
    if (!paid) return false;
    const { owner, visitorId, sessionId, messages, isOffer } = paid;
    const { outcome } = await creditPurchase(tx, owner, { orderId, messages }, now);
    if (outcome === 'already_booked') throw new AlreadyCredited();
    if (outcome !== 'booked') throw new Error('A paid order has no owner to credit.');
    if (isOffer && owner.kind === 'user') await store.closeOffer(tx, owner.id);
    if (sessionId !== null)
      await store.insertSuccessNotice(tx, sessionId, PAYMENT_SUCCESS_MESSAGE(messages), now);
    await scope.noteCredit(tx, owner, sessionId, now);
    const buyer = { userId: owner.kind === 'user' ? owner.id : null, visitorId: visitorId ?? owner.id };
    if (await isHeld(tx, buyer)) await queueMinorRefunds(tx, buyer, now);
    return true;
  };
  return retryDeadlock(() => scope.db.transaction(credit));
}

async function settlePaid(scope: CreditScope, order: PaymentRow, payment: ProviderPayment): Promise<void> {
  const { orderId } = order;
  try {
    if (await creditOrder(scope, order, payment)) {
      scope.log.info({ orderId, messages: order.messageCount }, 'payment credited');
      return;
    }
  } catch (error) {
    if (!(error instanceof AlreadyCredited || store.isTransactionTaken(error))) throw error;
  }
  if (await store.refundOrphanedOrder(scope.db, orderId, payment, scope.now())) {
    scope.log.warn({ orderId }, 'payment of a deleted account queued for refund');
  }
  await refundSurplus(scope, order, payment);
}

/** Queues a successful payment of a paid order for a refund, unless it is the credited one. */
async function refundSurplus(scope: JobScope, order: PaymentRow, payment: ProviderPayment): Promise<void> {
  if (await store.queueRefund(scope.db, order.id, payment, scope.now())) {
    scope.log.warn({ orderId: order.orderId }, 'second payment queued for refund');
  }
}

/** Carries out a verdict, once however often it comes, and returns where the order stands. */
export async function applyVerdict(
  scope: CreditScope,
  order: PaymentRow,
  verdict: Verdict,
): Promise<Settled> {
  const { orderId } = order;
  switch (verdict.kind) {
    case 'paid':
      await settlePaid(scope, order, verdict.payment);
      for (const payment of verdict.surplus) await refundSurplus(scope, order, payment);
      return PAID;
    case 'mismatch': {
      const { reason, detail } = verdict;
      if (await store.insertAlert(scope.db, order.id, { reason, detail }, scope.now())) {
        scope.log.error({ orderId, reason, detail }, 'payment does not match its order');
      }
      return PENDING;
    }
    case 'pending':
      return PENDING;
    case 'failed':
    case 'expired':
      await store.failPayment(scope.db, orderId, verdict.kind, PAYMENT_FAILED_MESSAGE, scope.now());
      return { ...FAILED, cancelled: verdict.kind === 'failed' && verdict.cancelled };
  }
}

/**
 * Asks Cashfree about an order and settles it.
 * @throws AppError `provider_failed` when Cashfree does not answer
 */
export async function settleOrder(scope: SettleScope, order: PaymentRow): Promise<Settled> {
  if (order.status === 'paid') return PAID;
  const [found, payments] = await Promise.all([
    scope.payments.fetchOrder(order.orderId),
    scope.payments.fetchPayments(order.orderId),
  ]).catch((cause: unknown) => {
    scope.log.warn(
      { orderId: order.orderId, reason: cause instanceof Error ? cause.message : 'unknown' },
      'order not fetched',
    );
    throw new AppError(
      'provider_failed',
      'The payment service does not answer. Please try again in a moment.',
      { cause, retryAfter: 5 },
    );
  });
  if (!found) return FAILED;
  return applyVerdict(scope, order, judge(order, found, payments));
}
