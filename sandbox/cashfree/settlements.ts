import { rupeesOf } from './amount.ts';
import { istTime } from './clock.ts';
import { invalid } from './errors.ts';
import type { Gateway } from './gateway.ts';
import type { Order } from './order-entity.ts';
import type { Payment } from './payment-entity.ts';
import type { Refund } from './refund-entity.ts';

const MOST_EVENTS = 1000;
const SMALLEST = 1;
const DEFAULT_EVENTS = 10;
/** 2 % of a payment, and 18 % tax of that. */
const FEE = 0.02;
const TAX = 0.18;
/** A settlement a day; its number is that of the day. */
const DAY_MS = 86_400_000;
const IST_OFFSET_MS = 19_800_000;

type Line = {
  ms: number;
  id: string;
  type: string;
  sale: 'CREDIT' | 'DEBIT';
  order: Order | undefined;
  payment: Payment | undefined;
  refund: Refund | undefined;
  paise: number;
};

/** Everything that was settled, in the order of time: here at the moment when it ends. */
function linesOf(gateway: Gateway): Line[] {
  const lines: Line[] = [];
  for (const order of gateway.orders.values()) {
    if (gateway.withheld.has(order.id)) continue;
    for (const payment of order.payments)
      if (payment.status === 'SUCCESS' && payment.endedMs !== undefined)
        lines.push({
          ...{ ms: payment.endedMs, id: payment.cfPaymentId, type: 'PAYMENT', sale: 'CREDIT' },
          ...{ order, payment, refund: undefined, paise: payment.paise },
        });
    for (const refund of order.refunds)
      if (refund.status === 'SUCCESS' && refund.processedMs !== undefined)
        lines.push({
          ...{ ms: refund.processedMs, id: refund.cfRefundId, type: 'REFUND', sale: 'DEBIT' },
          ...{ order, payment: undefined, refund, paise: refund.paise },
        });
  }
  for (const { ms, id, type, orderId, refundId, paise } of gateway.adjustments) {
    const order = gateway.orders.get(orderId);
    const refund = order?.refunds.find((one) => one.id === refundId);
    const sale = type.endsWith('REVERSAL') ? 'CREDIT' : 'DEBIT';
    lines.push({ ms, id, type, sale, order, payment: order?.payments.at(-1), refund, paise });
  }
  return lines.sort((one, other) => one.ms - other.ms || one.id.localeCompare(other.id));
}

/** A line as the API answers it, of version 2026-01-01. */
function eventEntity(line: Line) {
  const { ms, id, type, sale, order, payment, refund, paise } = line;
  const isPayment = type === 'PAYMENT';
  const charge = isPayment ? Math.round(paise * FEE) : 0;
  const tax = Math.round(charge * TAX);
  const settlement = String(Math.floor((ms + IST_OFFSET_MS) / DAY_MS));
  const cfPaymentId = payment?.cfPaymentId ?? refund?.cfPaymentId ?? null;
  return {
    event_details: {
      event_id: id,
      event_type: type,
      event_amount: rupeesOf(paise),
      event_settlement_amount: rupeesOf(paise - charge - tax),
      event_service_charge: rupeesOf(charge),
      event_service_tax: rupeesOf(tax),
      event_currency: 'INR',
      event_status: 'SUCCESS',
      event_time: istTime(payment?.startedMs ?? refund?.createdMs ?? ms),
      event_remarks: null,
      sale_type: sale,
      entity: 'recon',
    },
    order_details: order && {
      order_id: order.id,
      order_amount: rupeesOf(order.paise),
      order_currency: order.currency,
      order_tags: order.tags,
    },
    customer_details: order && {
      customer_id: order.customer.customer_id,
      customer_phone: order.customer.customer_phone,
    },
    payment_details: {
      cf_payment_id: cfPaymentId,
      payment_amount: payment ? rupeesOf(payment.paise) : null,
      payment_currency: 'INR',
      payment_service_charge: rupeesOf(charge),
      payment_service_tax: rupeesOf(tax),
      bank_reference: payment?.bankReference ?? null,
    },
    settlement_details: {
      cf_settlement_id: settlement,
      settlement_utr: `UTR${settlement}`,
      settlement_date: istTime(ms),
      settlement_initiated_on: istTime(ms),
      settlement_type: 'NORMAL_SETTLEMENT',
    },
    dispute_details: [],
    refund_details: refund
      ? [{ refund_id: refund.id, refund_note: refund.note, refund_processed_at: istTime(ms) }]
      : [],
  };
}

type Json = Record<string, unknown>;
const objectOf = (value: unknown): Json =>
  typeof value === 'object' && value !== null ? (value as Json) : {};

function timeOf(filters: Json, name: string): number {
  const value = filters[name];
  const ms = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(ms)) throw invalid(name, 'should be an ISO 8601 time');
  return ms;
}

const encode = (place: number) => Buffer.from(JSON.stringify({ searchAfter: place })).toString('base64');

function decode(cursor: unknown): number {
  if (cursor === undefined || cursor === null || cursor === '') return 0;
  try {
    const place: unknown = JSON.parse(Buffer.from(String(cursor), 'base64').toString()).searchAfter;
    if (typeof place === 'number' && Number.isInteger(place) && place >= 0) return place;
  } catch {
    throw invalid('cursor', 'is invalid');
  }
  throw invalid('cursor', 'is invalid');
}

/** A page of what was settled in a time: the cursor of the next one, until there is nothing more. */
export function settlementRecon(gateway: Gateway, body: Json) {
  const [pagination, filters] = [objectOf(body.pagination), objectOf(body.filters)];
  const { limit = DEFAULT_EVENTS } = pagination;
  if (typeof limit !== 'number' || !Number.isInteger(limit) || limit < SMALLEST || limit > MOST_EVENTS)
    throw invalid('limit', `should be a whole number from ${SMALLEST} to ${MOST_EVENTS}`);
  const from = timeOf(filters, 'start_date_processed_on');
  const until = timeOf(filters, 'end_date_processed_on');
  const place = decode(pagination.cursor);
  const lines = linesOf(gateway).filter(({ ms }) => ms >= from && ms < until + 1000);
  const page = lines.slice(place, place + limit);
  const end = place + page.length;
  return {
    cursor: end < lines.length ? encode(end) : null,
    limit,
    data: page.map(eventEntity),
  };
}
