/*
 * Invariants:
 * - Nothing is read before the signature of the raw body has been verified.
 * - A signed webhook of now is Cashfree's own word: it settles by the same rules as a response of its order API.
 * - One of another time (a late retry, or a copy that somebody kept) settles nothing itself: Cashfree is asked about its order.
 * - One about a refund settles nothing itself either: Cashfree is asked about the refund.
 * - Unknown events and orders are answered with 200 and change nothing, so that they are not sent again.
 */
import { AppError } from '@/lib/kit/app-error';
import type { Answer, RawInput } from '@/lib/kit/endpoint';
import type { Scope } from '@/lib/kit/scope';
import type { paymentWebhook as webhookEndpoint } from '../contract';
import type { NoteWebhook, WebhookKind } from '../ports';
import { lookAtRefund } from '../refund-sending/service';
import { judgePayment } from '../rules';
import { applyVerdict, type SettleScope, settleForWebhook } from '../settle/service';
import { findPayment } from '../store';
import { paymentEvent, refundEvent } from './contract';
import { isNews } from './rules';

type Noting = { noteWebhook?: NoteWebhook | undefined };

const DONE = { success: true } as const;

/** The answer to a webhook that changes nothing. */
function heard({ noteWebhook }: Noting, kind: WebhookKind) {
  noteWebhook?.(kind);
  return DONE;
}

function parse(rawBody: string): unknown {
  try {
    return JSON.parse(rawBody);
  } catch (cause) {
    throw new AppError('bad_input', 'The webhook is not valid JSON.', { cause });
  }
}

/**
 * Handles a webhook of Cashfree. They arrive at least once, in any order, possibly before our create call has been answered.
 * @throws AppError `not_signed_in` when time or signature is missing or wrong, `provider_failed` when Cashfree has to be asked and does
 *   not answer: it then sends the webhook again
 */
export async function paymentWebhook(
  scope: Scope & SettleScope & Noting,
  { raw }: RawInput,
): Promise<Answer<typeof webhookEndpoint>> {
  const timestamp = raw.header('x-webhook-timestamp') ?? '';
  const signature = raw.header('x-webhook-signature') ?? '';
  if (!scope.payments.isAuthentic({ rawBody: raw.text, timestamp, signature })) {
    throw new AppError('not_signed_in', 'The signature does not fit.', { reason: 'bad signature' });
  }
  const body = parse(raw.text);
  const refund = refundEvent.safeParse(body);
  if (refund.success) {
    const { refund_id: refundId, refund_status: claimed } = refund.data.data.refund;
    scope.noteWebhook?.('refund');
    await lookAtRefund(scope, refundId, claimed);
    return DONE;
  }
  const event = paymentEvent.safeParse(body);
  if (!event.success) return heard(scope, 'other event');
  const { order, payment } = event.data.data;
  const stored = await findPayment(scope.db, order.order_id);
  if (!stored) return heard(scope, 'unknown order');
  if (!isNews(timestamp, scope.now())) {
    scope.noteWebhook?.('payment of another time');
    await settleForWebhook(scope, stored);
    return DONE;
  }
  scope.noteWebhook?.('payment');
  const reported = {
    cfPaymentId: payment.cf_payment_id,
    status: payment.payment_status,
    amount: payment.payment_amount,
    currency: payment.payment_currency,
    method: payment.payment_group ?? null,
    payer: scope.payments.payerOf(payment.payment_method),
  };
  const total = { amount: order.order_amount, currency: order.order_currency };
  await applyVerdict(scope, stored, judgePayment(stored, total, reported), 'webhook');
  return DONE;
}
