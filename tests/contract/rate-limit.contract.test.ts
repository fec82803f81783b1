import { afterAll, beforeAll, expect, test } from 'vitest';
import { Person } from '../setup/http-person';
import { type Product, startProduct } from '../setup/product';
import { storedAddress } from '../setup/stored-address';

let product: Product;

beforeAll(async () => {
  product = await startProduct({ env: { RATE_LIMITS: 'default' } });
});

afterAll(() => product?.stop());

test('who asks too often is told when to come back, and the others are not touched', async () => {
  const person = await new Person(product.url).register();
  const issue = { name: 'Asha', mobileNumber: '9876543210', issueDetail: 'slow' };
  for (let sent = 0; sent < 5; sent += 1) expect((await person.post('/api/issues', issue)).status).toBe(200);
  const refused = await person.post('/api/issues', issue);
  expect(refused.status).toBe(429);
  expect(refused.body.error).toEqual(expect.any(String));
  const seconds = Number(refused.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(600);

  expect((await person.get('/api/user/me')).status).toBe(200);
  const other = await new Person(product.url).register();
  expect((await other.post('/api/issues', issue)).status).toBe(200);
});

test('loading times are limited by address alone: a new cookie for each report helps nobody', async () => {
  const report = () => new Person(product.url).post('/api/vitals', { page: '/', values: { CLS: 0 } });
  for (let sent = 0; sent < 600; sent += 50) {
    const answers = await Promise.all(Array.from({ length: 50 }, report));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  }
  const refused = await report();
  expect([refused.status, refused.headers.getSetCookie()]).toEqual([429, []]);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('one phone gets at most three free starters a day', async () => {
  const people = [];
  for (let visit = 0; visit < 4; visit += 1)
    people.push(await new Person(product.url).register('the same phone'));
  expect(await Promise.all(people.map((person) => person.balance()))).toEqual([5, 5, 5, 0]);
});

test('a balance of five, a hundred sends at once: at most five replies and nothing below zero', async () => {
  const person = await new Person(product.url).register();
  const sessions = await Promise.all(Array.from({ length: 10 }, () => person.startChat()));
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, at) => person.send(sessions[at % 10] ?? '', `message ${at}`)),
  );
  const replied = answers.filter(({ status, body }) => status === 200 && body.rechargeRequired === false);
  expect(replied.length).toBeGreaterThan(0);
  expect(replied.length).toBeLessThanOrEqual(5);
  expect(await person.balance()).toBe(5 - replied.length);
  expect(answers.map(({ status }) => status).filter((status) => ![200, 409, 429].includes(status))).toEqual(
    [],
  );
});

test('a client is known by its socket, whatever it claims', async () => {
  expect(await storedAddress(product)).toMatch(/^(::1|(::ffff:)?127\.0\.0\.1)$/);
});
