/*
 * Invariants:
 * - One rule settles an order for all callers: result page, webhook, reconciler. Each has a share of what Cashfree may be asked,
 *   so that nobody who asks for the result of a payment can keep the others from it.
 * - Everything may arrive twice, late and in any order, and credits once (crediting/service.ts).
 * - What does not match the order credits nothing and leaves a row for the operator.
 */
import { AppError } from '@/lib/kit/app-error';
import { lastAnswers } from '@/lib/kit/last-answers';
import type { JobScope, Scope } from '@/lib/kit/scope';
import { ANSWER_KEPT_MS, ANSWERS_MAX, ASK_LATER_MS } from '../constants';
import { PAYMENT_FAILED_MESSAGE, PROVIDER_SILENT } from '../copy';
import type { EventSource } from '../events/constants';
import { noteEvent } from '../events/service';
import type { PaymentProvider, ProviderOrder, ProviderPayment, TakeProviderCall } from '../ports';
import { tellRefund } from '../refund-news/service';
import { judge, type Verdict } from '../rules';
import type { PaymentRow } from '../store';
import { AlreadyCredited, type CreditScope, creditOrder } from './crediting/service';
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
/** Money was taken, credits nothing, and returns. */
const RETURNED: Settled = { status: 'failed', nothingCharged: false, cancelled: false };
const FAILED: Settled = { status: 'failed', nothingCharged: true, cancelled: false };

export type SettleScope = CreditScope & { payments: PaymentProvider; takeProviderCall: TakeProviderCall };

/** A refund waits for an operator; the person is the order's, whoever settles it. */
const noteRefund = (scope: JobScope, { userId }: PaymentRow, reason: string): void =>
  scope.log.security('refund', { reason, person: userId });

async function settlePaid(scope: CreditScope, order: PaymentRow, payment: ProviderPayment): Promise<Settled> {
  const { orderId } = order;
  try {
    const outcome = await creditOrder(scope, order, payment);
    if (outcome === 'credited') {
      scope.log.info({ orderId, messages: order.messageCount }, 'payment credited');
      return PAID;
    }
    if (outcome === 'returned') {
      scope.log.warn({ orderId }, 'second offer of a person queued for refund');
      noteRefund(scope, order, 'second offer');
      return RETURNED;
    }
  } catch (error) {
    if (!(error instanceof AlreadyCredited || store.isTransactionTaken(error))) throw error;
  }
  if (await store.refundOrphanedOrder(scope.db, orderId, payment, scope.now())) {
    scope.log.warn({ orderId }, 'payment of a deleted account queued for refund');
    noteRefund(scope, order, 'deleted account');
  }
  await refundSurplus(scope, order, payment);
  return (await store.isReturned(scope.db, order.id)) ? RETURNED : PAID;
}

/** Queues a successful payment of a paid order for a refund, unless it is the credited one. */
async function refundSurplus(scope: JobScope, order: PaymentRow, payment: ProviderPayment): Promise<void> {
  const now = scope.now();
  const isQueued = await scope.db.transaction(async (tx) => {
    if (!(await store.queueRefund(tx, order.id, payment, now))) return false;
    const news = { paymentId: order.id, id: payment.cfPaymentId, amount: payment.amount, messages: 0 };
    await tellRefund(tx, { kind: 'asked', ...news }, now);
    return true;
  });
  if (isQueued) {
    scope.log.warn({ orderId: order.orderId }, 'second payment queued for refund');
    noteRefund(scope, order, 'second payment');
  }
}

async function settleSuccess(
  scope: CreditScope,
  order: PaymentRow,
  { payment, surplus }: Extract<Verdict, { kind: 'paid' }>,
): Promise<Settled> {
  const settled = await settlePaid(scope, order, payment);
  for (const further of surplus) await refundSurplus(scope, order, further);
  return settled;
}

/** What Cashfree's word is called by: its number of the payment, or the wrong amount. */
function detailOf(verdict: Verdict): string {
  if (verdict.kind === 'paid') return verdict.payment.cfPaymentId;
  return verdict.kind === 'mismatch' ? verdict.detail : '';
}

/** Carries out a verdict, once however often it comes, and returns where the order stands. */
export async function applyVerdict(
  scope: CreditScope,
  order: PaymentRow,
  verdict: Verdict,
  source: EventSource,
): Promise<Settled> {
  const { orderId } = order;
  const heard = { source, kind: verdict.kind, detail: detailOf(verdict) };
  await noteEvent(scope.db, order.id, heard, scope.now());
  switch (verdict.kind) {
    case 'paid':
      return settleSuccess(scope, order, verdict);
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
      await store.failPayment(scope.db, orderId, verdict.kind, PAYMENT_FAILED_MESSAGE(), scope.now());
      return { ...FAILED, cancelled: verdict.kind === 'failed' && verdict.cancelled };
  }
}

const answers = lastAnswers<Settled>({ keptMs: ANSWER_KEPT_MS, max: ANSWERS_MAX });

/**
 * Settles an order for its buyer. Cashfree is asked unless the order is paid, or its buyer or everybody asks too much: then its
 * last answer counts, and without one the order is pending. The webhook settles without this.
 * @throws AppError `provider_failed` when Cashfree does not answer
 */
export async function settleForBuyer(
  scope: SettleScope & Pick<Scope, 'actor'>,
  order: PaymentRow,
): Promise<Settled> {
  if (order.status === 'paid') return PAID;
  if (order.status === 'returned') return RETURNED;
  const { orderId } = order;
  const call = { kind: 'ask', by: 'person', orderId, person: scope.actor } as const;
  const now = scope.now();
  if (await scope.takeProviderCall(call))
    return answers.keep(orderId, now, askAboutOrder(scope, order, 'person'));
  return (await answers.find(orderId, now)) ?? PENDING;
}

/**
 * Settles an order for a webhook of another time, a paid one too: a further payment of it goes back.
 * @throws AppError `provider_failed` when Cashfree does not answer or may not be asked now: it sends the webhook again
 */
export async function settleForWebhook(scope: SettleScope, order: PaymentRow): Promise<Settled> {
  if (!(await scope.takeProviderCall({ kind: 'ask', by: 'webhook' }))) throw notAsked();
  return askAboutOrder(scope, order, 'webhook');
}

/** Whether there can be something new in the payments of an order, after what is stored of it. */
function hasNews(order: PaymentRow, found: ProviderOrder): boolean {
  if (found.status === 'ACTIVE') return false;
  return found.status === 'PAID' || order.status !== 'expired';
}

/**
 * Settles an order for the reconciler, who asks for the list of payments only where there can be news: of an open order the
 * webhook, the buyer's page or its end tells.
 * @throws AppError `provider_failed` when Cashfree does not answer or may not be asked now
 */
export async function settleForReconciler(scope: SettleScope, order: PaymentRow): Promise<void> {
  const { orderId } = order;
  if (order.status === 'paid' || order.status === 'returned') return;
  const found = await ask(scope, order, () => scope.payments.fetchOrder(orderId));
  if (!found || !hasNews(order, found)) return;
  if (!(await scope.takeProviderCall({ kind: 'ask', by: 'reconciler' }))) throw notAsked();
  const payments = await ask(scope, order, () => scope.payments.fetchPayments(orderId));
  await applyVerdict(scope, order, judge(order, found, payments), 'reconciler');
}

async function askAboutOrder(scope: SettleScope, order: PaymentRow, source: EventSource): Promise<Settled> {
  const { orderId } = order;
  const [found, payments] = await ask(scope, order, () =>
    Promise.all([scope.payments.fetchOrder(orderId), scope.payments.fetchPayments(orderId)]),
  );
  if (!found) {
    await noteEvent(scope.db, order.id, { source, kind: 'unknown' }, scope.now());
    return FAILED;
  }
  return applyVerdict(scope, order, judge(order, found, payments), source);
}

async function ask<T>(scope: SettleScope, { orderId }: PaymentRow, question: () => Promise<T>): Promise<T> {
  try {
    return await question();
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : 'unknown';
    scope.log.warn({ orderId, reason }, 'order not fetched');
    throw new AppError('provider_failed', PROVIDER_SILENT, { cause, retryAfter: 5 });
  }
}

/** Too much was asked in this minute. */
const notAsked = () => new AppError('provider_failed', PROVIDER_SILENT, { retryAfter: ASK_LATER_MS / 1000 });
