import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startSandbox } from './testing.ts';

let sandbox: Awaited<ReturnType<typeof startSandbox>>;

beforeAll(async () => {
  sandbox = await startSandbox();
});
beforeEach(() => sandbox.control('reset'));
afterAll(() => sandbox.close());

function withAbort(): { signal: AbortSignal; abort: () => void } {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

const madeOf = async (order: Record<string, unknown>) =>
  (await sandbox.look(`orders?order_id=${order.order_id}`)).orders;

const get = (id: string) => sandbox.call('GET', `/orders/${id}`);

test('500 and 429 do nothing unless they are told to come after the work', async () => {
  await sandbox.control('next', { on: 'create', fault: '500' });
  await sandbox.control('next', { on: 'create', fault: '429' });
  expect((await sandbox.call('POST', '/orders', sandbox.order())).body).toMatchObject({ type: 'api_error' });
  expect(await sandbox.call('POST', '/orders', sandbox.order())).toMatchObject({
    status: 429,
    body: { type: 'rate_limit_error' },
  });
  expect((await sandbox.look('orders')).total).toBe(0);
  await sandbox.control('next', { on: 'create', fault: '500', processed: true });
  expect((await sandbox.call('POST', '/orders', sandbox.order())).status).toBe(500);
  expect((await sandbox.look('orders')).total).toBe(1);
});

test('cut and hang lose the answer of an order that was made; the same key finds it', async () => {
  for (const fault of ['cut', 'hang']) {
    const order = sandbox.order();
    const key = { 'x-idempotency-key': fault };
    await sandbox.control('next', { on: 'create', fault });
    const { signal, abort } = withAbort();
    const lost = sandbox.call('POST', '/orders', order, key, signal);
    const left = expect(lost).rejects.toThrow();
    await expect.poll(async () => (await madeOf(order)).length).toBe(1);
    abort();
    await left;
    const again = await sandbox.call('POST', '/orders', order, key);
    expect(again).toMatchObject({ status: 200, body: { order_id: order.order_id } });
    expect(again.headers.get('x-idempotency-replayed')).toBe('true');
  }
});

test('delay answers with what was true before it, so that a webhook can overtake', async () => {
  const order = sandbox.order();
  await sandbox.control('next', { on: 'create', fault: 'delay', delayMs: 120 });
  const start = performance.now();
  const creating = sandbox.call('POST', '/orders', order);
  await expect.poll(async () => (await sandbox.look('orders')).total).toBe(1);
  await sandbox.control('pay', { order_id: order.order_id });
  expect((await creating).body.order_status).toBe('ACTIVE');
  expect(performance.now() - start).toBeGreaterThanOrEqual(115);
});

test('wrong amounts and currencies are in the answer only', async () => {
  const { order_id: id } = await sandbox.create();
  await sandbox.control('pay', { order_id: id });
  await sandbox.control('next', { on: 'get', fault: 'wrong-amount' });
  expect((await get(id)).body).toMatchObject({ order_amount: 1, order_status: 'PAID' });
  await sandbox.control('next', { on: 'get', fault: 'wrong-amount', amount: 150 });
  expect((await get(id)).body.order_amount).toBe(150);
  await sandbox.control('next', { on: 'get', fault: 'wrong-currency' });
  expect((await get(id)).body.order_currency).toBe('USD');
  await sandbox.control('next', { on: 'payments', fault: 'wrong-amount' });
  expect((await sandbox.call('GET', `/orders/${id}/payments`)).body[0].payment_amount).toBe(1);
  expect((await get(id)).body).toMatchObject({ order_amount: 199, order_currency: 'INR' });
});

test('garbage is a 200 that is no JSON', async () => {
  await sandbox.control('next', { on: 'get', fault: 'garbage' });
  await expect(get('any')).rejects.toThrow();
});

test('a fault waits for its point and its order, as often as asked', async () => {
  const { order_id: alpha } = await sandbox.create({ order_id: 'order_alpha' });
  const { order_id: beta } = await sandbox.create({ order_id: 'order_beta' });
  await sandbox.control('next', { on: 'get', fault: '500', match: 'alpha', count: 2 });
  expect((await get(beta)).status).toBe(200);
  expect((await sandbox.call('GET', `/orders/${alpha}/payments`)).status).toBe(200);
  expect((await get(alpha)).status).toBe(500);
  expect((await get(alpha)).status).toBe(500);
  expect((await get(alpha)).status).toBe(200);
  await sandbox.control('next', { fault: '429' });
  expect((await sandbox.call('GET', `/orders/${alpha}/refunds`)).status).toBe(429);
});

test('limits count the calls of a minute', async () => {
  const { order_id: id } = await sandbox.create();
  await sandbox.control('limits', { get: 2 });
  const statuses = [await get(id), await get(id), await get(id)].map((answer) => answer.status);
  expect(statuses).toEqual([200, 200, 429]);
  await sandbox.control('limits', { get: null });
  expect((await get(id)).status).toBe(200);
});

test('the browser script can fail to load', async () => {
  const load = () => fetch(`${sandbox.origin}/sdk/cashfree.js`);
  await sandbox.control('next', { on: 'sdk', fault: '500' });
  expect((await load()).status).toBe(500);
  expect((await load()).status).toBe(200);
});

test.each([
  { fault: 'explode' },
  { fault: 'duplicate', on: 'get' },
  { fault: 'delay', delayMs: -1 },
  { fault: '500', count: 0 },
  { fault: '500', on: 'moon' },
])('a wish that makes no sense is a 400: %j', async (wish) => {
  expect((await sandbox.control('next', wish)).status).toBe(400);
});
