import { createHmac } from 'node:crypto';
import pg from 'pg';
import { afterAll, expect, inject, test, vi } from 'vitest';
import { driftingOwners } from '@/lib/wallet/proof/service';
import { CashfreeStandIn } from '../setup/cashfree-stand-in';
import { Person } from '../setup/http-person';

const product = inject('product');
const cashfree = new CashfreeStandIn(product.cashfreeControlUrl);
const db = new pg.Pool({ connectionString: product.databaseUrl, max: 2 });

afterAll(async () => {
  expect(await driftingOwners(db)).toEqual([]);
  await db.end();
});

const guest = () => new Person(product.url).register();
const ordersOf = async (...people: Person[]) => {
  const { rows } = await db.query('SELECT order_id FROM payments WHERE user_id = ANY($1::uuid[])', [
    people.map(({ id }) => id),
  ]);
  return rows;
};

function webhook(body: string, headers: Record<string, string> = {}) {
  return fetch(`${product.url}/api/payment/webhook`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  });
}

/** Signed as Cashfree signs, with the secret the stand-in and the product share. */
function signed(body: string, timestamp = String(Date.now())) {
  const signature = createHmac('sha256', 'sandbox-secret')
    .update(timestamp + body)
    .digest('base64');
  return { 'x-webhook-timestamp': timestamp, 'x-webhook-signature': signature };
}

test('a person buys each plan at Cashfree, whose webhook alone credits it', async () => {
  const person = await guest();
  let expected = 5;
  for (const [planId, messages] of [
    ['starter', 10],
    ['standard', 50],
    ['premium', 1000],
  ] as const) {
    const { status, body } = await person.post('/api/payment/recharge', { userId: person.id, planId });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      payment_session_id: expect.any(String),
      mode: 'sandbox',
      sdk_url: expect.stringContaining('cashfree.js'),
    });
    await cashfree.pay(String(body.order_id), 'success');
    expected += messages;
    await vi.waitFor(async () => expect(await person.balance()).toBe(expected), { timeout: 30_000 });
  }
});

test('tampered amounts, counts, plans, users and chats make no order', async () => {
  const [person, stranger] = [await guest(), await guest()];
  const sessionId = await person.startChat();
  const pay = (who: Person, body: object) => who.post('/api/payment', body).then(({ status }) => status);
  expect(await pay(person, { sessionId, amount: 1, messageCount: 1000 })).toBe(400);
  expect(await pay(person, { sessionId, amount: '9', messageCount: 10 })).toBe(400);
  expect(await pay(person, { sessionId, amount: 9.5, messageCount: 10 })).toBe(400);
  expect(await pay(stranger, { sessionId, amount: 9, messageCount: 10 })).toBe(404);
  expect((await person.post('/api/payment/recharge', { userId: person.id, planId: 'free' })).status).toBe(
    400,
  );
  expect(
    (await person.post('/api/payment/recharge', { userId: stranger.id, planId: 'starter' })).status,
  ).toBe(403);
  expect((await person.post('/api/payment/rs3', { userId: person.id })).status).toBe(403);
  expect(
    (await new Person(product.url).post('/api/payment/recharge', { userId: person.id, planId: 'starter' }))
      .body,
  ).toEqual({ error: 'User not found' });
  expect(await ordersOf(person, stranger)).toEqual([]);
});

test('a webhook without, or with a wrong signature is 401; too large is 413; signed but unknown is 200', async () => {
  const body = JSON.stringify({ type: 'PAYMENT_SUCCESS_WEBHOOK', data: {} });
  expect((await webhook(body)).status).toBe(401);
  expect((await webhook(`${body} `, signed(body))).status).toBe(401);
  expect((await webhook(body, { ...signed(body), 'x-webhook-timestamp': '1' })).status).toBe(401);
  const untimed = { 'x-webhook-signature': signed(body, '')['x-webhook-signature'] };
  expect((await webhook(body, untimed)).status).toBe(401);
  const good = signed(body);
  const bytes = Buffer.from(good['x-webhook-signature'], 'base64');
  for (const signature of [
    bytes.toString('hex'),
    bytes.toString('base64url'),
    `${good['x-webhook-signature']}AAAA`,
    `${good['x-webhook-signature']}, more`,
    `!${good['x-webhook-signature']}`,
  ])
    expect((await webhook(body, { ...good, 'x-webhook-signature': signature })).status, signature).toBe(401);
  expect((await webhook('x'.repeat(70_000))).status).toBe(413);
  expect((await webhook(body, signed(body))).status).toBe(200);
  const unknown = JSON.stringify({
    type: 'PAYMENT_SUCCESS_WEBHOOK',
    data: {
      order: { order_id: 'recharge_nobody', order_amount: 29, order_currency: 'INR' },
      payment: { cf_payment_id: 1, payment_status: 'SUCCESS', payment_amount: 29, payment_currency: 'INR' },
    },
  });
  const answer = await webhook(unknown, signed(unknown));
  expect([answer.status, await answer.json()]).toEqual([200, { success: true }]);
  expect(answer.headers.get('set-cookie')).toBeNull();
});

test('a webhook of another time credits nothing by itself: the order is asked for at Cashfree', async () => {
  const person = await guest();
  const { body } = await person.post('/api/payment/recharge', { userId: person.id, planId: 'starter' });
  const orderId = String(body.order_id);
  const paid = JSON.stringify({
    type: 'PAYMENT_SUCCESS_WEBHOOK',
    data: {
      order: { order_id: orderId, order_amount: 29, order_currency: 'INR' },
      payment: { cf_payment_id: 7, payment_status: 'SUCCESS', payment_amount: 29, payment_currency: 'INR' },
    },
  });
  const HOUR_MS = 60 * 60 * 1000;
  for (const timestamp of [Date.now() - HOUR_MS, Date.now() + HOUR_MS, 1, 'yesterday'].map(String)) {
    const answer = await webhook(paid, signed(paid, timestamp));
    expect([answer.status, await answer.json()], timestamp).toEqual([200, { success: true }]);
  }
  expect(await person.balance()).toBe(5);
});

test("somebody else's order is 404, and a forged return credits nothing", async () => {
  const [person, stranger] = [await guest(), await guest()];
  const { body } = await person.post('/api/payment/recharge', { userId: person.id, planId: 'starter' });
  const orderId = String(body.order_id);
  expect((await stranger.post('/api/payment/verify', { orderId })).status).toBe(404);
  await person.get(`/recharge-success?order_id=${orderId}&payment_status=SUCCESS`);
  expect((await person.post('/api/payment/verify', { orderId })).body).toMatchObject({
    success: false,
    status: 'pending',
  });
  expect(await person.balance()).toBe(5);
});
