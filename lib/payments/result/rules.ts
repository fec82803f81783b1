import { ORDER_PREFIX } from '../constants';
import { ASK_AFTER_MS, ASK_FOR_MS } from './constants';

/** What the address of a result page says. Anybody can write it, so it only chooses the first picture. */
export type ReturnParams = {
  /** Our id of the order, or else the provider's. */
  orderId: string | null;
  said: 'paid' | 'failed' | 'cancelled' | null;
};

const SAID: Readonly<Record<string, ReturnParams['said']>> = {
  SUCCESS: 'paid',
  PAID: 'paid',
  FAILED: 'failed',
  CANCELLED: 'cancelled',
  CANCELED: 'cancelled',
  USER_DROPPED: 'cancelled',
};

/**
 * Reads order_id, payment_status and status; cf_order_id, the provider's own name of the order, where the address has no
 * order_id.
 */
export function readReturn(query: { get(name: string): string | null }): ReturnParams {
  const said = (query.get('payment_status') ?? query.get('status') ?? '').toUpperCase();
  return { orderId: query.get('order_id') || query.get('cf_order_id') || null, said: SAID[said] ?? null };
}

/** What the server has said about the order so far. */
export type Verification =
  | { known: 'paid' | 'pending' | 'failed'; nothingCharged: boolean }
  /** There is no such order for this person. */
  | { known: 'missing' }
  /** The server could not be asked. */
  | { known: 'unreachable' }
  /** Still waiting for the first answer, or there is no order to ask about. */
  | { known: 'nothing' };

export type Picture = 'checking' | 'success' | 'failed' | 'pending';

/**
 * The picture of a result page. The address chooses the first one; from the first answer on the server's word counts:
 * a success that the address only claims becomes a pending payment or a failed one.
 */
export function resultPicture({ orderId, said }: ReturnParams, { known }: Verification): Picture {
  if (known === 'paid') return 'success';
  if (known === 'failed' || known === 'missing') return 'failed';
  const failed = said === 'failed' || said === 'cancelled';
  if (failed) return 'failed';
  if (known === 'pending' || known === 'unreachable') return 'pending';
  // Without an order nobody would ever correct what the address claims.
  if (!orderId) return 'failed';
  return said === 'paid' ? 'success' : 'checking';
}

/**
 * ms until the server is asked again about a payment that is not settled, or false when that is enough.
 * @param answers questions asked so far
 * @param elapsedMs ms since the page began to ask
 */
export function nextQuestionMs(answers: number, elapsedMs: number): number | false {
  const wait = ASK_AFTER_MS[Math.max(0, answers - 1)] ?? ASK_AFTER_MS.at(-1) ?? 0;
  return elapsedMs + wait > ASK_FOR_MS ? false : wait;
}

/** Whether an order is one of the low-priced offer, which is begun on a home page. */
export const isOffer = (orderId: string | null): boolean => orderId?.startsWith(ORDER_PREFIX.offer) ?? false;

/** An order id as people see it, without the prefix that says what was bought ("recharge_", "session_", "offer_"). */
export function shownOrderId(orderId: string): string {
  const prefix = Object.values(ORDER_PREFIX).find((one) => orderId.startsWith(one));
  return prefix ? orderId.slice(prefix.length) : orderId;
}
