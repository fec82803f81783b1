import { paiseOf } from './amount.ts';
import { freshNumber } from './clock.ts';
import { NORMAL, type Sending, SIGNATURES, type Signature, send, type Webhook } from './courier.ts';
import { invalid } from './errors.ts';
import type { Delivery, Gateway } from './gateway.ts';
import type { Order } from './order-entity.ts';
import { readOrder } from './order-request.ts';
import { newPayment, type Payment, type PaymentStatus } from './payment-entity.ts';
import {
  type Lie,
  PAYMENT_TYPES,
  type PaymentType,
  paymentWebhook,
  REFUND_TYPE,
  refundWebhook,
  testWebhook,
} from './webhooks.ts';

type Command = Record<string, unknown>;
type Named = keyof typeof PAYMENT_TYPES;

const MOST_TIMES = 500;
const UNKNOWN_ORDER_RUPEES = 10;
const STATUSES: readonly Named[] = ['SUCCESS', 'FAILED', 'USER_DROPPED'];

function isNamed(status: PaymentStatus): status is Named {
  return STATUSES.some((name) => name === status);
}

/** An order this gateway never made, for a webhook about it. */
function strangeOrder(orderId: string): Order {
  const now = Date.now();
  const request = readOrder(
    {
      order_id: orderId,
      order_amount: UNKNOWN_ORDER_RUPEES,
      order_currency: 'INR',
      customer_details: { customer_id: 'unknown', customer_phone: '9999999999' },
    },
    now,
  );
  return {
    ...request,
    cfOrderId: freshNumber(),
    sessionId: '',
    createdMs: now,
    terminationAsked: false,
    payments: [],
    refunds: [],
    sentForms: new Set(),
  };
}

/** The newest payment that fits; one the order knows nothing of when none does. */
function paymentFor(order: Order, type: PaymentType | undefined, id: unknown): [Payment, PaymentType] {
  const wanted = STATUSES.find((status) => PAYMENT_TYPES[status] === type);
  const known = order.payments.findLast((payment) =>
    id === undefined
      ? isNamed(payment.status) && (!wanted || payment.status === wanted)
      : payment.cfPaymentId === id,
  );
  if (id !== undefined && !known) throw invalid('cf_payment_id', 'is no payment of this order');
  const status = wanted ?? (known && isNamed(known.status) ? known.status : 'SUCCESS');
  const payment = known ? { ...known } : newPayment(order, { status, method: 'upi' }, Date.now());
  payment.status = status;
  return [payment, PAYMENT_TYPES[status]];
}

function readSending(command: Command): Sending {
  const { times = 1, delayMs = 0, ageMs = 0, signature = 'good', retry = false } = command;
  if (typeof times !== 'number' || !Number.isInteger(times) || times < 1 || times > MOST_TIMES)
    throw invalid('times', `should be a whole number from 1 to ${MOST_TIMES}`);
  if (typeof delayMs !== 'number' || !(delayMs >= 0)) throw invalid('delayMs', 'should be milliseconds');
  if (typeof ageMs !== 'number') throw invalid('ageMs', 'should be milliseconds');
  const known: Signature | undefined = SIGNATURES.find((name) => name === signature);
  if (!known) throw invalid('signature', `should be one of ${SIGNATURES.join(', ')}`);
  return { ...NORMAL, times, delayMs, ageMs, signature: known, retry: retry === true };
}

function readLie(command: Command): Lie {
  const { amount, currency } = command;
  const paise = amount === undefined ? undefined : paiseOf(amount);
  if (amount !== undefined && paise === undefined) throw invalid('amount', 'should be rupees from 1');
  if (currency !== undefined && typeof currency !== 'string') throw invalid('currency', 'should be a string');
  return { paise, currency };
}

function webhookFor(gateway: Gateway, command: Command): Webhook {
  const { order_id: orderId, type, cf_payment_id: id } = command;
  if (type === 'TEST') return testWebhook(gateway.settings.webhookUrl);
  if (typeof orderId !== 'string') throw invalid('order_id', 'should be a string');
  const order = gateway.orders.get(orderId) ?? strangeOrder(orderId);
  const lie = readLie(command);
  if (type === REFUND_TYPE) {
    const refund = order.refunds.at(-1);
    if (!refund) throw invalid('order_id', 'has no refund');
    return refundWebhook(gateway, order, refund, lie);
  }
  const known = Object.values(PAYMENT_TYPES).find((name) => name === type);
  if (type !== undefined && !known)
    throw invalid(
      'type',
      `should be one of ${[...Object.values(PAYMENT_TYPES), REFUND_TYPE, 'TEST'].join(', ')}`,
    );
  const [payment, sentType] = paymentFor(order, known, id);
  return paymentWebhook(gateway, order, payment, sentType, lie);
}

/** Sends a webhook on command, true or not, and answers with the first attempt of every copy. */
export async function sendByHand(gateway: Gateway, command: Command): Promise<{ deliveries: Delivery[] }> {
  const how = readSending(command);
  const webhook = webhookFor(gateway, command);
  if (command.url !== undefined && (typeof command.url !== 'string' || !URL.canParse(command.url)))
    throw invalid('url', 'should be an address');
  if (typeof command.url === 'string') webhook.url = command.url;
  const sending = send(gateway, webhook, how);
  return { deliveries: command.wait === false ? [] : await sending };
}
