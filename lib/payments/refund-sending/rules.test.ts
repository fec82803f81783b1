import { expect, test } from 'vitest';
import { judgeRefund, nextCallAt } from './rules';

const said = (status: string, amount = 120, currency = 'INR') =>
  judgeRefund({ amount: 120 }, { cfRefundId: '1', status, amount, currency });

test('a refund is over when Cashfree says so, and only for exactly its rupees', () => {
  expect(
    ['SUCCESS', 'PENDING', 'ONHOLD', 'something new', 'CANCELLED', 'FAILED'].map((one) => said(one)),
  ).toEqual(['done', 'pending', 'pending', 'pending', 'failed', 'failed']);
  expect(said('SUCCESS', 119)).toBe('mismatch');
  expect(said('FAILED', 120, 'USD')).toBe('mismatch');
});

test('Cashfree is called again after 1, 2, 4, 8 minutes, and at least every 6 hours', () => {
  const now = new Date('2026-11-23T10:00:00Z');
  const minutes = [1, 2, 3, 4, 9, 10, 500].map(
    (tries) => (nextCallAt(tries, now).getTime() - now.getTime()) / 60_000,
  );
  expect(minutes).toEqual([1, 2, 4, 8, 256, 360, 360]);
});
