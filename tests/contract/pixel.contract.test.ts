import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { Person } from '../setup/http-person';
import { type Product, startProduct } from '../setup/product';

const PIXEL_ID = '1234567890123456';
const plain = inject('product');
let configured: Product;

beforeAll(async () => {
  configured = await startProduct({ env: { META_PIXEL_ID: PIXEL_ID } });
});

afterAll(() => configured?.stop());

const policyOf = async (product: { url: string }, path: string) =>
  (await new Person(product.url).get(path)).headers.get('content-security-policy') ?? '';

test('without a pixel id there is no pixel, nothing to consent to, and no page may frame anything of ours', async () => {
  const person = await new Person(plain.url).register();
  expect((await person.get('/pixel')).status).toBe(404);
  expect((await person.get('/api/user/me')).body.tracking).toBe('off');
  expect(await policyOf(plain, '/')).not.toMatch(/frame-src[^;]*'self'|facebook/);
});

test("with one, Meta's hosts are allowed in the sandboxed frame alone", async () => {
  for (const path of ['/', '/recharge', '/psychologist']) {
    const policy = await policyOf(configured, path);
    expect(policy).toMatch(/frame-src 'self' /);
    expect(policy).not.toContain('facebook');
  }
  const frame = await new Person(configured.url).get('/pixel');
  expect(frame.status).toBe(200);
  expect(frame.text).toContain(PIXEL_ID);
  expect(frame.headers.getSetCookie()).toEqual([]);
  expect(frame.headers.get('referrer-policy')).toBe('strict-origin');
  const policy = frame.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/^sandbox allow-scripts;/);
  for (const rule of ["default-src 'none'", "frame-ancestors 'self'", "form-action 'none'"]) {
    expect(policy).toContain(rule);
  }
  expect(policy).not.toMatch(/unsafe|\*|allow-same-origin/);
});

test('a choice is what the person said last', async () => {
  const person = await new Person(configured.url).register();
  const tracking = async () => (await person.get('/api/user/me')).body.tracking;
  expect(await tracking()).toBe('unasked');
  for (const granted of [true, false, true]) {
    await person.post('/api/user/consent', { purpose: 'tracking', granted });
    expect(await tracking()).toBe(granted ? 'granted' : 'refused');
  }
});
