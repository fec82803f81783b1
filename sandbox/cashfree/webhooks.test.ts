import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Received, startMerchant, startSandbox } from './testing.ts';

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let merchant: Awaited<ReturnType<typeof startMerchant>>;

beforeAll(async () => {
  merchant = await startMerchant();
  sandbox = await startSandbox({ webhookUrl: merchant.url });
});
beforeEach(async () => {
  await sandbox.control('reset');
  merchant.received.length = 0;
  merchant.answers.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => {
  sandbox.close();
  merchant.close();
});

function isGenuine({ headers, raw }: Received): boolean {
  const expected = createHmac('sha256', 'sandbox-secret')
    .update(`${headers['x-webhook-timestamp']}${raw}`)
    .digest('base64');
  return headers['x-webhook-signature'] === expected;
}

const bodies = () => merchant.received.map(({ raw }) => JSON.parse(raw));
const arrived = (count: number) => expect.poll(() => merchant.received.length).toBe(count);
/** Nothing is on its way any more. */
const settled = () => expect.poll(async () => (await sandbox.look('webhooks')).under_way).toBe(0);

async function paid(changes: object = {}): Promise<string> {
  const { order_id: id } = await sandbox.create();
  await sandbox.control('pay', { order_id: id, ...changes });
  return id;
}

test('a success is told with a signature over timestamp and raw bytes', async () => {
  const { order_id: id } = await sandbox.create({ order_tags: { pack: 'p50' } });
  await sandbox.control('pay', { order_id: id });
  await arrived(1);
  const [hook] = merchant.received;
  if (!hook) throw new Error('no webhook');
  expect(isGenuine(hook)).toBe(true);
  expect(hook.raw).toContain('"payment_amount":199.00');
  expect(hook.headers['x-webhook-version']).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(Math.abs(Date.now() - Number(hook.headers['x-webhook-timestamp']))).toBeLessThan(10_000);
  const { body: payments } = await sandbox.call('GET', `/orders/${id}/payments`);
  expect(JSON.parse(hook.raw)).toMatchObject({
    type: 'PAYMENT_SUCCESS_WEBHOOK',
    event_time: expect.stringMatching(/\+05:30$/),
    data: {
      order: { order_id: id, order_amount: 199, order_currency: 'INR', order_tags: { pack: 'p50' } },
      payment: {
        cf_payment_id: payments[0].cf_payment_id,
        payment_status: 'SUCCESS',
        payment_amount: 199,
        payment_currency: 'INR',
        payment_message: '00::Transaction success',
        payment_time: payments[0].payment_time,
        bank_reference: payments[0].bank_reference,
        payment_method: { upi: { upi_id: 'user_1@sandbox' } },
        payment_group: 'upi',
      },
      customer_details: { customer_id: 'user_1', customer_phone: '9999999999' },
    },
  });
});

test('failing and leaving are told with their reason; pending is not told', async () => {
  await paid({ outcome: 'pending' });
  await paid({ outcome: 'fail' });
  await arrived(1);
  await paid({ outcome: 'leave' });
  await arrived(2);
  expect(bodies()).toMatchObject([
    {
      type: 'PAYMENT_FAILED_WEBHOOK',
      data: {
        payment: { payment_status: 'FAILED' },
        error_details: { error_code: 'TRANSACTION_DECLINED', error_source: 'bank' },
      },
    },
    {
      type: 'PAYMENT_USER_DROPPED_WEBHOOK',
      data: { payment: { payment_status: 'USER_DROPPED' }, error_details: { error_source: 'customer' } },
    },
  ]);
});

test('an order may name its own address', async () => {
  const own = await startMerchant();
  const { order_id: id } = await sandbox.create({ order_meta: { notify_url: own.url } });
  await sandbox.control('pay', { order_id: id });
  await expect.poll(() => own.received.length).toBe(1);
  expect(merchant.received).toHaveLength(0);
  own.close();
});

test('it is tried again until a 2xx, with the same key and a fresh signature', async () => {
  merchant.answers.push(500, 302);
  await paid();
  await arrived(3);
  await settled();
  expect(merchant.received.every(isGenuine)).toBe(true);
  expect(merchant.received.map(({ headers }) => headers['x-webhook-attempt'])).toEqual(['1', '2', '3']);
  expect(new Set(merchant.received.map(({ headers }) => headers['x-idempotency-key'])).size).toBe(1);
  const { deliveries } = await sandbox.look('webhooks');
  expect(deliveries.map((entry: { status: number }) => entry.status)).toEqual([500, 302, 200]);
});

test('it gives up after the last wait', async () => {
  merchant.answers.push(500, 500, 500, 500, 500);
  await paid();
  await settled();
  expect(merchant.received).toHaveLength(4);
});

test('duplicates come as often as asked', async () => {
  await sandbox.control('next', { on: 'webhook', fault: 'duplicate', times: 50 });
  await paid();
  await settled();
  expect(merchant.received).toHaveLength(50);
  expect(new Set(merchant.received.map(({ raw }) => raw)).size).toBe(1);
});

test('a webhook can have a wrong signature, amount or currency', async () => {
  await sandbox.control('next', { on: 'webhook', fault: 'bad-signature' });
  await paid();
  await arrived(1);
  expect(merchant.received.map(isGenuine)).toEqual([false]);
  await sandbox.control('next', { on: 'webhook', fault: 'wrong-amount' });
  await paid();
  await arrived(2);
  await sandbox.control('next', { on: 'webhook', fault: 'wrong-currency', currency: 'EUR' });
  await paid();
  await arrived(3);
  expect(merchant.received.slice(1).every(isGenuine)).toBe(true);
  expect(bodies()[1].data.payment.payment_amount).toBe(1);
  expect(bodies()[2].data.payment.payment_currency).toBe('EUR');
});

test('a webhook can be late, or never come', async () => {
  await sandbox.control('next', { on: 'webhook', fault: 'suppress' });
  const silent = await paid();
  await sandbox.control('next', { on: 'webhook', fault: 'delay', delayMs: 100 });
  const start = performance.now();
  await paid();
  await arrived(1);
  await settled();
  expect(performance.now() - start).toBeGreaterThanOrEqual(95);
  expect(merchant.received).toHaveLength(1);
  expect((await sandbox.look(`webhooks?order_id=${silent}`)).deliveries).toMatchObject([
    { status: 0, error: 'suppressed', type: 'PAYMENT_SUCCESS_WEBHOOK' },
  ]);
});

test('a failure of an earlier try can come after the success', async () => {
  await sandbox.control('next', { on: 'webhook', fault: 'out-of-order' });
  const id = await paid();
  await arrived(2);
  const [success, failed] = bodies();
  expect([success.type, failed.type]).toEqual(['PAYMENT_SUCCESS_WEBHOOK', 'PAYMENT_FAILED_WEBHOOK']);
  expect(Date.parse(failed.event_time)).toBeLessThan(Date.parse(success.event_time));
  expect((await sandbox.call('GET', `/orders/${id}/payments`)).body).toHaveLength(2);
});

test('a refund is told', async () => {
  const id = await paid();
  await sandbox.call('POST', `/orders/${id}/refunds`, { refund_amount: 199, refund_id: 'r_1' });
  await arrived(2);
  expect(bodies()[1]).toMatchObject({
    type: 'REFUND_STATUS_WEBHOOK',
    data: {
      refund: {
        refund_id: 'r_1',
        order_id: id,
        refund_amount: 199,
        refund_currency: 'INR',
        refund_status: 'SUCCESS',
      },
    },
  });
});

test('by hand: again, several at once, old, altered, unsigned, about orders nobody made', async () => {
  const id = await paid();
  await arrived(1);
  const again = await sandbox.control('webhook', { order_id: id, times: 3 });
  expect(again.body.deliveries).toMatchObject([{ status: 200 }, { status: 200 }, { status: 200 }]);
  expect(new Set(merchant.received.map(({ raw }) => raw)).size).toBe(1);
  const last = () => merchant.received.at(-1) ?? { headers: {}, raw: '' };
  await sandbox.control('webhook', { order_id: id, signature: 'altered' });
  expect(isGenuine(last())).toBe(false);
  await sandbox.control('webhook', { order_id: id, signature: 'missing' });
  expect(last().headers['x-webhook-signature']).toBeUndefined();
  await sandbox.control('webhook', { order_id: id, ageMs: 3_600_000 });
  expect(Number(last().headers['x-webhook-timestamp'])).toBeLessThan(Date.now() - 3_500_000);
  expect(isGenuine(last())).toBe(true);
  await sandbox.control('webhook', { order_id: id, type: 'PAYMENT_FAILED_WEBHOOK', amount: 5 });
  expect(bodies().at(-1)).toMatchObject({
    type: 'PAYMENT_FAILED_WEBHOOK',
    data: { payment: { payment_status: 'FAILED', payment_amount: 5 } },
  });
  await sandbox.control('webhook', { order_id: 'order_of_another_shop' });
  expect(bodies().at(-1).data.order.order_id).toBe('order_of_another_shop');
  expect((await sandbox.control('webhook', { order_id: id, type: 'HELLO' })).status).toBe(400);
});

test('by hand: an answer that is no 2xx is retried only when asked', async () => {
  const id = await paid();
  await arrived(1);
  merchant.answers.push(500);
  await sandbox.control('webhook', { order_id: id });
  await settled();
  expect(merchant.received).toHaveLength(2);
  merchant.answers.push(500);
  await sandbox.control('webhook', { order_id: id, retry: true });
  await arrived(4);
});

test('the test of the dashboard is signed too', async () => {
  await sandbox.control('webhook', { type: 'TEST' });
  expect(bodies()).toMatchObject([{ type: 'WEBHOOK', data: { test_object: { test_key: 'test_value' } } }]);
  expect(merchant.received.every(isGenuine)).toBe(true);
});

test('reset drops what waits', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await sandbox.control('next', { on: 'webhook', fault: 'delay', delayMs: 60_000 });
  await paid();
  await sandbox.control('reset');
  expect((await sandbox.look('webhooks')).under_way).toBe(0);
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  const marker = await paid();
  await arrived(1);
  expect(bodies()[0].data.order.order_id).toBe(marker);
});
