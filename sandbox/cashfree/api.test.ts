import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startSandbox } from './testing.ts';

let sandbox: Awaited<ReturnType<typeof startSandbox>>;

beforeAll(async () => {
  sandbox = await startSandbox();
});
beforeEach(() => sandbox.control('reset'));
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => sandbox.close());

test('an order is made, fetched, and carries everything the product reads', async () => {
  const made = await sandbox.create({
    order_id: 'session_abc-1',
    order_amount: 10.15,
    order_note: '50 messages',
    order_tags: { pack: 'p50' },
    order_expiry_time: new Date(Date.now() + 900_000).toISOString(),
  });
  expect(made).toMatchObject({
    order_id: 'session_abc-1',
    entity: 'order',
    order_amount: 10.15,
    order_currency: 'INR',
    order_status: 'ACTIVE',
    order_note: '50 messages',
    order_tags: { pack: 'p50' },
    customer_details: { customer_id: 'user_1', customer_phone: '9999999999' },
    order_meta: { return_url: 'http://localhost:3000/back?order={order_id}' },
    cf_order_id: expect.stringMatching(/^\d{16}$/),
    payment_session_id: expect.stringMatching(/^session_[\w-]{40,}$/),
    order_expiry_time: expect.stringMatching(/\+05:30$/),
    created_at: expect.stringMatching(/\+05:30$/),
  });
  const fetched = await sandbox.call('GET', '/orders/session_abc-1');
  expect(fetched).toMatchObject({ status: 200, body: made });
  expect((await sandbox.call('GET', '/orders/session_abc-1/payments')).body).toEqual([]);
});

test('a caller must be known and name a version', async () => {
  expect(await sandbox.call('POST', '/orders', sandbox.order(), { 'x-client-secret': 'x' })).toMatchObject({
    status: 401,
    body: { type: 'authentication_error', code: 'request_failed' },
  });
  expect(await sandbox.call('POST', '/orders', sandbox.order(), { 'x-api-version': '' })).toMatchObject({
    status: 400,
    body: { type: 'invalid_request_error' },
  });
  expect((await sandbox.look('orders')).total).toBe(0);
});

const customer = (changes: object) => ({
  customer_details: { customer_id: 'user_1', customer_phone: '9999999999', ...changes },
});

test.each([
  ['order_id_invalid', { order_id: 'ab' }],
  ['order_id_invalid', { order_id: 'x'.repeat(46) }],
  ['order_id_invalid', { order_id: 'has space' }],
  ['order_amount_invalid', { order_amount: 0.99 }],
  ['order_amount_invalid', { order_amount: 9.999 }],
  ['order_amount_invalid', { order_amount: '199' }],
  ['order_amount_invalid', { order_amount: -5 }],
  ['order_currency_invalid', { order_currency: 'USD' }],
  ['order_currency_invalid', { order_currency: undefined }],
  ['customer_details.customer_id_invalid', { customer_details: undefined }],
  ['customer_details.customer_id_invalid', customer({ customer_id: 'a b' })],
  ['customer_details.customer_phone_invalid', customer({ customer_phone: '12345' })],
  ['customer_details.customer_phone_invalid', customer({ customer_phone: undefined })],
  ['customer_details.customer_email_invalid', customer({ customer_email: 'nobody' })],
  ['order_meta.return_url_invalid', { order_meta: { return_url: `http://a.in/${'x'.repeat(250)}` } }],
  ['order_meta.return_url_invalid', { order_meta: { return_url: 'javascript:alert(1)' } }],
  ['order_meta.notify_url_invalid', { order_meta: { notify_url: 'http://example.com/hook' } }],
  ['order_meta.payment_methods_invalid', { order_meta: { payment_methods: 'upi,cheque' } }],
  ['order_expiry_time_invalid', { order_expiry_time: 'tomorrow' }],
  ['order_expiry_time_invalid', { order_expiry_time: '2020-01-01T00:00:00Z' }],
  ['order_tags_invalid', { order_tags: { n: 5 } }],
])('%s', async (code, changes) => {
  const answer = await sandbox.call('POST', '/orders', sandbox.order(changes));
  expect(answer).toMatchObject({ status: 400, body: { code, type: 'invalid_request_error' } });
  expect(answer.body.message).not.toBe('');
  expect((await sandbox.look('orders')).total).toBe(0);
});

test('recharge_ and a UUID is a valid order id', async () => {
  const id = 'recharge_123e4567-e89b-42d3-a456-426614174000';
  expect(await sandbox.create({ order_id: id })).toMatchObject({ order_id: id });
});

test('one idempotency key is one order: again the same, another body 422, the same id without it 409', async () => {
  const order = sandbox.order();
  const key = { 'x-idempotency-key': 'key-1' };
  const [first, second] = await Promise.all([
    sandbox.call('POST', '/orders', order, key),
    sandbox.call('POST', '/orders', order, key),
  ]);
  expect(first.status).toBe(200);
  expect(second.body).toEqual(first.body);
  expect(await sandbox.call('POST', '/orders', { ...order, order_amount: 200 }, key)).toMatchObject({
    status: 422,
    body: { type: 'idempotency_error' },
  });
  expect(await sandbox.call('POST', '/orders', order)).toMatchObject({
    status: 409,
    body: { code: 'order_already_exists' },
  });
  expect((await sandbox.look('orders')).total).toBe(1);
  const { calls } = await sandbox.look(`calls?order_id=${order.order_id}`);
  expect(calls.map((call: { status: number }) => call.status)).toEqual([200, 200, 422, 409]);
});

test('an order expires by the clock, and a success after that still makes it paid', async () => {
  // The stand-in runs in this process, by the same clock.
  vi.useFakeTimers({ toFake: ['Date'] });
  const expiry = Date.now() + 900_000;
  const { order_id: id } = await sandbox.create({ order_expiry_time: new Date(expiry).toISOString() });
  await sandbox.control('pay', { order_id: id, outcome: 'pending' });
  const status = async () => (await sandbox.call('GET', `/orders/${id}`)).body.order_status;
  vi.setSystemTime(expiry - 1);
  expect(await status()).toBe('ACTIVE');
  vi.setSystemTime(expiry);
  expect(await status()).toBe('EXPIRED');
  expect((await sandbox.control('pay', { order_id: id })).status).toBe(409);
  await sandbox.control('pay', { order_id: id, outcome: 'late-success' });
  expect(await status()).toBe('PAID');
});

test('an order can be terminated, but not under a payment that still succeeds', async () => {
  const { order_id: free } = await sandbox.create();
  const ended = await sandbox.call('PATCH', `/orders/${free}`, { order_status: 'TERMINATED' });
  expect(ended.body.order_status).toBe('TERMINATED');
  const { order_id: busy } = await sandbox.create();
  await sandbox.control('pay', { order_id: busy, outcome: 'pending' });
  const asked = await sandbox.call('PATCH', `/orders/${busy}`, { order_status: 'TERMINATED' });
  expect(asked.body.order_status).toBe('TERMINATION_REQUESTED');
  await sandbox.control('pay', { order_id: busy, outcome: 'late-success' });
  expect((await sandbox.call('GET', `/orders/${busy}`)).body.order_status).toBe('PAID');
  expect((await sandbox.call('PATCH', `/orders/${busy}`, { order_status: 'TERMINATED' })).status).toBe(400);
});

test('payments of an order tell their state; a failed one leaves it open, a second success needs force', async () => {
  const { order_id: id } = await sandbox.create();
  await sandbox.control('pay', { order_id: id, outcome: 'fail' });
  expect((await sandbox.call('GET', `/orders/${id}`)).body.order_status).toBe('ACTIVE');
  await sandbox.control('pay', { order_id: id, method: 'card' });
  const { body: payments } = await sandbox.call('GET', `/orders/${id}/payments`);
  expect(payments).toMatchObject([
    {
      payment_status: 'SUCCESS',
      payment_amount: 199,
      payment_currency: 'INR',
      payment_group: 'debit_card',
      payment_method: { card: { card_network: 'visa' } },
      bank_reference: expect.stringMatching(/^\d{12}$/),
      error_details: null,
    },
    { payment_status: 'FAILED', error_details: { error_code: 'TRANSACTION_DECLINED' }, bank_reference: null },
  ]);
  const one = await sandbox.call('GET', `/orders/${id}/payments/${payments[0].cf_payment_id}`);
  expect(one.body).toEqual(payments[0]);
  expect((await sandbox.control('pay', { order_id: id })).status).toBe(409);
  expect((await sandbox.control('pay', { order_id: id, force: true })).body.payment_status).toBe('SUCCESS');
  const flipped = { order_id: id, outcome: 'late-success', cf_payment_id: payments[1].cf_payment_id };
  expect((await sandbox.control('pay', flipped)).body).toMatchObject({
    cf_payment_id: payments[1].cf_payment_id,
    payment_status: 'SUCCESS',
  });
});

test('refunds: at most what was paid, once per id, ended as the note says', async () => {
  const { order_id: id } = await sandbox.create();
  const refund = (body: object) => sandbox.call('POST', `/orders/${id}/refunds`, body);
  expect((await refund({ refund_amount: 10, refund_id: 'r_1' })).status).toBe(400);
  await sandbox.control('pay', { order_id: id });
  expect((await refund({ refund_amount: 200, refund_id: 'r_1' })).status).toBe(400);
  const asked = await refund({ refund_amount: 99, refund_id: 'r_1' });
  expect(asked.body).toMatchObject({ refund_status: 'PENDING', refund_amount: 99, order_id: id });
  expect((await refund({ refund_amount: 10, refund_id: 'r_1' })).status).toBe(409);
  expect((await refund({ refund_amount: 101, refund_id: 'r_2' })).status).toBe(400);
  expect((await refund({ refund_amount: 100, refund_id: 'r_2', refund_note: 'PENDING' })).status).toBe(200);
  const list = async () =>
    (await sandbox.call('GET', `/orders/${id}/refunds`)).body.map(
      (entry: { refund_status: string }) => entry.refund_status,
    );
  await expect.poll(list).toEqual(['SUCCESS', 'PENDING']);
  await sandbox.control('refund', { order_id: id, refund_id: 'r_2', status: 'CANCELLED' });
  expect((await sandbox.call('GET', `/orders/${id}/refunds/r_2`)).body.refund_status).toBe('CANCELLED');
});

test('what does not exist is a 404 in the shape of the API', async () => {
  for (const path of ['/orders/none', '/orders/none/payments', '/orders/none/refunds', '/settlements'])
    expect(await sandbox.call('GET', path)).toMatchObject({
      status: 404,
      body: { message: expect.any(String), code: expect.any(String), type: 'invalid_request_error' },
    });
});

test('reset forgets all, or everything but the orders', async () => {
  const { order_id: id } = await sandbox.create();
  await sandbox.control('reset', { keepOrders: true });
  expect((await sandbox.call('GET', `/orders/${id}`)).status).toBe(200);
  expect((await sandbox.look('calls')).total).toBe(1);
  await sandbox.control('reset');
  expect((await sandbox.call('GET', `/orders/${id}`)).status).toBe(404);
});
