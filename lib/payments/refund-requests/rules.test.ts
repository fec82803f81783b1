import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Lot, refundsOf } from './rules';

const lot = (paymentId: string, amount: number, messages: number, left = messages): Lot => ({
  ...{ paymentId, amount, messages, left },
});

describe('what goes back', () => {
  test('is of the newest orders, because messages are used oldest first, at what was paid for each', () => {
    const lots = [lot('old', 29, 10), lot('new', 199, 50)];
    expect(refundsOf(lots, 50)).toEqual([{ paymentId: 'new', messages: 50, amount: 199 }]);
    expect(refundsOf(lots, 30)).toEqual([{ paymentId: 'new', messages: 30, amount: 120 }]);
    expect(refundsOf(lots, 55)).toEqual([
      { paymentId: 'old', messages: 5, amount: 15 },
      { paymentId: 'new', messages: 50, amount: 199 },
    ]);
    expect(refundsOf(lots, 0)).toEqual([]);
  });

  test('leaves out what another request has asked back', () => {
    expect(refundsOf([lot('one', 199, 50, 20)], 50)).toEqual([
      { paymentId: 'one', messages: 20, amount: 80 },
    ]);
  });

  test('is never more than was paid, nor more messages than are unused', () => {
    const orders = fc.array(
      fc
        .record({ amount: fc.integer({ min: 1, max: 3000 }), messages: fc.integer({ min: 1, max: 1000 }) })
        .chain((order) =>
          fc.record({ order: fc.constant(order), left: fc.integer({ min: 0, max: order.messages }) }),
        ),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(orders, fc.nat(9000), (all, unused) => {
        const lots = all.map(({ order, left }, at) => lot(String(at), order.amount, order.messages, left));
        const back = refundsOf(lots, unused);
        const left = lots.reduce((sum, one) => sum + one.left, 0);
        expect(back.reduce((sum, one) => sum + one.messages, 0)).toBe(Math.min(unused, left));
        for (const refund of back) {
          const paid = lots[Number(refund.paymentId)];
          expect(refund.amount).toBeLessThanOrEqual(paid?.amount ?? 0);
          expect(refund.messages).toBeLessThanOrEqual(paid?.left ?? 0);
        }
      }),
    );
  });
});
