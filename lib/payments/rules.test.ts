import { expect, test } from 'vitest';
import { OFFER, PAYWALL_PACKS, RECHARGE_PLANS } from './constants';
import { judge, nextCheckAt, paywallPack } from './rules';

test('the packs are those of the product description', () => {
  const priced = (packs: typeof PAYWALL_PACKS) =>
    packs.map(({ id, amount, messages }) => [id, amount, messages]);
  expect(priced(PAYWALL_PACKS)).toEqual([
    ['starter', 9, 10],
    ['standard', 199, 50],
    ['premium', 2999, 1000],
  ]);
  expect(priced(RECHARGE_PLANS)).toEqual([
    ['starter', 29, 10],
    ['standard', 199, 50],
    ['premium', 2999, 1000],
  ]);
  expect([OFFER.amount, OFFER.messages]).toEqual([3, 10]);
});

test('a pack is known by price and count together', () => {
  expect(paywallPack(9, 10)?.id).toBe('starter');
  expect(paywallPack(9, 50)).toBeUndefined();
});

const order = (status: string, amount = 9, currency = 'INR') => ({
  cfOrderId: '1',
  status,
  amount,
  currency,
  paymentSessionId: 's',
  expiresAt: null,
});
const payment = (status: string, amount = 9, currency = 'INR') => ({
  cfPaymentId: status,
  status,
  amount,
  currency,
  method: 'upi',
  payer: null,
});
const verdict = (...args: [ReturnType<typeof order>, ReturnType<typeof payment>[]]) =>
  judge({ amount: 9 }, ...args).kind;

test('an order is cancelled while every try of it was left', () => {
  const tries = (...statuses: string[]) =>
    judge(
      { amount: 9 },
      order('ACTIVE'),
      statuses.map((status) => payment(status)),
    );
  expect(tries('USER_DROPPED', 'CANCELLED')).toEqual({ kind: 'failed', cancelled: true });
  expect(tries('USER_DROPPED', 'FAILED')).toEqual({ kind: 'failed', cancelled: false });
});

test.each([
  ['paid and listed', order('PAID'), [payment('SUCCESS')], 'paid'],
  ['paid, not listed yet', order('PAID'), [], 'pending'],
  ['paid with another amount', order('PAID'), [payment('SUCCESS', 1)], 'mismatch'],
  ['paid in another currency', order('PAID'), [payment('SUCCESS', 9, 'USD')], 'mismatch'],
  ['an order of another amount', order('PAID', 90), [payment('SUCCESS', 90)], 'mismatch'],
  [
    'a wrong payment beside the right one',
    order('PAID'),
    [payment('SUCCESS', 1), payment('SUCCESS')],
    'paid',
  ],
  ['nothing tried', order('ACTIVE'), [], 'pending'],
  ['one try failed', order('ACTIVE'), [payment('FAILED')], 'failed'],
  ['left', order('ACTIVE'), [payment('USER_DROPPED')], 'failed'],
  ['failed, another pending', order('ACTIVE'), [payment('FAILED'), payment('PENDING')], 'pending'],
  ['expired', order('EXPIRED'), [], 'expired'],
  ['expired while pending', order('EXPIRED'), [payment('PENDING')], 'pending'],
  ['terminated', order('TERMINATED'), [payment('FAILED')], 'expired'],
])('%s', (_, found, payments, kind) => {
  expect(verdict(found, payments)).toBe(kind);
});

test('the reconciler asks at 1, 2, 5, 10, 20, 40 minutes, hourly to a day, 6-hourly to 7 days, then no more', () => {
  const created = new Date('2026-11-20T00:00:00Z');
  const times: number[] = [];
  for (let at: Date | null = nextCheckAt(created, created); at; at = nextCheckAt(created, at)) {
    times.push((at.getTime() - created.getTime()) / 60_000);
  }
  expect(times.slice(0, 8)).toEqual([1, 2, 5, 10, 20, 40, 60, 120]);
  expect(times.slice(8, 30)).toEqual(Array.from({ length: 22 }, (_, index) => (index + 3) * 60));
  expect(times.slice(30, 32)).toEqual([30 * 60, 36 * 60]);
  expect(times.at(-1)).toBe(7 * 24 * 60);
});
