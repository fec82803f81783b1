import { CURRENCY } from '../constants';
import type { ProviderRefund } from '../ports';

/** What Cashfree's data means for money that goes back. */
export type RefundVerdict = 'done' | 'pending' | 'failed' | 'mismatch';

/**
 * Cashfree's final words for a refund that is not paid. ONHOLD waits for money in our account, and PENDING for the bank
 * (https://www.cashfree.com/docs/api-reference/payments/latest/refunds/webhooks,
 * https://www.cashfree.com/docs/help/end-customer/refunds).
 */
const NOT_PAID = new Set(['CANCELLED', 'FAILED']);

/** Judges a refund by what Cashfree says; one of another amount is none of ours. */
export function judgeRefund({ amount }: { amount: number }, refund: ProviderRefund): RefundVerdict {
  if (refund.amount !== amount || refund.currency !== CURRENCY) return 'mismatch';
  if (refund.status === 'SUCCESS') return 'done';
  return NOT_PAID.has(refund.status) ? 'failed' : 'pending';
}

const MINUTE_MS = 60_000;
const LONGEST_MS = 6 * 60 * MINUTE_MS;

/** When Cashfree is called about a refund again: after 1, 2, 4, 8 … minutes, at most 6 hours. */
export const nextCallAt = (tries: number, now: Date): Date =>
  new Date(now.getTime() + Math.min(MINUTE_MS * 2 ** Math.max(0, Math.min(tries, 20) - 1), LONGEST_MS));
