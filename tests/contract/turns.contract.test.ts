import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Product, startProduct } from '../setup/product';

/** Fewer than may wait from one neighbourhood (lib/server/turns.ts). */
const WAITING = 190;
const MEMBER = '203.0.113.9';

let product: Product;
// Where people come from is what the proxy in front says.
beforeAll(async () => {
  product = await startProduct({ env: { TRUSTED_PROXIES: '1' } });
});
afterAll(() => product?.stop());

type Told = { status: number; headers: http.IncomingHttpHeaders };
const agent = new http.Agent({ keepAlive: true, maxSockets: 600 });

/** A request of somebody at that address. */
function ask(method: string, path: string, address: string, json?: object, cookie = ''): Promise<Told> {
  return new Promise((resolve, reject) => {
    const headers = { 'x-forwarded-for': address, 'content-type': 'application/json', cookie };
    const request = http.request(`${product.url}${path}`, { method, agent, headers }, (response) => {
      response.resume();
      response.once('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers }));
    });
    request.once('error', reject);
    request.end(json && JSON.stringify(json));
  });
}

const register = (address: string) =>
  ask('POST', '/api/user/register', address, { browserFingerprint: randomUUID(), deviceType: 'mobile' });
const cookieOf = ({ headers }: Told) => headers['set-cookie']?.[0]?.split(';')[0] ?? '';

/** Strangers of one /24, each of whom asks again as soon as there is an answer, until they are told to stop. */
function flood(strangers: number) {
  const told: Told[] = [];
  let isOver = false;
  const one = async (at: number) => {
    do told.push(await ask('GET', '/psychologist', `198.18.60.${at % 250}`));
    while (!isOver);
  };
  const all = Promise.all(Array.from({ length: strangers }, (_, at) => one(at)));
  return {
    told,
    async stop() {
      isOver = true;
      await all;
    },
  };
}

/** Answers of the flood while somebody else waited for one: those that had been begun, and what is begun between the statements of that one's request. */
const ANSWERED_MEANWHILE = WAITING / 8;

test('while a /24 floods the server, a member, a webhook and a health check come before nearly all that waited', async () => {
  const cookie = cookieOf(await register(MEMBER));
  const asks = [
    () => ask('GET', '/api/account', MEMBER, undefined, cookie),
    () => ask('GET', '/api/user/me', MEMBER, undefined, cookie),
    () => ask('POST', '/api/payment/webhook', '203.0.113.77', {}),
    () => ask('GET', '/readyz', '203.0.113.78'),
  ];
  // A route is loaded when it is first asked for, which is not what is looked at here.
  for (const one of asks) await one();
  const { told, stop } = flood(WAITING);
  // A flood that has only just begun has used less than a member who came before it.
  await expect.poll(() => told.length, { timeout: 60_000 }).toBeGreaterThan(WAITING);
  const statuses: number[] = [];
  const meanwhile: number[] = [];
  for (const one of asks) {
    const before = told.length;
    statuses.push((await one()).status);
    meanwhile.push(told.length - before);
  }
  await stop();
  expect(statuses).toEqual([200, 200, 401, 200]);
  expect(Math.max(...meanwhile), String(meanwhile)).toBeLessThanOrEqual(ANSWERED_MEANWHILE);
  expect(new Set(told.map(({ status }) => status))).toEqual(new Set([200]));
});

test('the flood itself is told when to come again, and nobody else is', async () => {
  const { told, stop } = flood(WAITING + 80);
  const elsewhere = register('203.0.113.80');
  await stop();
  const refused = told.filter(({ status }) => status === 429);
  expect(told.every(({ status }) => status === 200 || status === 429)).toBe(true);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.every(({ headers }) => headers['retry-after'] === '2')).toBe(true);
  expect((await elsewhere).status).toBe(200);
});

test('who sends a body slowly keeps nobody from a turn', async () => {
  const slow = Array.from({ length: 30 }, () => {
    const headers = {
      'x-forwarded-for': '198.18.61.1',
      'content-type': 'application/json',
      'content-length': 60_000,
    };
    const request = http.request(`${product.url}/api/issues`, { method: 'POST', headers });
    request.on('error', () => undefined);
    request.write('{');
    return request;
  });
  await new Promise((resolve) => setTimeout(resolve, 100));
  const told = await Promise.all(Array.from({ length: 20 }, () => register('198.18.61.2')));
  expect(told.map(({ status }) => status)).toEqual(Array(20).fill(200));
  for (const request of slow) request.destroy();
});
