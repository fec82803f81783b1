import { createLog, type Log } from '../log.ts';
import type { Adjustment } from './adjustment.ts';
import type { ErrorType } from './errors.ts';
import type { Fault } from './faults.ts';
import { createLimits, type Limits } from './limits.ts';
import type { Order } from './order-entity.ts';

export type Settings = {
  clientId: string;
  clientSecret: string;
  /** The name on the checkout page. */
  merchant: string;
  /** Where webhooks go for orders without a `notify_url`. */
  webhookUrl: string;
  webhookVersion: string;
  /** Before the first attempt, in ms. */
  webhookDelayMs: number;
  /** Waits before the second attempt and each further one, in ms. */
  webhookRetriesMs: readonly number[];
  /** How long one attempt may take, in ms. */
  webhookTimeoutMs: number;
  /** From asking for a refund to its end, in ms. */
  refundDelayMs: number;
};

export type Call = {
  /** ISO 8601 */
  time: string;
  method: string;
  path: string;
  operation: string;
  order_id: string;
  /** 0 when the caller never got one. */
  status: number;
  code?: string;
  type?: ErrorType;
  idempotency_key?: string;
  replayed?: boolean;
  fault?: string;
};

export type Delivery = {
  /** ISO 8601 */
  time: string;
  order_id: string;
  type: string;
  url: string;
  /** From 1; the waits between them are compressed. */
  attempt: number;
  /** From 1, of a webhook that is sent several times at once. */
  copy: number;
  signature: string;
  /** Answer of the merchant; 0 when there was none. */
  status: number;
  error?: string;
  body: string;
};

/** The whole state of one stand-in. */
export type Gateway = {
  settings: Settings;
  orders: Map<string, Order>;
  sessions: Map<string, Order>;
  /** By path and idempotency key. */
  answers: Map<string, { request: string; status: number; body: unknown }>;
  /** Orders that are left out of every settlement. */
  withheld: Set<string>;
  adjustments: Adjustment[];
  faults: Fault[];
  limits: Limits;
  calls: Log<Call>;
  deliveries: Log<Delivery>;
  /** Webhooks that wait for their time or for an answer. */
  underWay: number;
  timers: Set<NodeJS.Timeout>;
  stopping: AbortController;
};

export const DEFAULTS: Settings = {
  clientId: 'sandbox',
  clientSecret: 'sandbox-secret',
  merchant: 'Your merchant',
  webhookUrl: '',
  webhookVersion: '2025-01-01',
  webhookDelayMs: 0,
  webhookRetriesMs: [500, 2000, 5000],
  webhookTimeoutMs: 10_000,
  refundDelayMs: 1000,
};

const ORDERS_KEPT = 100_000;
const LOG_KEPT = 5000;

export function createGateway(settings: Partial<Settings> = {}): Gateway {
  return {
    settings: { ...DEFAULTS, ...settings },
    orders: new Map(),
    sessions: new Map(),
    answers: new Map(),
    withheld: new Set(),
    adjustments: [],
    faults: [],
    limits: createLimits(),
    calls: createLog(LOG_KEPT),
    deliveries: createLog(LOG_KEPT),
    underWay: 0,
    timers: new Set(),
    stopping: new AbortController(),
  };
}

/** Remembers an order; the oldest is forgotten when there are very many. */
export function keepOrder(gateway: Gateway, order: Order): void {
  gateway.orders.set(order.id, order);
  gateway.sessions.set(order.sessionId, order);
  if (gateway.orders.size <= ORDERS_KEPT) return;
  const [oldest] = gateway.orders.values();
  if (!oldest) return;
  gateway.orders.delete(oldest.id);
  gateway.sessions.delete(oldest.sessionId);
}

/** Runs something after `ms`, unless the stand-in is stopped or reset before. */
export function later(gateway: Gateway, ms: number, run: () => void): void {
  const timer = setTimeout(() => {
    gateway.timers.delete(timer);
    run();
  }, ms);
  gateway.timers.add(timer);
}

/** Drops everything that waits: timers, and webhooks on their way. */
export function quiet(gateway: Gateway): void {
  for (const timer of gateway.timers) clearTimeout(timer);
  gateway.timers.clear();
  gateway.stopping.abort();
  gateway.stopping = new AbortController();
  gateway.underWay = 0;
}

/** Back to the beginning; with `keepOrders` the orders and their payments stay. */
export function resetGateway(gateway: Gateway, keepOrders: boolean): void {
  quiet(gateway);
  gateway.faults = [];
  gateway.limits = createLimits();
  gateway.calls.reset();
  gateway.deliveries.reset();
  if (keepOrders) return;
  gateway.orders.clear();
  gateway.sessions.clear();
  gateway.answers.clear();
  gateway.withheld.clear();
  gateway.adjustments = [];
}
