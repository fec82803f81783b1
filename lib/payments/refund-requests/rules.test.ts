import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AskedOrder, type Lot, refundableUntil, refundOf, refundsOf, whyNotRefundable } from './rules';

const lot = (amount: number, messages: number, left = messages, returned = 0): Lot => ({
  ...{ paymentId: 'one', amount, messages, left, returned },
});
const back = (of: Lot, wanted = of.left) => {
  const refund = refundOf(of, wanted);
  return refund && [refund.messages, refund.amount];
};

describe('what goes back of an order', () => {
  test('is what was paid for its unused messages, rounded up to the next rupee', () => {
    expect(back(lot(29, 10))).toEqual([10, 29]);
    expect(back(lot(199, 50, 30))).toEqual([30, 120]);
    expect(back(lot(199, 50, 30), 20)).toEqual([20, 80]);
    expect(back(lot(2999, 1000, 0))).toBeNull();
  });

  test('is of every order with something left', () => {
    expect(refundsOf([lot(29, 10, 5), lot(199, 50, 0)])).toEqual([
      { paymentId: 'one', messages: 5, amount: 15 },
    ]);
  });

  test('never adds up to more than was paid, in however many parts', () => {
    const order = fc.record({
      amount: fc.integer({ min: 1, max: 3000 }),
      messages: fc.integer({ min: 1, max: 1000 }),
      parts: fc.array(fc.integer({ min: 1, max: 400 }), { maxLength: 12 }),
    });
    fc.assert(
      fc.property(order, ({ amount, messages, parts }) => {
        let [left, returned] = [messages, 0];
        for (const part of parts) {
          const refund = refundOf(lot(amount, messages, left, returned), part);
          if (!refund) continue;
          expect(refund.messages).toBeLessThanOrEqual(Math.min(left, part));
          left -= refund.messages;
          returned += refund.amount;
        }
        expect(returned).toBeLessThanOrEqual(amount);
      }),
    );
  });
});

describe('a person may ask', () => {
  const paidAt = new Date('2026-11-01T12:00:00Z');
  const order: AskedOrder = { status: 'paid', paidAt, isLatest: true, request: null };
  const later = (ms: number) => new Date(refundableUntil(paidAt).getTime() + ms);

  test('for the latest purchase, within 7 days of paying', () => {
    expect(whyNotRefundable(order, paidAt)).toBeNull();
    expect(whyNotRefundable(order, later(0))).toBeNull();
    expect(whyNotRefundable(order, later(1))).toBe('late');
    expect(whyNotRefundable({ ...order, isLatest: false }, paidAt)).toBe('earlier');
    expect(whyNotRefundable({ ...order, status: 'active', paidAt: null }, paidAt)).toBe('unpaid');
    expect(whyNotRefundable({ ...order, status: 'returned', paidAt: null }, paidAt)).toBe('unpaid');
  });

  test('once, and again only where nobody refused', () => {
    const asked = (
      state: 'asked' | 'approved' | 'sent' | 'done' | 'refused',
      refusedBy: string | null = null,
    ) => whyNotRefundable({ ...order, request: { state, refusedBy } }, paidAt);
    expect((['asked', 'approved', 'sent', 'done'] as const).map((state) => asked(state))).toEqual(
      Array(4).fill('asked'),
    );
    expect(asked('refused', 'asha')).toBe('refused');
    expect(asked('refused')).toBeNull();
  });
});
