import type { IncomingMessage } from 'node:http';
import type { Answer } from '../http.ts';
import type { Gateway } from './gateway.ts';
import { type Order, statusOf } from './order-entity.ts';
import { checkoutPage, laterPage, messagePage, overviewPage, returnAddress } from './pages.ts';
import { pay, payLate } from './payments.ts';
import { readText } from './wire.ts';

const OVERVIEW_ORDERS = 20;
const CHOICES = {
  upi: { status: 'SUCCESS', method: 'upi' },
  card: { status: 'SUCCESS', method: 'card' },
  fail: { status: 'FAILED', method: 'upi' },
  leave: { status: 'USER_DROPPED', method: 'upi' },
  pending: { status: 'PENDING', method: 'upi' },
} as const;
const LATE_CHOICES = { 'late-success': 'SUCCESS', 'late-fail': 'FAILED' } as const;

function isKey<Table extends object>(table: Table, key: string | null): key is string & keyof Table {
  return key !== null && Object.hasOwn(table, key);
}

function redirect(status: 302 | 303, location: string): Answer {
  return { status, headers: { location, 'referrer-policy': 'no-referrer' }, body: '' };
}

function done(order: Order): Answer {
  const address = returnAddress(order);
  return address
    ? redirect(303, address)
    : messagePage(200, 'Done', 'The order names no address to return to. You can close this page.');
}

function notFound(): Answer {
  return messagePage(
    404,
    'No such order',
    'This payment page does not exist, or the stand-in was restarted.',
  );
}

async function submit(
  gateway: Gateway,
  order: Order,
  late: boolean,
  request: IncomingMessage,
): Promise<Answer> {
  const fields = new URLSearchParams(await readText(request));
  const formId = fields.get('form');
  const outcome = fields.get('outcome');
  const now = Date.now();
  // The second tap of a double tap ends where the first one did.
  if (formId && order.sentForms.has(formId)) return done(order);
  if (late) {
    if (!isKey(LATE_CHOICES, outcome)) return messagePage(400, 'Not possible', 'Unknown choice.');
    if (!order.payments.some((payment) => payment.status === 'PENDING'))
      return laterPage(order, gateway.settings.merchant);
    payLate(gateway, order, LATE_CHOICES[outcome], undefined, now);
  } else {
    if (!isKey(CHOICES, outcome)) return messagePage(400, 'Not possible', 'Unknown choice.');
    if (statusOf(order, now) !== 'ACTIVE') return checkoutPage(order, gateway.settings.merchant, now);
    pay(gateway, order, CHOICES[outcome], now);
  }
  if (formId) order.sentForms.add(formId);
  return done(order);
}

/** Everything a person sees; nothing when the path is none of these pages. */
export async function checkout(
  gateway: Gateway,
  method: string,
  path: string,
  request: IncomingMessage,
): Promise<Answer | undefined> {
  if (path === '/' && method === 'GET')
    return overviewPage([...gateway.orders.values()].slice(-OVERVIEW_ORDERS).reverse(), Date.now());
  const direct = /^\/pay\/([^/]+)\/?$/.exec(path);
  if (direct && method === 'GET') {
    const order = gateway.orders.get(direct[1] ?? '');
    return order ? redirect(302, `/checkout/${order.sessionId}`) : notFound();
  }
  const found = /^\/checkout\/([^/]+)(\/later)?\/?$/.exec(path);
  if (!found) return undefined;
  const order = gateway.sessions.get(found[1] ?? '');
  const late = found[2] !== undefined;
  if (!order) return notFound();
  if (method === 'POST') return submit(gateway, order, late, request);
  const { merchant } = gateway.settings;
  return late ? laterPage(order, merchant) : checkoutPage(order, merchant, Date.now());
}
