import { expect, test } from 'vitest';
import type { SettledEvent } from '../ports';
import { compareEvent, dayAfter, daysBetween, type Known } from './rules';

const event = (over: Partial<SettledEvent> = {}): SettledEvent => ({
  ...{ eventId: '1', type: 'PAYMENT', saleType: 'CREDIT', orderId: 'recharge_1', cfPaymentId: 'pay1' },
  ...{ refundId: null, amount: 199, settled: 194.3, charge: 3.98, tax: 0.72, cfSettlementId: '9' },
  ...{ utr: 'UTR9', settledAt: null },
  ...over,
});
const known: Known = {
  payments: new Map([['pay1', { orderId: 'recharge_1', amount: 199 }]]),
  refunds: new Map([
    ['done', { orderId: 'recharge_1', amount: 50, state: 'done' }],
    ['failed', { orderId: 'recharge_1', amount: 50, state: 'failed' }],
  ]),
};
const kinds = (over: Partial<SettledEvent>) => compareEvent(event(over), known).map(({ kind }) => kind);
const refund = (over: Partial<SettledEvent>) =>
  kinds({ type: 'REFUND', saleType: 'DEBIT', amount: 50, settled: 50, charge: 0, tax: 0, ...over });

test('what agrees to the paisa is no difference, also where decimals of rupees do not add up', () => {
  expect(kinds({})).toEqual([]);
  expect(kinds({ settled: 194.30000000000001 })).toEqual([]);
  expect(refund({ refundId: 'done' })).toEqual([]);
  expect(refund({ refundId: 'failed', type: 'REFUND_REVERSAL' })).toEqual([]);
});

test.each([
  ['unknown_payment', { cfPaymentId: 'pay2' }],
  ['unknown_payment', { cfPaymentId: null }],
  ['amount', { amount: 198, settled: 193.3 }],
  ['fee', { settled: 194.29 }],
  ['dispute', { type: 'CHARGEBACK' }],
  ['dispute', { type: 'DISPUTE_REVERSAL' }],
  ['adjustment', { type: 'OTHER_ADJUSTMENT' }],
  ['adjustment', { type: 'SOMETHING_NEW' }],
] as const)('%s: %j', (kind, over) => {
  expect(kinds(over)).toEqual([kind]);
});

test('refunds that are not ours, of another amount, that failed here, or that came back', () => {
  expect(refund({ refundId: 'other' })).toEqual(['unknown_refund']);
  expect(refund({ refundId: 'done', amount: 49 })).toEqual(['refund_amount']);
  expect(refund({ refundId: 'failed' })).toEqual(['refund_state']);
  expect(refund({ refundId: 'done', type: 'REFUND_REVERSAL' })).toEqual(['refund_reversed']);
});

test('days follow one another over the ends of months and years', () => {
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
  expect(daysBetween('2028-02-28', '2028-03-01')).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
  expect(daysBetween('2026-01-02', '2026-01-01')).toEqual([]);
});
