import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { Person } from '../setup/http-person';
import { PushStandIn } from '../setup/push-stand-in';

const product = inject('product');
const standIn = new PushStandIn(product.pushControlUrl);
const database = new pg.Client({ connectionString: product.databaseUrl });
beforeAll(() => database.connect());
afterAll(() => database.end());

async function subscribed() {
  const one = await new Person(product.url).register();
  const { publicKey } = (await one.get('/api/account/push')).body;
  const { id: browser, subscription } = await standIn.subscribe(String(publicKey));
  const answer = await one.post('/api/account/push', subscription);
  const [device] = answer.body.devices as { id: string }[];
  return { one, browser, subscription, answer, id: device?.id };
}

test('a reply that nobody has read reaches the device by its push service, signed and encrypted, once', async () => {
  const { one, browser, answer } = await subscribed();
  expect(answer.status).toBe(200);
  expect(JSON.stringify(answer.body)).not.toMatch(/wpush|p256dh|endpoint/);
  const { id: sessionId } = (await one.post('/api/chat/session', { chatType: 'friendly' })).body;
  const said = await one.post('/api/chat/message', { sessionId, sender: 'user', content: 'Kal milte hain' });
  expect(said.status).toBe(200);
  // As after half a minute.
  await database.query('UPDATE push_notices SET next_try_at = now() WHERE chat_id = $1', [sessionId]);
  await expect.poll(() => standIn.callsFor(browser), { timeout: 30_000 }).toHaveLength(1);
  const [call] = await standIn.callsFor(browser);
  expect(call).toMatchObject({ status: 201, urgency: 'normal', topic: expect.any(String) });
  expect(JSON.parse(call?.text ?? '')).toEqual({
    body: 'You have a new message',
    lang: 'en',
    path: `/chat/${sessionId}`,
    tag: `reply:${sessionId}`,
  });
});

test('what a device is told is chosen, and ends', async () => {
  const { one, id } = await subscribed();
  const changed = await one.post(`/api/account/push/${id}`, { kinds: ['payment'], showsSender: true });
  expect(changed.body.devices).toMatchObject([{ kinds: ['payment'], showsSender: true, isCurrent: true }]);
  const off = await one.post(`/api/account/push/${id}/off`, {});
  expect(off.body.devices).toEqual([]);
  expect((await one.post(`/api/account/push/${id}`, { kinds: [], showsSender: true })).status).toBe(404);
});

test('what is no subscription is refused in words', async () => {
  const { one, subscription, id } = await subscribed();
  const { keys } = subscription;
  for (const body of [
    ...[{}, { endpoint: subscription.endpoint }, { ...subscription, keys: {} }],
    { ...subscription, keys: { ...keys, p256dh: 'x' } },
    { ...subscription, keys: { ...keys, auth: 'x'.repeat(300) } },
    { ...subscription, endpoint: `https://fcm.googleapis.com/${'x'.repeat(1_000)}` },
    ...['http://169.254.169.254/', 'https://localhost/', 'file:///etc/passwd', 'x', ''].map((endpoint) => ({
      ...subscription,
      endpoint,
    })),
  ]) {
    const answer = await one.post('/api/account/push', body);
    expect(answer.status, JSON.stringify(body)).toBe(400);
    expect(answer.body.error).toMatch(/^[A-Z“].+\.$/);
  }
  for (const body of [{}, { kinds: ['everything'], showsSender: false }, { kinds: [], showsSender: 'yes' }])
    expect((await one.post(`/api/account/push/${id}`, body)).status).toBe(400);
});

test('a sign-out of the device ends what it is told', async () => {
  const { one, subscription } = await subscribed();
  expect((await one.post('/auth/logout', {})).status).toBe(200);
  const { rows } = await database.query('SELECT 1 FROM push_subscriptions WHERE endpoint = $1', [
    subscription.endpoint,
  ]);
  expect(rows).toEqual([]);
});
