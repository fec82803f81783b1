import { expect, test } from 'vitest';
import { refundOfOrder } from './rules';

test('an order shows its refund that goes on before one that was refused', () => {
  const refunds = [
    { orderId: 'a', state: 'refused' },
    { orderId: 'b', state: 'done' },
    { orderId: 'a', state: 'sent' },
    { orderId: 'c', state: 'refused' },
  ];
  expect(['a', 'b', 'c', 'd'].map((orderId) => refundOfOrder(refunds, orderId)?.state)).toEqual([
    'sent',
    'done',
    'refused',
    undefined,
  ]);
});
