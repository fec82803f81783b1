import { gzipSync } from 'node:zlib';
import { beforeAll, expect, inject, test } from 'vitest';
import { Person } from '../setup/http-person';

/**
 * Bytes of gzipped JavaScript in the first load, a little above what it weighs. tests/e2e/page-weight.spec.ts weighs that nothing
 * comes after it by itself but a chat's note that it was read: the rest is fetched with the first input, and what waits for it is 0.3 kB of each page. The chat's own code
 * comes in three files, because other pages use much of it, which costs it 1.4 kB. What has large scripts compiled while they are
 * fetched (build/content-build.mjs) is 0.1 to 0.2 kB of each page.
 */
const LIMITS: [path: string, limit: number][] = [
  ['/', 149_100],
  ['/partners_home', 148_350],
  ['/psychologist', 152_100],
  ['/psychologist/topic/breakups', 147_950],
  ['/recharge', 150_300],
  ['/paywall/{id}', 151_950],
  ['/account', 157_450],
  ['/chats', 150_300],
  ['/chat/{id}', 175_650],
];

const product = inject('product');
let person: Person;
let sessionId: string;
beforeAll(async () => {
  person = await new Person(product.url).register();
  sessionId = await person.startChat();
});

/** What the document itself asks for; a browser skips the polyfills marked `noModule`. */
async function weighFirstLoad(path: string): Promise<number> {
  const { status, text: html } = await person.get(path.replace('{id}', sessionId));
  expect(status).toBe(200);
  const tags = [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"[^>]*>/g)].filter(
    ([tag]) => !/nomodule/i.test(tag),
  );
  const sources = new Set(tags.map(([, source = '']) => source));
  expect(sources.size).toBeGreaterThan(0);
  const scripts = await Promise.all(
    [...sources].map(async (source) => (await fetch(new URL(source, product.url))).arrayBuffer()),
  );
  return scripts.reduce((sum, script) => sum + gzipSync(script).length, 0);
}

test.each(LIMITS)('the first load of %s stays within its budget', async (path, limit) => {
  expect(await weighFirstLoad(path)).toBeLessThanOrEqual(limit);
});

test.each([...LIMITS.map(([path]) => path), '/psychologist/meera-rao/profile'])(
  'the header of a first visit of %s asks for no file: it comes within the page, or waits for its words',
  async (path) => {
    const { status, headers } = await person.get(path.replace('{id}', sessionId));
    expect(status).toBe(200);
    expect(headers.get('link')).toBeNull();
  },
);

test('React and the router ask to be compiled while they are fetched', async () => {
  const html = await (await fetch(`${product.url}/`)).text();
  const addresses = new Set(
    [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].map(([, address = '']) => address),
  );
  const scripts = await Promise.all(
    [...addresses].map(async (address) => (await fetch(new URL(address, product.url))).text()),
  );
  const large = scripts.filter(({ length }) => length > 100_000);
  expect(large.length).toBeGreaterThan(0);
  for (const script of large) expect(script).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test('the script that begins a page has the name by which the page runs it last (lib/client/late-scripts.ts)', async () => {
  const html = await (await fetch(`${product.url}/`)).text();
  const late = [...html.matchAll(/<script src="([^"]+)"[^>]* type="late"/g)].map(
    ([, address = '']) => address,
  );
  expect(late.length).toBeGreaterThan(2);
  const begins = late.filter((address) => address.includes('/turbopack-'));
  expect(begins).toHaveLength(1);
  const texts = await Promise.all(
    late.map(async (address) => (await fetch(new URL(address, product.url))).text()),
  );
  const isRuntime = (text: string) => text.includes('runtimeModuleIds.length');
  expect(late.filter((_, place) => isRuntime(texts[place] ?? ''))).toEqual(begins);
});

test('scripts and styles of the build come by Brotli, whole, and are kept for a year', async () => {
  const html = await (await fetch(`${product.url}/`)).text();
  for (const ending of ['js', 'css']) {
    const [address = ''] = html.match(new RegExp(`/_next/static/[^"\\\\]+\\.${ending}`)) ?? [];
    const plain = await fetch(`${product.url}${address}`, { headers: { 'accept-encoding': 'identity' } });
    const small = await fetch(`${product.url}${address}`, { headers: { 'accept-encoding': 'gzip, br' } });
    expect(small.headers.get('content-encoding')).toBe('br');
    expect(small.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(small.headers.get('x-content-type-options')).toBe('nosniff');
    const text = await plain.text();
    expect(await small.text()).toBe(text);
    expect(Number(small.headers.get('content-length'))).toBeLessThan(text.length);
  }
});
