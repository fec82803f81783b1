/*
 * Invariants:
 * - One function settles an order, whoever asks: a result page, a webhook, the reconciler.
 * - Credit and "paid" are one statement; everything may arrive twice, late and in any order.
 * - What does not fit the order credits nothing and leaves a row for the operator.
 */
import { AppError } from '@/lib/kit/app-error';
import type { JobScope } from '@/lib/kit/scope';
import { PAYMENT_FAILED_MESSAGE, PAYMENT_SUCCESS_MESSAGE } from '../copy';
import type { PaymentProvider, ProviderPayment } from '../ports';
import { judge, type Verdict } from '../rules';
import type { PaymentRow } from '../store';
import * as store from './store';

export type Settled = {
  status: 'paid' | 'pending' | 'failed';
  /** The provider says that nothing was taken and nothing is on its way. */
  nothingCharged: boolean;
  /** Failed, because the person left the checkout each time. */
  cancelled: boolean;
};

const PAID: Settled = { status: 'paid', nothingCharged: false, cancelled: false };
const PENDING: Settled = { status: 'pending', nothingCharged: false, cancelled: false };
const FAILED: Settled = { status: 'failed', nothingCharged: true, cancelled: false };

type SettleScope = JobScope & { payments: PaymentProvider };

async function credit(scope: JobScope, order: PaymentRow, payment: ProviderPayment): Promise<void> {
  const { orderId } = order;
  const notice = PAYMENT_SUCCESS_MESSAGE(order.messageCount);
  const { cfPaymentId, method } = payment;
  try {
    const credited = await scope.db.transaction((tx) =>
      store.creditPayment(tx, { orderId, cfPaymentId, method, notice, now: scope.now() }),
    );
    if (credited) scope.log.info({ orderId, messages: order.messageCount }, 'payment credited');
  } catch (error) {
    if (!store.isSameCredit(error)) throw error;
  }
  if (await store.refundNobodys(scope.db, orderId, payment, scope.now())) {
    scope.log.warn({ orderId }, 'payment of a deleted account queued for refund');
  }
  await refund(scope, order, payment);
}

/** Queues a payment of a paid order that is not the credited one. */
async function refund(scope: JobScope, { orderId }: PaymentRow, payment: ProviderPayment): Promise<void> {
  if (await store.queueRefund(scope.db, orderId, payment, scope.now())) {
    scope.log.warn({ orderId }, 'second payment queued for refund');
  }
}

/** Does what a verdict demands, once, and says where the order stands. */
export async function applyVerdict(scope: JobScope, order: PaymentRow, verdict: Verdict): Promise<Settled> {
  const { orderId } = order;
  switch (verdict.kind) {
    case 'paid':
      await credit(scope, order, verdict.payment);
      for (const payment of verdict.surplus) await refund(scope, order, payment);
      return PAID;
    case 'mismatch': {
      const { reason, detail } = verdict;
      if (await store.insertAlert(scope.db, orderId, { reason, detail }, scope.now())) {
        scope.log.error({ orderId, reason, detail }, 'payment does not fit its order');
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
      'order not asked',
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
