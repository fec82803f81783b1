import { expect, test } from 'vitest';
import {
  budgetTroubles,
  complaintTrouble,
  paymentTrouble,
  placeOf,
  reconcilerTrouble,
  refundTroubles,
  repliesTrouble,
  tellsEnd,
} from './rules';

const now = new Date('2026-11-23T12:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

test('a budget is told of at 50 and at 80 percent, each once a day', () => {
  const at = (used: number) =>
    budgetTroubles('2026-11-23', [{ what: 'tokens', used, limit: 1_000 }]).map(({ subject }) => subject);
  expect([at(499), at(500), at(799), at(800), at(5_000)]).toEqual([
    [],
    ['2026-11-23 tokens 50'],
    ['2026-11-23 tokens 50'],
    ['2026-11-23 tokens 80'],
    ['2026-11-23 tokens 80'],
  ]);
});

test('a few failed replies are no trouble, nor is a small share of many', () => {
  expect(repliesTrouble({ given: 0, failed: 4 })).toEqual([]);
  expect(repliesTrouble({ given: 100, failed: 20 })).toEqual([]);
  expect(repliesTrouble({ given: 1, failed: 5 })).toMatchObject([
    { text: '5 of 6 replies failed in 5 minutes.' },
  ]);
});

test('a refund is told of once it has waited for an hour, and a reconciler after 10 minutes', () => {
  const refund = (minutes: number) => ({
    id: 'r',
    orderId: 'recharge_1',
    amount: 29,
    createdAt: ago(minutes),
  });
  expect(refundTroubles([refund(59)], now)).toEqual([]);
  expect(refundTroubles([refund(60)], now)).toMatchObject([
    { text: 'A refund of ₹29 for the order recharge_1 waits for a decision.' },
  ]);
  expect(reconcilerTrouble({ expectedFrom: ago(600), lastOkAt: ago(9) }, now)).toEqual([]);
  expect(reconcilerTrouble({ expectedFrom: ago(600), lastOkAt: ago(11) }, now)).toHaveLength(1);
});

test('a payment and a complaint name their numbers, and lead to where they are looked into', () => {
  expect(paymentTrouble({ orderId: 'o1', reason: 'amount', detail: '1.00 INR' }).text).toBe(
    'Order o1: another amount was paid than ordered.',
  );
  const late = complaintTrouble({ number: 'SA-1001', isAnswered: false });
  expect(placeOf(late.kind, late.fields)).toBe('/admin/complaints/SA-1001');
  expect(placeOf('reconciler', {})).toBe('/admin/jobs');
  expect([tellsEnd('payment'), tellsEnd('budget'), tellsEnd('nothing')]).toEqual([true, false, false]);
});
