import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startSandbox } from '@/sandbox/cashfree/testing';
import { cashfreeProvider } from './cashfree';

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let provider: ReturnType<typeof cashfreeProvider>;

beforeAll(async () => {
  sandbox = await startSandbox({ refundDelayMs: 0 });
  provider = cashfreeProvider({
    ...{ clientId: 'sandbox', clientSecret: 'sandbox-secret', sdkUrl: 'http://sdk', production: false },
    baseUrl: `${sandbox.origin}/pg`,
  });
});
beforeEach(() => sandbox.control('reset'));
afterAll(() => sandbox.close());

async function paidOrder(): Promise<string> {
  const { order_id: orderId } = await sandbox.create();
  await sandbox.control('pay', { order_id: orderId });
  return orderId;
}
const note = 'Unused messages';
const refundsMade = async (orderId: string) => (await sandbox.call('GET', `/orders/${orderId}/refunds`)).body;

describe('a refund at Cashfree', () => {
  test('is begun, and ends with Cashfree’s word', async () => {
    const [orderId, refundId] = [await paidOrder(), randomUUID()];
    expect(await provider.createRefund({ orderId, refundId, amount: 120, note })).toEqual({
      cfRefundId: expect.any(String),
      status: 'PENDING',
      amount: 120,
      currency: 'INR',
    });
    await expect.poll(async () => (await provider.fetchRefund(orderId, refundId))?.status).toBe('SUCCESS');
    expect(await provider.fetchRefund(orderId, randomUUID())).toBeNull();
  });

  test('is made once of an id, however often it is begun and whatever became of the answer', async () => {
    const [orderId, refundId] = [await paidOrder(), randomUUID()];
    const refund = { orderId, refundId, amount: 100, note };
    await sandbox.control('next', { on: 'refund', fault: '500', processed: true });
    await expect(provider.createRefund(refund)).rejects.toThrow('Cashfree: 500');
    for (const _ of [1, 2]) expect(await provider.createRefund(refund)).toMatchObject({ amount: 100 });
    // As by another process, which does not have the first one's idempotency key.
    const known = await sandbox.call('POST', `/orders/${orderId}/refunds`, {
      refund_amount: 100,
      refund_id: refundId,
    });
    expect(known.status).toBe(409);
    expect(await refundsMade(orderId)).toHaveLength(1);
  });

  test('of more than is left is refused, and one of an order that nobody paid', async () => {
    const orderId = await paidOrder();
    const more = await provider.createRefund({ orderId, refundId: randomUUID(), amount: 200, note });
    expect(more).toEqual({ refused: 'Cashfree: 400 refund_amount_invalid' });
    const { order_id: unpaid } = await sandbox.create();
    expect(
      await provider.createRefund({ orderId: unpaid, refundId: randomUUID(), amount: 9, note }),
    ).toHaveProperty('refused');
    expect(await refundsMade(orderId)).toEqual([]);
  });

  test.each(['500', '429', 'cut', 'garbage'])(
    'with %s for an answer is neither made nor refused',
    async (fault) => {
      const [orderId, refundId] = [await paidOrder(), randomUUID()];
      await sandbox.control('next', { on: 'refund', fault });
      await expect(provider.createRefund({ orderId, refundId, amount: 100, note })).rejects.toThrow(
        'Cashfree',
      );
    },
  );

  test.each(['CANCELLED', 'ONHOLD', 'FAILED'])('can be %s', async (status) => {
    const [orderId, refundId] = [await paidOrder(), randomUUID()];
    await provider.createRefund({ orderId, refundId, amount: 100, note });
    await sandbox.control('refund', { order_id: orderId, refund_id: refundId, status });
    expect(await provider.fetchRefund(orderId, refundId)).toMatchObject({ status });
  });
});
