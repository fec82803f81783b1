import { rupeesOf } from './amount.ts';
import { istTime } from './clock.ts';
import type { OrderRequest } from './order-request.ts';
import type { Payment } from './payment-entity.ts';
import type { Refund } from './refund-entity.ts';

export type OrderStatus = 'ACTIVE' | 'PAID' | 'EXPIRED' | 'TERMINATED' | 'TERMINATION_REQUESTED';

export type Order = OrderRequest & {
  cfOrderId: string;
  sessionId: string;
  /** Unix ms */
  createdMs: number;
  terminationAsked: boolean;
  payments: Payment[];
  refunds: Refund[];
  /** Checkout forms that were sent, so that a double tap pays once. */
  sentForms: Set<string>;
};

/** What the gateway calls the order at this moment (Unix ms). A success is final, expired or not. */
export function statusOf(order: Order, now: number): OrderStatus {
  if (order.payments.some((payment) => payment.status === 'SUCCESS')) return 'PAID';
  if (order.terminationAsked)
    return order.payments.some((payment) => payment.status === 'PENDING')
      ? 'TERMINATION_REQUESTED'
      : 'TERMINATED';
  return now >= order.expiryMs ? 'EXPIRED' : 'ACTIVE';
}

/** The order as the API answers it. */
export function orderEntity(order: Order, now: number) {
  return {
    cart_details: null,
    cf_order_id: order.cfOrderId,
    created_at: istTime(order.createdMs),
    customer_details: order.customer,
    entity: 'order',
    order_amount: rupeesOf(order.paise),
    order_currency: order.currency,
    order_expiry_time: istTime(order.expiryMs),
    order_id: order.id,
    order_meta: order.meta,
    order_note: order.note,
    order_splits: [],
    order_status: statusOf(order, now),
    order_tags: order.tags,
    payment_session_id: order.sessionId,
    products: null,
    terminal_data: null,
  };
}
