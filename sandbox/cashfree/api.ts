import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Answer, json, objectIn } from '../http.ts';
import { paiseOf, rupeesOf } from './amount.ts';
import { Refusal } from './errors.ts';
import { type ApiPoint, type Fault, takeFault } from './faults.ts';
import type { Call, Gateway } from './gateway.ts';
import { countCall } from './limits.ts';
import { orderEntity } from './order-entity.ts';
import { createOrder, findOrder, terminateOrder } from './orders.ts';
import { paymentEntity } from './payment-entity.ts';
import { refundEntity } from './refund-entity.ts';
import { createRefund, findRefund } from './refunds.ts';
import { settlementRecon } from './settlements.ts';
import { otherAmount } from './webhooks.ts';
import { failure, readText, refused, sendFaulty } from './wire.ts';

type Route = { point: ApiPoint; orderId: string; id: string };

const PATH = /^\/pg\/orders(?:\/([^/]+)(?:\/(payments|refunds)(?:\/([^/]+))?)?)?\/?$/;
const RECON = '/pg/settlement/recon';
const WITH_BODY: readonly ApiPoint[] = ['create', 'terminate', 'refund', 'settlements'];
const IDEMPOTENT: readonly ApiPoint[] = ['create', 'refund'];

function routeOf(method: string, path: string): Route | undefined {
  if (path === RECON) return method === 'POST' ? { point: 'settlements', orderId: '', id: '' } : undefined;
  const found = PATH.exec(path);
  if (!found) return undefined;
  const orderId = found[1] ?? '';
  const [, , list, id = ''] = found;
  const point = (name: ApiPoint): Route => ({ point: name, orderId, id });
  if (orderId === '') return method === 'POST' ? point('create') : undefined;
  if (list === 'payments') return method === 'GET' ? point('payments') : undefined;
  if (list === 'refunds') {
    if (method === 'POST' && id === '') return point('refund');
    return method === 'GET' ? point('refunds') : undefined;
  }
  if (method === 'PATCH') return point('terminate');
  return method === 'GET' ? point('get') : undefined;
}

function authorise(gateway: Gateway, request: IncomingMessage): void {
  const { clientId, clientSecret } = gateway.settings;
  const { 'x-client-id': id, 'x-client-secret': secret, 'x-api-version': version } = request.headers;
  if (id !== clientId || secret !== clientSecret)
    throw new Refusal(401, 'request_failed', 'authentication Failed', 'authentication_error');
  if (typeof version !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(version))
    throw new Refusal(400, 'x-api-version_missing', 'x-api-version header is missing or no YYYY-MM-DD');
}

/** The state the answer of the operation is made from, after the operation was done. */
function perform(gateway: Gateway, route: Route, body: Record<string, unknown>): unknown {
  const now = Date.now();
  if (route.point === 'settlements') return settlementRecon(gateway, body);
  if (route.point === 'create') return orderEntity(createOrder(gateway, body, now), now);
  const order = findOrder(gateway, route.orderId);
  if (route.point === 'terminate') terminateOrder(order, body, now);
  if (route.point === 'terminate' || route.point === 'get') return orderEntity(order, now);
  if (route.point === 'payments') {
    const payments = order.payments.map((payment) => paymentEntity(order, payment));
    if (route.id === '') return payments.reverse();
    const payment = payments.find((entry) => entry.cf_payment_id === route.id);
    if (!payment) throw new Refusal(404, 'payment_not_found', 'payment does not exist');
    return payment;
  }
  if (route.point === 'refund') return refundEntity(order, createRefund(gateway, order, body, now));
  if (route.id !== '') return refundEntity(order, findRefund(order, route.id));
  return order.refunds.map((refund) => refundEntity(order, refund));
}

/** Does the work once per idempotency key; the same request gets the first answer again. */
function once(gateway: Gateway, route: Route, key: string | undefined, text: string, call: Call): Answer {
  const body = objectIn(text);
  if (WITH_BODY.includes(route.point) && !body)
    throw new Refusal(400, 'request_invalid', 'The request body is no JSON object');
  if (!key || !IDEMPOTENT.includes(route.point)) return json(200, perform(gateway, route, body ?? {}));
  const slot = `${call.path} ${key}`;
  const earlier = gateway.answers.get(slot);
  const request = JSON.stringify(body);
  if (earlier && earlier.request !== request)
    throw new Refusal(
      422,
      'request_invalid',
      'The idempotency key was used for another request',
      'idempotency_error',
    );
  if (earlier) {
    call.replayed = true;
    return json(earlier.status, earlier.body, { 'x-idempotency-replayed': 'true' });
  }
  const made = perform(gateway, route, body ?? {});
  gateway.answers.set(slot, { request, status: 200, body: made });
  return json(200, made);
}

/** The answer with another amount or currency in it than the truth. */
function distorted(answer: Answer, { fault, amount, currency }: Fault): Answer {
  if ((fault !== 'wrong-amount' && fault !== 'wrong-currency') || answer.status !== 200) return answer;
  const kind = fault === 'wrong-amount' ? /^(?:order|payment|refund|event)_amount$/ : /_currency$/;
  const wrong = (value: unknown): unknown =>
    fault === 'wrong-amount' ? (amount ?? rupeesOf(otherAmount(paiseOf(value) ?? 0))) : currency;
  const body: unknown = JSON.parse(String(answer.body), (key: string, value: unknown) =>
    kind.test(key) ? wrong(value) : value,
  );
  return { ...answer, body: JSON.stringify(body) };
}

function header(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** One call of the order API under `/pg`. */
export async function api(
  gateway: Gateway,
  method: string,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const text = await readText(request);
  const route = routeOf(method, path);
  const key = header(request, 'x-idempotency-key');
  const named = route?.point === 'create' ? objectIn(text)?.order_id : route?.orderId;
  const orderId = typeof named === 'string' ? named : '';
  const call = gateway.calls.add({
    time: new Date().toISOString(),
    method,
    path,
    operation: route?.point ?? 'unknown',
    order_id: orderId,
    status: 0,
    ...(key ? { idempotency_key: key } : {}),
  });
  let fault: Fault | undefined;
  let answer: Answer;
  try {
    authorise(gateway, request);
    if (!route) throw new Refusal(404, 'request_failed', `${method} ${path} does not exist`);
    countCall(gateway.limits, route.point, Date.now());
    fault = takeFault(gateway.faults, route.point, orderId);
    const fails = fault?.fault === '500' || fault?.fault === '429';
    answer = fails && !fault?.processed ? failure(fault?.fault ?? '') : once(gateway, route, key, text, call);
    if (fault) answer = fails ? failure(fault.fault) : distorted(answer, fault);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    call.code = error.code;
    call.type = error.type;
    answer = refused(error);
  }
  Object.assign(answer.headers, {
    'x-api-version': header(request, 'x-api-version') ?? '',
    'x-request-id': header(request, 'x-request-id') ?? randomUUID(),
    ...(key ? { 'x-idempotency-key': key } : {}),
  });
  await sendFaulty(gateway, response, answer, call, fault);
}
