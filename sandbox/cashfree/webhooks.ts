import { createHash } from 'node:crypto';
import { paiseOf, twoDecimals } from './amount.ts';
import { istTime } from './clock.ts';
import { NORMAL, type Sending, send, type Webhook } from './courier.ts';
import { takeFault } from './faults.ts';
import type { Gateway } from './gateway.ts';
import type { Order } from './order-entity.ts';
import {
  errorDetails,
  groupOf,
  messageOf,
  methodEntity,
  newPayment,
  type Payment,
} from './payment-entity.ts';
import { type Refund, refundEntity } from './refund-entity.ts';

export const PAYMENT_TYPES = {
  SUCCESS: 'PAYMENT_SUCCESS_WEBHOOK',
  FAILED: 'PAYMENT_FAILED_WEBHOOK',
  USER_DROPPED: 'PAYMENT_USER_DROPPED_WEBHOOK',
} as const;
export type PaymentType = (typeof PAYMENT_TYPES)[keyof typeof PAYMENT_TYPES];
export const REFUND_TYPE = 'REFUND_STATUS_WEBHOOK';

/** What may be said differently from the truth. */
export type Lie = { paise?: number; currency?: string };

const AMOUNT = /"\\u0001([\d.]+)"/g;
const EARLIER_MS = 60_000;
const LEAST_PAISE = 100;

/** Amounts are written with two decimals, which no JSON serialiser does: only the raw bytes verify. */
function amount(paise: number): string {
  return `\u0001${twoDecimals(paise)}`;
}

function written(type: string, eventMs: number, data: object): string {
  return JSON.stringify({ data, event_time: istTime(eventMs), type }).replace(AMOUNT, '$1');
}

/** An amount that is certainly not this one. */
export function otherAmount(paise: number): number {
  return paise === LEAST_PAISE ? 2 * LEAST_PAISE : LEAST_PAISE;
}

function webhook(
  gateway: Gateway,
  order: Order,
  type: string,
  about: string,
  eventMs: number,
  data: object,
): Webhook {
  return {
    orderId: order.id,
    url: order.meta.notify_url ?? gateway.settings.webhookUrl,
    type,
    body: written(type, eventMs, data),
    idempotencyKey: createHash('sha256').update(`${type} ${about}`).digest('base64'),
  };
}

export function paymentWebhook(
  gateway: Gateway,
  order: Order,
  payment: Payment,
  type: PaymentType,
  lie: Lie = {},
): Webhook {
  const details = errorDetails(payment);
  return webhook(gateway, order, type, payment.cfPaymentId, payment.endedMs ?? Date.now(), {
    order: {
      order_id: order.id,
      order_amount: amount(order.paise),
      order_currency: lie.currency ?? order.currency,
      order_tags: order.tags,
    },
    payment: {
      cf_payment_id: payment.cfPaymentId,
      payment_status: payment.status,
      payment_amount: amount(lie.paise ?? payment.paise),
      payment_currency: lie.currency ?? payment.currency,
      payment_message: messageOf(payment),
      payment_time: istTime(payment.startedMs),
      bank_reference: payment.bankReference,
      auth_id: null,
      payment_method: methodEntity(payment.method, order.customer.customer_id),
      payment_group: groupOf(payment.method),
    },
    customer_details: {
      customer_name: order.customer.customer_name,
      customer_id: order.customer.customer_id,
      customer_email: order.customer.customer_email,
      customer_phone: order.customer.customer_phone,
    },
    ...(details ? { error_details: details } : {}),
    payment_gateway_details: null,
    payment_offers: null,
  });
}

export function refundWebhook(gateway: Gateway, order: Order, refund: Refund, lie: Lie = {}): Webhook {
  const entity = refundEntity(order, refund);
  return webhook(gateway, order, REFUND_TYPE, `${refund.cfRefundId} ${refund.status}`, Date.now(), {
    refund: {
      ...entity,
      entity: 'Refund',
      refund_amount: amount(lie.paise ?? refund.paise),
      refund_currency: lie.currency ?? entity.refund_currency,
    },
  });
}

/** What the dashboard sends when an endpoint is added. */
export function testWebhook(url: string): Webhook {
  return {
    orderId: '',
    url,
    type: 'WEBHOOK',
    body: written('WEBHOOK', Date.now(), { test_object: { test_key: 'test_value' } }),
    idempotencyKey: createHash('sha256').update(`test ${Date.now()}`).digest('base64'),
  };
}

/** Sends the truth, or what the next queued fault makes of it. */
function announce(gateway: Gateway, order: Order, webhookWith: (lie: Lie) => Webhook, paise: number): void {
  const fault = takeFault(gateway.faults, 'webhook', order.id);
  const delayMs = gateway.settings.webhookDelayMs + (fault?.delayMs ?? 0);
  const how: Sending = { ...NORMAL, delayMs };
  const lie: Lie = {};
  if (fault?.fault === 'duplicate') how.times = fault.times;
  if (fault?.fault === 'bad-signature') how.signature = 'bad';
  if (fault?.fault === 'wrong-amount') lie.paise = paiseOf(fault.amount) ?? otherAmount(paise);
  if (fault?.fault === 'wrong-currency') lie.currency = fault.currency;
  const webhook = webhookWith(lie);
  if (fault?.fault === 'suppress') {
    gateway.deliveries.add({
      time: new Date().toISOString(),
      order_id: order.id,
      type: webhook.type,
      url: webhook.url,
      attempt: 0,
      copy: 0,
      signature: 'good',
      status: 0,
      error: 'suppressed',
      body: webhook.body,
    });
    return;
  }
  const firstAttempt = send(gateway, webhook, how);
  if (fault?.fault !== 'out-of-order' || webhook.type !== PAYMENT_TYPES.SUCCESS) return;
  const early = newPayment(order, { status: 'FAILED', method: 'upi' }, Date.now() - EARLIER_MS);
  order.payments.unshift(early);
  const late = paymentWebhook(gateway, order, early, PAYMENT_TYPES.FAILED);
  void firstAttempt.then(() => send(gateway, late, NORMAL));
}

/** The webhook of a payment's present state, where that state has one. */
export function announcePayment(gateway: Gateway, order: Order, payment: Payment): void {
  if (payment.status === 'PENDING' || payment.status === 'CANCELLED') return;
  const type = PAYMENT_TYPES[payment.status];
  announce(gateway, order, (lie) => paymentWebhook(gateway, order, payment, type, lie), payment.paise);
}

export function announceRefund(gateway: Gateway, order: Order, refund: Refund): void {
  announce(gateway, order, (lie) => refundWebhook(gateway, order, refund, lie), refund.paise);
}
