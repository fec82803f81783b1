import { CURRENCY, PAYWALL_PACKS, type Pack } from './constants';
import type { ProviderOrder, ProviderPayment } from './ports';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The paywall pack with exactly that price (₹) and message count. */
export function paywallPack(amount: number, messages: number): Pack | undefined {
  return PAYWALL_PACKS.find((pack) => pack.amount === amount && pack.messages === messages);
}

/** What the notice of a credit is known by. */
export const creditKey = (orderId: string): string => `payment:${orderId}`;

/** What Cashfree's data means for an order of ours. */
export type Verdict =
  | { kind: 'paid'; payment: ProviderPayment; surplus: ProviderPayment[] }
  | { kind: 'mismatch'; reason: 'amount' | 'currency'; detail: string }
  | { kind: 'pending' }
  | { kind: 'failed'; cancelled: boolean }
  | { kind: 'expired' };

/** The person left the checkout. */
const CANCELLED = new Set(['USER_DROPPED', 'CANCELLED']);
const FAILED = new Set([...CANCELLED, 'FAILED', 'VOID']);
const ENDED = new Set(['EXPIRED', 'TERMINATED']);

type Expected = { amount: number };
type Money = { amount: number; currency: string };

function mismatch(expected: Expected, { amount, currency }: Money): Verdict | null {
  const detail = `${amount.toFixed(2)} ${currency}`.slice(0, 60);
  if (currency !== CURRENCY) return { kind: 'mismatch', reason: 'currency', detail };
  return amount === expected.amount ? null : { kind: 'mismatch', reason: 'amount', detail };
}

/**
 * Judges an order by its payments. Only a successful payment of the exact amount in rupees counts as paid; further
 * successful ones are surplus. A failed attempt means failed only while no other is pending, and the order stays open.
 */
export function judge(
  expected: Expected,
  order: ProviderOrder,
  payments: readonly ProviderPayment[],
): Verdict {
  const successes = payments.filter((payment) => payment.status === 'SUCCESS');
  const matching = successes.filter((payment) => mismatch(expected, payment) === null);
  const [payment, ...surplus] = matching;
  const wrong = mismatch(expected, order) ?? successes.map((one) => mismatch(expected, one)).find(Boolean);
  if (mismatch(expected, order) === null && payment) return { kind: 'paid', payment, surplus };
  if (wrong) return wrong;
  if (order.status === 'PAID' || payments.some((one) => one.status === 'PENDING')) return { kind: 'pending' };
  if (ENDED.has(order.status)) return { kind: 'expired' };
  const attempts = payments.filter((one) => FAILED.has(one.status));
  if (attempts.length === 0) return { kind: 'pending' };
  return { kind: 'failed', cancelled: attempts.every((one) => CANCELLED.has(one.status)) };
}

/** The same for the one payment that a webhook reports. */
export function judgePayment(expected: Expected, order: Money, payment: ProviderPayment): Verdict {
  if (payment.status === 'SUCCESS') {
    return mismatch(expected, order) ?? mismatch(expected, payment) ?? { kind: 'paid', payment, surplus: [] };
  }
  if (!FAILED.has(payment.status)) return { kind: 'pending' };
  return { kind: 'failed', cancelled: CANCELLED.has(payment.status) };
}

/** ms after the order: 1, 2, 5, 10, 20, 40 minutes, hourly to 24 h, 6-hourly to 7 days. */
const CHECKS_MS: readonly number[] = [
  ...[1, 2, 5, 10, 20, 40].map((minutes) => minutes * MINUTE_MS),
  ...Array.from({ length: 24 }, (_, index) => (index + 1) * HOUR_MS),
  ...Array.from({ length: 24 }, (_, index) => (24 + (index + 1) * 6) * HOUR_MS),
];

/** When the reconciler next asks about an unpaid order: the first time of the plan that is still ahead; null after 7 days. */
export function nextCheckAt(createdAt: Date, now: Date): Date | null {
  const due = CHECKS_MS.map((ms) => createdAt.getTime() + ms).find((time) => time > now.getTime());
  return due === undefined ? null : new Date(due);
}
