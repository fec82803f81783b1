import { paiseOf } from './amount.ts';
import { freshNumber } from './clock.ts';
import { invalid, Refusal } from './errors.ts';
import { type Gateway, later } from './gateway.ts';
import type { Order } from './order-entity.ts';
import { REFUND_STATUSES, type Refund, type RefundStatus } from './refund-entity.ts';
import { announceRefund } from './webhooks.ts';

const GIVEN_UP: readonly RefundStatus[] = ['CANCELLED', 'FAILED'];

export function isRefundStatus(value: unknown): value is RefundStatus {
  return REFUND_STATUSES.some((status) => status === value);
}

function refundedOf(order: Order, cfPaymentId: string): number {
  return order.refunds
    .filter((refund) => refund.cfPaymentId === cfPaymentId && !GIVEN_UP.includes(refund.status))
    .reduce((sum, refund) => sum + refund.paise, 0);
}

/** Ends a refund now and sends its webhook. */
export function endRefund(
  gateway: Gateway,
  order: Order,
  refund: Refund,
  status: RefundStatus,
  now: number,
): void {
  refund.status = status;
  refund.processedMs = status === 'SUCCESS' ? now : undefined;
  if (status !== 'PENDING' && status !== 'ONHOLD') announceRefund(gateway, order, refund);
}

/**
 * Asks for a refund of a paid order. As in the gateway's own test system the note decides the end: a note that is
 * the name of a status ends there, any other succeeds. The newest successful payment with enough left gives it.
 */
export function createRefund(
  gateway: Gateway,
  order: Order,
  body: Record<string, unknown>,
  now: number,
): Refund {
  const { refund_id: id = `refund_${freshNumber()}`, refund_note: note, refund_speed: speed } = body;
  if (typeof id !== 'string' || !/^[A-Za-z0-9_-]{3,40}$/.test(id))
    throw invalid('refund_id', 'should be 3 to 40 letters, digits, _ or -');
  const paise = paiseOf(body.refund_amount);
  if (paise === undefined)
    throw invalid('refund_amount', 'should be a number from 1 with at most two decimals');
  if (note !== undefined && note !== null && (typeof note !== 'string' || !/^[\s\S]{3,100}$/u.test(note)))
    throw invalid('refund_note', 'should be 3 to 100 characters');
  if (speed !== undefined && speed !== 'STANDARD' && speed !== 'INSTANT')
    throw invalid('refund_speed', 'should be STANDARD or INSTANT');
  if (order.refunds.some((refund) => refund.id === id))
    throw new Refusal(409, 'refund_already_exists', 'refund with same id is already present');
  const paid = order.payments.filter((payment) => payment.status === 'SUCCESS');
  if (paid.length === 0) throw new Refusal(400, 'order_not_paid', 'order has no successful payment');
  const source = paid.findLast((payment) => payment.paise - refundedOf(order, payment.cfPaymentId) >= paise);
  if (!source) throw invalid('refund_amount', 'should be at most what is left of the payment');
  const refund: Refund = {
    cfRefundId: freshNumber(),
    cfPaymentId: source.cfPaymentId,
    id,
    paise,
    note: note ?? null,
    speed: speed ?? 'STANDARD',
    status: 'PENDING',
    createdMs: now,
    processedMs: undefined,
  };
  order.refunds.push(refund);
  const wanted = isRefundStatus(note) ? note : 'SUCCESS';
  if (wanted !== 'PENDING')
    later(gateway, gateway.settings.refundDelayMs, () => {
      if (refund.status === 'PENDING') endRefund(gateway, order, refund, wanted, Date.now());
    });
  return refund;
}

export function findRefund(order: Order, refundId: string): Refund {
  const refund = order.refunds.find((entry) => entry.id === refundId);
  if (!refund) throw new Refusal(404, 'refund_not_found', 'refund does not exist');
  return refund;
}
