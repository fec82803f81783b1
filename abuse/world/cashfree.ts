import { createHmac } from 'node:crypto';
import { requireLoopback } from './loopback';

/** A call at Cashfree's stand-in. */
export type ProviderCall = { operation: string; order_id: string; status: number };

type Order = { order_id: string; order_status: string };
type Delivery = { type: string; body: string; status: number };

/**
 * What Cashfree lets an account do in a minute (https://www.cashfree.com/docs/api-reference/payments/rate-limits): the stand-in
 * refuses more, as Cashfree would.
 */
const CASHFREE_LIMITS = { create: 200, get: 400, payments: 100 };
/** The stand-in keeps its newest calls; they are read more often than it forgets them. */
const LOOK_EVERY_MS = 1_000;
const CLIENT_SECRET = 'sandbox-secret';

/** Cashfree's stand-in, with the limits of the real account, and everything it was asked. */
export class Cashfree {
  readonly #url: string;
  readonly calls: ProviderCall[] = [];
  #read = 0;
  #looking: NodeJS.Timeout | undefined;

  constructor(controlUrl: string) {
    this.#url = requireLoopback(controlUrl);
  }

  async #ask<T>(path: string, body?: object): Promise<T> {
    const answer = await fetch(`${this.#url}/${path}`, {
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
      headers: { 'content-type': 'application/json' },
    });
    if (!answer.ok)
      throw new Error(`Cashfree's stand-in refused ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  }

  async begin(): Promise<void> {
    await this.#ask('limits', CASHFREE_LIMITS);
    const look = () => {
      this.#looking = setTimeout(() => void this.look().then(look, look), LOOK_EVERY_MS);
    };
    look();
  }

  end(): void {
    clearTimeout(this.#looking);
  }

  /** Notes the calls since the last look. */
  async look(): Promise<void> {
    const { total, calls } = await this.#ask<{ total: number; calls: ProviderCall[] }>('calls');
    const fresh = total - this.#read;
    this.#read = total;
    if (fresh > 0) this.calls.push(...calls.slice(-fresh));
  }

  /** Pays an order, as its buyer would on the checkout page. @returns whether it could be paid */
  pay(orderId: string): Promise<boolean> {
    return this.#ask('pay', { order_id: orderId }).then(
      () => true,
      () => false,
    );
  }

  /** Sends the genuine webhook of an order again. */
  webhook(
    orderId: string,
    how: { times?: number; ageMs?: number; signature?: 'bad' | 'missing' | 'altered' },
  ) {
    return this.#ask('webhook', { order_id: orderId, type: 'PAYMENT_SUCCESS_WEBHOOK', ...how });
  }

  /** The orders of a list that somebody really paid. */
  async paidAmong(orderIds: Iterable<string>): Promise<Set<string>> {
    const paid = new Set<string>();
    for (const orderId of orderIds) {
      const { orders } = await this.#ask<{ orders: Order[] }>(`orders?order_id=${orderId}`);
      if (orders.some((order) => order.order_status === 'PAID')) paid.add(orderId);
    }
    return paid;
  }

  /** A webhook as somebody on its way would have caught it: its bytes, and a signature that fits. */
  async caught(orderId: string): Promise<{ body: string; timestamp: string; signature: string } | undefined> {
    const { deliveries } = await this.#ask<{ deliveries: Delivery[] }>(`webhooks?order_id=${orderId}`);
    const body = deliveries.find(({ status }) => status === 200)?.body;
    if (body === undefined) return undefined;
    const timestamp = String(Date.now());
    const signature = createHmac('sha256', CLIENT_SECRET)
      .update(timestamp + body)
      .digest('base64');
    return { body, timestamp, signature };
  }
}
