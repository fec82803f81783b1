import { randomInt, randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SECURITY_EVENTS } from '@/lib/kit/security-events';
import { ringOf } from '@/lib/server/keys';
import { networkPseudonyms, personPseudonyms } from '@/lib/server/pseudonym';
import { CookiePerson } from '../setup/cookie-person';
import { type Product, readLog, startProduct } from '../setup/product';
import { logUntil } from '../setup/product-log';

const SECRET = 'a secret of the log that has more than 32 bytes';
const ADDRESS = '203.0.113.77';
const RING = ringOf([{ id: 'log', secret: SECRET }], 'signs the cookies of a test run');

let product: Product;

beforeAll(async () => {
  const env = { TRUSTED_PROXIES: '1', RATE_LIMITS: 'default', HASH_SECRETS: `log:${SECRET}` };
  product = await startProduct({ env });
});
afterAll(() => product?.stop());

const FROM = { 'x-forwarded-for': ADDRESS };
const called = (id: unknown) => personPseudonyms(String(id), RING)[0]?.pseudonym;

type Line = Record<string, unknown>;
const linesOf = (log: string): Line[] =>
  log
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line);

/** The event that belongs to an answer; undefined when there is none. */
async function eventOf(answer: { headers: Headers }): Promise<Line | undefined> {
  const lines = linesOf(await logUntil(product, answer));
  return lines.find(
    ({ msg, requestId }) => msg === 'security' && requestId === answer.headers.get('x-request-id'),
  );
}

test('who did what is in the log by pseudonyms, and nothing in it names a person, an address or what was written', async () => {
  const sub = String(randomInt(2 ** 40));
  const email = `${sub}@example.com`;
  const person = new CookiePerson(product.url);
  const call = (method: string, path: string, json?: unknown, headers = {}) =>
    person.call(method, path, { json, headers: { ...FROM, ...headers } });

  const registered = await call('POST', '/api/user/register', { browserFingerprint: randomUUID() });
  const guest = JSON.parse(registered.text).id as string;
  const network = networkPseudonyms(ADDRESS, RING)[0]?.pseudonym;

  const way = await call('GET', '/auth/google?returnTo=/account');
  const back = await call('GET', await person.choose(way.location, sub));
  expect(await eventOf(back)).toMatchObject({
    ...{ event: 'sign_in', outcome: 'success', network, who: called(guest) },
  });

  const foreign = await call('POST', '/api/account/delete', {}, { origin: 'https://evil.example' });
  expect(await eventOf(foreign)).toMatchObject({
    ...{ event: 'access_refused', outcome: 'failure', reason: 'another site', network },
  });
  const others = await call('GET', `/api/chat/messages/${randomUUID()}`);
  expect(await eventOf(others)).toMatchObject({
    event: 'access_refused',
    reason: 'not_found',
    who: called(guest),
  });

  const exported = await call('GET', '/api/account/export');
  expect(await eventOf(exported)).toMatchObject({
    event: 'data_export',
    outcome: 'success',
    who: called(guest),
  });

  const forged = await fetch(`${product.url}/api/payment/webhook`, {
    method: 'POST',
    headers: {
      ...{ 'content-type': 'application/json', 'x-webhook-signature': 'forged' },
      'x-webhook-timestamp': String(Date.now()),
    },
    body: '{}',
  });
  expect(await eventOf(forged)).toMatchObject({ event: 'access_refused', reason: 'bad signature' });

  const issue = { name: 'Asha Kulkarni', mobileNumber: '9876543210', issueDetail: 'the words of an issue' };
  const sent = [];
  for (let at = 0; at < 6; at += 1) sent.push(await call('POST', '/api/issues', issue));
  const [last] = sent.slice(-1);
  expect(last?.status).toBe(429);
  expect(last && (await eventOf(last))).toMatchObject({
    event: 'rate_limited',
    reason: 'request rate',
    network,
  });

  const out = await call('POST', '/auth/logout', {});
  expect(await eventOf(out)).toMatchObject({ event: 'sign_out', outcome: 'success', who: called(guest) });
  await person.signIn(sub);
  const gone = await call('POST', '/api/account/delete', { confirm: true });
  expect(await eventOf(gone)).toMatchObject({
    event: 'account_deletion',
    outcome: 'success',
    who: called(guest),
  });

  const cancelled = await call('GET', '/api/auth/callback/google?error=access_denied');
  expect(await eventOf(cancelled)).toMatchObject({
    event: 'sign_in',
    outcome: 'failure',
    reason: 'cancelled',
  });

  const log = readLog(product);
  const events = linesOf(log).filter(({ msg }) => msg === 'security');
  expect(events[0]).toMatchObject({
    event: 'key_used',
    reason: 'start',
    keys: { hash: ['log', 'nextauth'] },
  });
  for (const { event } of events) expect(SECURITY_EVENTS).toContain(event);
  for (const secret of [guest, sub, email, 'Asha', ADDRESS, '9876543210', 'words of an issue', SECRET])
    expect(log).not.toContain(secret);
});

test('a page that fails is a line of the log like every other, with its request and without its words', async () => {
  const person = new CookiePerson(product.url);
  await person.call('POST', '/api/user/register', {
    json: { browserFingerprint: randomUUID() },
    headers: FROM,
  });
  const client = new pg.Client({ connectionString: product.databaseUrl });
  await client.connect();
  await client.query('ALTER TABLE device_sessions RENAME TO elsewhere');
  const before = readLog(product).length;
  const answer = await person.call('GET', '/account', { headers: FROM });
  await client.query('ALTER TABLE elsewhere RENAME TO device_sessions');
  await client.end();
  expect(answer.status).toBe(500);

  const requestId = answer.headers.get('x-request-id');
  const failed = () =>
    linesOf(readLog(product)).find((line) => line.msg === 'a page failed' && line.requestId === requestId);
  await expect.poll(failed).toMatchObject({ level: 50, route: 'GET /account', name: expect.any(String) });
  const printed = linesOf(readLog(product)).find(({ msg, stack }) => msg === 'printed' && stack);
  expect(printed).toMatchObject({ level: 50, message: expect.any(String), stack: expect.any(Array) });
  const strays = readLog(product)
    .slice(before)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('{'));
  expect(strays).toEqual([]);
});
