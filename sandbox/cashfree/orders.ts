import { randomBytes } from 'node:crypto';
import { freshNumber } from './clock.ts';
import { orderNotFound, Refusal } from './errors.ts';
import { type Gateway, keepOrder } from './gateway.ts';
import { type Order, statusOf } from './order-entity.ts';
import { readOrder } from './order-request.ts';

export function findOrder(gateway: Gateway, orderId: string): Order {
  const order = gateway.orders.get(orderId);
  if (!order) throw orderNotFound();
  return order;
}

/** Makes an order from a request body. */
export function createOrder(gateway: Gateway, body: Record<string, unknown>, now: number): Order {
  const request = readOrder(body, now);
  if (gateway.orders.has(request.id))
    throw new Refusal(409, 'order_already_exists', 'order with same id is already present');
  const order: Order = {
    ...request,
    cfOrderId: freshNumber(),
    sessionId: `session_${randomBytes(48).toString('base64url')}`,
    createdMs: now,
    terminationAsked: false,
    payments: [],
    refunds: [],
    sentForms: new Set(),
  };
  keepOrder(gateway, order);
  return order;
}

/** Ends an unpaid order; one with a pending payment only when that fails. */
export function terminateOrder(order: Order, body: Record<string, unknown>, now: number): void {
  if (body.order_status !== 'TERMINATED')
    throw new Refusal(400, 'order_status_invalid', 'order_status : only TERMINATED can be asked for');
  const status = statusOf(order, now);
  if (status !== 'ACTIVE' && status !== 'TERMINATION_REQUESTED')
    throw new Refusal(400, 'order_inactive', `order is ${status} and cannot be terminated`);
  order.terminationAsked = true;
}
