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

describe('settlements of Cashfree', () => {
  const day = () => ({ from: new Date(Date.now() - 60_000), until: new Date(Date.now() + 60_000) });
  const page = (over: object = {}) => provider.fetchSettled({ ...day(), cursor: null, limit: 500, ...over });

  test('have payments with their fee, refunds by our id, and what Cashfree moved besides, page by page', async () => {
    const [orderId, refundId] = [await paidOrder(), randomUUID()];
    await provider.createRefund({ orderId, refundId, amount: 100, note });
    await expect.poll(async () => (await provider.fetchRefund(orderId, refundId))?.status).toBe('SUCCESS');
    const dispute = { order_id: orderId, event_type: 'CHARGEBACK', amount: 99 };
    await sandbox.control('settlement', dispute);
    const { events, cursor } = await page();
    expect(cursor).toBeNull();
    expect(
      events.map(({ type, saleType, amount, orderId: of }) => [type, saleType, amount, of]).sort(),
    ).toEqual([
      ['CHARGEBACK', 'DEBIT', 99, orderId],
      ['PAYMENT', 'CREDIT', 199, orderId],
      ['REFUND', 'DEBIT', 100, orderId],
    ]);
    expect(events.find(({ type }) => type === 'PAYMENT')).toMatchObject({
      ...{ charge: 3.98, tax: 0.72, settled: 194.3, cfPaymentId: expect.stringMatching(/^\d+$/) },
      ...{ utr: expect.stringMatching(/^UTR/), settledAt: expect.any(Date) },
    });
    expect(events.find(({ type }) => type === 'REFUND')).toMatchObject({ refundId, settled: 100, charge: 0 });
    const ids: string[] = [];
    for (let from: string | null = null, pages = 0; pages < 9; pages += 1) {
      const one: Awaited<ReturnType<typeof page>> = await page({ limit: 1, cursor: from });
      ids.push(...one.events.map(({ eventId }) => eventId));
      from = one.cursor;
      if (from === null) break;
    }
    expect(ids).toEqual(events.map(({ eventId }) => eventId));
    await sandbox.control('settlement', { order_id: orderId, withhold: true });
    expect((await page()).events.map(({ type }) => type)).toEqual(['CHARGEBACK']);
    const before = { from: new Date(0), until: new Date(1000) };
    expect(await page(before)).toEqual({ events: [], cursor: null });
  });

  test.each(['500', '429', 'cut', 'garbage'])('with %s for an answer are none', async (fault) => {
    await paidOrder();
    await sandbox.control('next', { on: 'settlements', fault });
    await expect(page()).rejects.toThrow('Cashfree');
    expect((await page()).events).toHaveLength(1);
  });

  test('are refused to a cursor that is none', async () => {
    await expect(page({ cursor: 'nonsense' })).rejects.toThrow('Cashfree: 400 cursor_invalid');
  });
});
