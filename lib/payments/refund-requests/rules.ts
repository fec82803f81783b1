import type { PAYMENT_STATUSES } from '../constants';
import { REFUND_DAYS, type RefundState } from './constants';

/** A paid order: what its messages cost in all, and how many of them are unused and have not been asked back yet. */
export type Lot = {
  paymentId: string;
  /** ₹, whole rupees, for all messages of the order */
  amount: number;
  /** Messages of the order. */
  messages: number;
  /** Messages of the order that can still go back. */
  left: number;
  /** ₹ of the order that went back before, or are on their way. */
  returned: number;
};

export type Refund = {
  paymentId: string;
  messages: number;
  /** ₹, whole rupees */
  amount: number;
};

/**
 * What goes back for unused messages of an order: each is worth what was paid for it, rounded up to the next rupee as the refund
 * policy says. Never more than was paid, all refunds of the order together. docs/money.md.
 * @returns null when nothing is left
 */
export function refundOf(
  { paymentId, amount, messages, left, returned }: Lot,
  wanted: number,
): Refund | null {
  const back = Math.min(wanted, left, messages);
  if (back <= 0) return null;
  const worth = Math.min(Math.ceil((amount * back) / messages), amount - returned);
  return worth > 0 ? { paymentId, messages: back, amount: worth } : null;
}

/** What goes back of several orders: everything that is unused. */
export const refundsOf = (lots: readonly Lot[]): Refund[] =>
  lots.flatMap((lot) => refundOf(lot, lot.left) ?? []);

export type NotRefundable = 'unpaid' | 'asked' | 'refused' | 'late' | 'earlier' | 'used';

export type AskedOrder = {
  status: (typeof PAYMENT_STATUSES)[number];
  paidAt: Date | null;
  /** Nothing was bought after it. */
  isLatest: boolean;
  /** What became of an earlier request for it. */
  request: { state: RefundState; refusedBy: string | null } | null;
};

const DAY_MS = 24 * 60 * 60 * 1000;

/** Until when a refund of an order may be asked for. */
export const refundableUntil = (paidAt: Date): Date => new Date(paidAt.getTime() + REFUND_DAYS * DAY_MS);

/**
 * Whether a person may ask for a refund of an order, by the policy's days and its latest purchase; how much is another question. Who
 * was refused by nobody, because Cashfree could not pay, may ask again.
 * @param options.anyTime of any purchase, however long ago: the person can use nothing of it, being suspended. content/legal/terms.ts
 * @returns null when they may, else why not
 */
export function whyNotRefundable(
  order: AskedOrder,
  now: Date,
  { anyTime = false }: { anyTime?: boolean } = {},
): Exclude<NotRefundable, 'used'> | null {
  const { status, paidAt, isLatest, request } = order;
  if (status !== 'paid' || paidAt === null) return 'unpaid';
  if (request && request.state !== 'refused') return 'asked';
  if (request && request.refusedBy !== null) return 'refused';
  if (anyTime) return null;
  if (now > refundableUntil(paidAt)) return 'late';
  return isLatest ? null : 'earlier';
}
