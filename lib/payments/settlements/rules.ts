import type { SettledEvent } from '../ports';
import type { DifferenceKind } from './constants';

/** What is known here of the payments and refunds that a page of a settlement names. */
export type Known = {
  /** ₹ of an order by Cashfree's number of the payment: a credited one, or one that credited nothing. */
  payments: ReadonlyMap<string, { orderId: string; amount: number }>;
  /** Refunds by our id. */
  refunds: ReadonlyMap<string, { orderId: string; amount: number; state: string }>;
};

export type Difference = {
  kind: DifferenceKind;
  /** Of what it is; the same difference is noted once. */
  reference: string;
  orderId: string | null;
  cfPaymentId: string | null;
  /** What is here, and what Cashfree says. */
  here: string;
  there: string;
};

const PAISE = 100;
/** Whole paise: rupees with decimals cannot be added up exactly. */
export const paiseOf = (rupees: number): number => Math.round(rupees * PAISE);
const rupeesOf = (amount: number) => `₹${amount.toFixed(2)}`;

/** Cashfree's events of money that is taken, or given back, after somebody complained at the bank. */
const DISPUTES = new Set(['DISPUTE', 'DISPUTE_REVERSAL', 'CHARGEBACK', 'CHARGEBACK_REVERSAL']);

function comparePayment(event: SettledEvent, { payments }: Known): Omit<Difference, 'reference'>[] {
  const { orderId, cfPaymentId, amount, settled, charge, tax } = event;
  const known = payments.get(cfPaymentId ?? '');
  const whose = { orderId: known?.orderId ?? orderId, cfPaymentId };
  if (!known) return [{ kind: 'unknown_payment', ...whose, here: 'unknown', there: rupeesOf(amount) }];
  const found: Omit<Difference, 'reference'>[] = [];
  if (paiseOf(known.amount) !== paiseOf(amount))
    found.push({ kind: 'amount', ...whose, here: rupeesOf(known.amount), there: rupeesOf(amount) });
  const expected = paiseOf(amount) - paiseOf(charge) - paiseOf(tax);
  if (expected !== paiseOf(settled))
    found.push({
      ...{ kind: 'fee', ...whose, here: `${rupeesOf(expected / PAISE)} after fee and tax` },
      there: rupeesOf(settled),
    });
  return found;
}

function compareRefund(event: SettledEvent, { refunds }: Known): Omit<Difference, 'reference'>[] {
  const { type, orderId, cfPaymentId, refundId, amount } = event;
  const known = refunds.get(refundId ?? '');
  const whose = { orderId: known?.orderId ?? orderId, cfPaymentId };
  if (!known) return [{ kind: 'unknown_refund', ...whose, here: 'unknown', there: rupeesOf(amount) }];
  if (type === 'REFUND_REVERSAL')
    return known.state === 'failed'
      ? []
      : [{ kind: 'refund_reversed', ...whose, here: known.state, there: 'sent back by the bank' }];
  const found: Omit<Difference, 'reference'>[] = [];
  if (paiseOf(known.amount) !== paiseOf(amount))
    found.push({ kind: 'refund_amount', ...whose, here: rupeesOf(known.amount), there: rupeesOf(amount) });
  if (known.state === 'failed')
    found.push({ kind: 'refund_state', ...whose, here: 'failed, messages given back', there: 'paid' });
  return found;
}

/**
 * What differs between an event of a settlement and what is here. Events: PAYMENT, REFUND, REFUND_REVERSAL, DISPUTE,
 * DISPUTE_REVERSAL, CHARGEBACK, CHARGEBACK_REVERSAL, OTHER_ADJUSTMENT (cashfree-pg 6.0.6, SettlementReconEntityDataInnerEventDetails;
 * https://www.cashfree.com/docs/api-reference/payments/latest/settlement-reconciliation/settlement-reconciliation).
 * Whatever is no payment and no refund is a difference by itself: nobody here has booked it.
 */
export function compareEvent(event: SettledEvent, known: Known): Difference[] {
  const { eventId, type, saleType, orderId, cfPaymentId, amount } = event;
  const reference = `${type}:${eventId}`;
  if (type === 'PAYMENT') return comparePayment(event, known).map((one) => ({ ...one, reference }));
  if (type === 'REFUND' || type === 'REFUND_REVERSAL')
    return compareRefund(event, known).map((one) => ({ ...one, reference }));
  const kind = DISPUTES.has(type) ? 'dispute' : 'adjustment';
  const there = `${type} ${saleType} ${rupeesOf(amount)}`;
  return [{ kind, reference, orderId, cfPaymentId, here: 'not booked', there }];
}

const DAY_MS = 24 * 60 * 60_000;

/** The day (YYYY-MM-DD) that many days later. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The days from one to another, both included; none when the last is before the first. */
export function daysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = dayAfter(day, 1)) days.push(day);
  return days;
}
