import type { IncomingMessage } from 'node:http';
import { type Answer, json, objectIn } from '../http.ts';
import { EVENT_TYPES } from './adjustment.ts';
import { paiseOf } from './amount.ts';
import { freshNumber } from './clock.ts';
import { invalid, Refusal } from './errors.ts';
import { API_POINTS, readFault } from './faults.ts';
import { type Gateway, resetGateway } from './gateway.ts';
import { type Order, orderEntity } from './order-entity.ts';
import { findOrder } from './orders.ts';
import { type PaymentMethod, paymentEntity } from './payment-entity.ts';
import { LATE_OUTCOMES, OUTCOMES, pay, payLate } from './payments.ts';
import { refundEntity } from './refund-entity.ts';
import { endRefund, findRefund, isRefundStatus } from './refunds.ts';
import { sendByHand } from './webhook-control.ts';
import { readText } from './wire.ts';

const ORDERS_SHOWN = 500;
type Command = Record<string, unknown>;

function isKey<Table extends object>(table: Table, key: unknown): key is keyof Table {
  return typeof key === 'string' && Object.hasOwn(table, key);
}

function orderOf(gateway: Gateway, command: Command): Order {
  if (typeof command.order_id !== 'string') throw invalid('order_id', 'should be a string');
  return findOrder(gateway, command.order_id);
}

function payByHand(gateway: Gateway, command: Command): unknown {
  const order = orderOf(gateway, command);
  const { outcome = 'success', method = 'upi', amount, currency, force, cf_payment_id: id } = command;
  const now = Date.now();
  if (isKey(LATE_OUTCOMES, outcome)) {
    if (id !== undefined && typeof id !== 'string') throw invalid('cf_payment_id', 'should be a string');
    return paymentEntity(order, payLate(gateway, order, LATE_OUTCOMES[outcome], id, now));
  }
  if (!isKey(OUTCOMES, outcome))
    throw invalid(
      'outcome',
      `should be one of ${[...Object.keys(OUTCOMES), ...Object.keys(LATE_OUTCOMES)].join(', ')}`,
    );
  if (method !== 'upi' && method !== 'card') throw invalid('method', 'should be upi or card');
  const chosen: PaymentMethod = method;
  const paise = amount === undefined ? undefined : paiseOf(amount);
  if (amount !== undefined && paise === undefined) throw invalid('amount', 'should be rupees from 1');
  if (currency !== undefined && typeof currency !== 'string') throw invalid('currency', 'should be a string');
  const attempt = { status: OUTCOMES[outcome], method: chosen, paise, currency, force: force === true };
  return paymentEntity(order, pay(gateway, order, attempt, now));
}

function showOrder(order: Order) {
  return {
    ...orderEntity(order, Date.now()),
    payments: order.payments.map((payment) => paymentEntity(order, payment)),
    refunds: order.refunds.map((refund) => refundEntity(order, refund)),
  };
}

function setLimits(gateway: Gateway, command: Command): void {
  for (const [point, most] of Object.entries(command)) {
    const name = API_POINTS.find((entry) => entry === point);
    if (!name) throw invalid(point, `should be one of ${API_POINTS.join(', ')}`);
    if (most === null) delete gateway.limits.perMinute[name];
    else if (typeof most === 'number' && most >= 0) gateway.limits.perMinute[name] = most;
    else throw invalid(point, 'should be a number of calls a minute, or null');
  }
}

function look(gateway: Gateway, path: string, query: URLSearchParams): Answer | undefined {
  const only = query.get('order_id');
  const mine = (entry: { order_id: string }): boolean => only === null || entry.order_id === only;
  if (path === '/_control/health') return json(200, { ok: true });
  if (path === '/_control/calls')
    return json(200, { total: gateway.calls.total(), calls: gateway.calls.list().filter(mine) });
  if (path === '/_control/webhooks')
    return json(200, {
      total: gateway.deliveries.total(),
      under_way: gateway.underWay,
      deliveries: gateway.deliveries.list().filter(mine),
    });
  if (path === '/_control/orders') {
    const orders = only === null ? [...gateway.orders.values()].slice(-ORDERS_SHOWN) : [];
    const one = only === null ? undefined : gateway.orders.get(only);
    return json(200, { total: gateway.orders.size, orders: (one ? [one] : orders).map(showOrder) });
  }
  return undefined;
}

/** Leaves an order out of the settlements, or puts an event into them that no payment and no refund makes. */
function settleByHand(gateway: Gateway, command: Command): unknown {
  const { order_id: orderId, withhold, event_type: type, refund_id: refundId } = command;
  if (typeof orderId !== 'string') throw invalid('order_id', 'should be a string');
  if (withhold !== undefined) {
    if (withhold === true) gateway.withheld.add(orderId);
    else gateway.withheld.delete(orderId);
    return { ok: true };
  }
  const known = EVENT_TYPES.find((one) => one === type);
  if (!known) throw invalid('event_type', `should be one of ${EVENT_TYPES.join(', ')}`);
  const paise = paiseOf(command.amount);
  if (paise === undefined) throw invalid('amount', 'should be rupees from 1');
  if (refundId !== undefined && typeof refundId !== 'string')
    throw invalid('refund_id', 'should be a string');
  gateway.adjustments.push({ id: freshNumber(), type: known, orderId, refundId, paise, ms: Date.now() });
  return { ok: true };
}

async function change(gateway: Gateway, path: string, command: Command): Promise<Answer | undefined> {
  const ok = (body: unknown = { ok: true }): Answer => json(200, body);
  if (path === '/_control/reset') {
    resetGateway(gateway, command.keepOrders === true);
    return ok();
  }
  if (path === '/_control/next') {
    const fault = readFault(command);
    if (typeof fault === 'string') throw new Refusal(400, 'request_invalid', fault);
    gateway.faults.push(fault);
    return ok();
  }
  if (path === '/_control/limits') {
    setLimits(gateway, command);
    return ok(gateway.limits.perMinute);
  }
  if (path === '/_control/pay') return ok(payByHand(gateway, command));
  if (path === '/_control/expire') {
    const order = orderOf(gateway, command);
    order.expiryMs = Math.min(order.expiryMs, Date.now());
    return ok(showOrder(order));
  }
  if (path === '/_control/refund') {
    const order = orderOf(gateway, command);
    if (typeof command.refund_id !== 'string') throw invalid('refund_id', 'should be a string');
    if (!isRefundStatus(command.status)) throw invalid('status', 'should be a refund status');
    const refund = findRefund(order, command.refund_id);
    endRefund(gateway, order, refund, command.status, Date.now());
    return ok(refundEntity(order, refund));
  }
  if (path === '/_control/settlement') return ok(settleByHand(gateway, command));
  if (path === '/_control/webhook') return ok(await sendByHand(gateway, command));
  return undefined;
}

/** The controls for tests, under `/_control`. */
export async function control(
  gateway: Gateway,
  method: string,
  path: string,
  query: URLSearchParams,
  request: IncomingMessage,
): Promise<Answer> {
  let answer: Answer | undefined;
  if (method === 'GET') answer = look(gateway, path, query);
  if (method === 'POST') {
    const text = await readText(request);
    const command = text === '' ? {} : objectIn(text);
    if (!command) throw new Refusal(400, 'request_invalid', 'a JSON object is required');
    answer = await change(gateway, path, command);
  }
  if (!answer) throw new Refusal(404, 'request_failed', `${method} ${path} does not exist`);
  return answer;
}
