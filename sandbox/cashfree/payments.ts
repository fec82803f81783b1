import { Refusal } from './errors.ts';
import type { Gateway } from './gateway.ts';
import { type Order, statusOf } from './order-entity.ts';
import { type Attempt, newPayment, type Payment, setStatus } from './payment-entity.ts';
import { announcePayment } from './webhooks.ts';

export const OUTCOMES = {
  success: 'SUCCESS',
  fail: 'FAILED',
  leave: 'USER_DROPPED',
  pending: 'PENDING',
  cancel: 'CANCELLED',
} as const;
export const LATE_OUTCOMES = { 'late-success': 'SUCCESS', 'late-fail': 'FAILED' } as const;

/** One try to pay, with the end it takes; its webhook goes out by itself. */
export function pay(gateway: Gateway, order: Order, attempt: Attempt, now: number): Payment {
  const status = statusOf(order, now);
  if (status !== 'ACTIVE' && !attempt.force)
    throw new Refusal(409, 'order_inactive', `order is ${status} and takes no payment`);
  const payment = newPayment(order, attempt, now);
  order.payments.push(payment);
  announcePayment(gateway, order, payment);
  return payment;
}

/**
 * The end of a payment that was pending, or a bank that changes its mind about a failed one. Without an id it is
 * the newest pending payment, else the newest one that did not succeed.
 */
export function payLate(
  gateway: Gateway,
  order: Order,
  status: 'SUCCESS' | 'FAILED',
  cfPaymentId: string | undefined,
  now: number,
): Payment {
  const open = order.payments.filter((payment) => payment.status !== 'SUCCESS');
  const payment = cfPaymentId
    ? open.find((entry) => entry.cfPaymentId === cfPaymentId)
    : (open.findLast((entry) => entry.status === 'PENDING') ?? open.at(-1));
  if (!payment) throw new Refusal(409, 'payment_not_open', 'order has no payment that could end later');
  setStatus(payment, status, now);
  announcePayment(gateway, order, payment);
  return payment;
}
