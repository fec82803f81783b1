import { Cashfree, CFEnvironment } from 'cashfree-pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startMerchant, startSandbox } from './testing.ts';

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let merchant: Awaited<ReturnType<typeof startMerchant>>;
let client: Cashfree;

function clientWith(secret: string): Cashfree {
  const made = new Cashfree(CFEnvironment.SANDBOX, 'sandbox', secret, undefined, undefined, undefined, false);
  made.basePath = `${sandbox.origin}/pg`;
  return made;
}

beforeAll(async () => {
  merchant = await startMerchant();
  sandbox = await startSandbox({ webhookUrl: merchant.url });
  client = clientWith('sandbox-secret');
});
beforeEach(async () => {
  await sandbox.control('reset');
  merchant.received.length = 0;
});
afterAll(() => {
  sandbox.close();
  merchant.close();
});

const order = {
  order_id: 'recharge_123e4567-e89b-42d3-a456-426614174000',
  order_amount: 199,
  order_currency: 'INR',
  customer_details: { customer_id: 'user1', customer_phone: '9999999999' },
  order_meta: {
    return_url: 'http://localhost:3000/recharge-success?order_id={order_id}',
    payment_methods: 'cc,dc,upi,nb',
  },
};

test('the real client makes, fetches, pays, refunds and terminates orders', async () => {
  const { data: made } = await client.PGCreateOrder(order, 'request-1', 'key-1');
  expect(made).toMatchObject({ order_id: order.order_id, order_status: 'ACTIVE' });
  const { data: again } = await client.PGCreateOrder(order, 'request-2', 'key-1');
  expect(again.payment_session_id).toBe(made.payment_session_id);
  await sandbox.control('pay', { order_id: order.order_id });
  expect((await client.PGFetchOrder(order.order_id)).data.order_status).toBe('PAID');
  const { data: payments } = await client.PGOrderFetchPayments(order.order_id);
  expect(payments).toMatchObject([{ payment_status: 'SUCCESS', payment_amount: 199 }]);
  const { data: refund } = await client.PGOrderCreateRefund(order.order_id, {
    refund_amount: 199,
    refund_id: 'refund_1',
  });
  expect(refund).toMatchObject({ refund_status: 'PENDING', cf_payment_id: payments[0]?.cf_payment_id });
  await expect
    .poll(async () => (await client.PGOrderFetchRefunds(order.order_id)).data[0]?.refund_status)
    .toBe('SUCCESS');
  const other = { ...order, order_id: 'offer_1' };
  await client.PGCreateOrder(other);
  const { data: ended } = await client.PGTerminateOrder('offer_1', { order_status: 'TERMINATED' });
  expect(ended.order_status).toBe('TERMINATED');
});

test('its errors carry status, message, code and type', async () => {
  const wrongSecret = clientWith('wrong').PGFetchOrder('any');
  await expect(wrongSecret).rejects.toMatchObject({
    response: { status: 401, data: { type: 'authentication_error' } },
  });
  await expect(client.PGFetchOrder('none')).rejects.toMatchObject({
    response: { status: 404, data: { code: 'order_not_found' } },
  });
  await client.PGCreateOrder(order, undefined, 'key-1');
  await expect(client.PGCreateOrder({ ...order, order_amount: 9 }, undefined, 'key-1')).rejects.toMatchObject(
    {
      response: { status: 422, data: { type: 'idempotency_error' } },
    },
  );
  await sandbox.control('next', { on: 'get', fault: 'hang' });
  await expect(
    client.PGFetchOrder(order.order_id, undefined, undefined, { timeout: 100 }),
  ).rejects.toMatchObject({ code: 'ECONNABORTED' });
});

test('its own check takes our webhooks, and refuses badly signed ones', async () => {
  await client.PGCreateOrder(order);
  await sandbox.control('pay', { order_id: order.order_id });
  await expect.poll(() => merchant.received.length).toBe(1);
  await sandbox.control('webhook', { order_id: order.order_id, signature: 'bad' });
  const [good, bad] = merchant.received.map(
    ({ headers, raw }) =>
      () =>
        client.PGVerifyWebhookSignature(
          String(headers['x-webhook-signature']),
          raw,
          String(headers['x-webhook-timestamp']),
        ),
  );
  expect(good?.().type).toBe('PAYMENT_SUCCESS_WEBHOOK');
  expect(bad).toThrow('did not match');
});
