import net from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Product, startProduct } from '../setup/product';
import { type RawAnswer, sendRaw } from '../setup/raw-http';

const PUBLIC = 'saathi.example';
const TOKEN = 'a token for the tests';
const ENVIRONMENT = {
  APP_URL: `https://${PUBLIC}`,
  ALLOWED_HOSTS: 'www.saathi.example',
  ALLOW_UNFINISHED: 'sandbox,placeholders,claims',
  HOST: '127.0.0.1',
  METRICS_TOKEN: TOKEN,
  NEXTAUTH_SECRET: 'signs the cookies of a test run at a public address',
  // A stand-in of a push service is refused there.
  PUSH_SERVICE_URL: undefined,
  RATE_LIMITS: 'default',
};

let product: Product;
beforeAll(async () => {
  product = await startProduct({ env: ENVIRONMENT });
});
afterAll(() => product?.stop());

type Options = Parameters<typeof sendRaw>[2];
const send = (path: string, options: Options = {}): Promise<RawAnswer> => {
  const origin = product.url.replace('localhost', '127.0.0.1');
  return sendRaw(origin, path, { ...options, headers: { host: PUBLIC, ...options.headers } });
};
const json = { 'content-type': 'application/json' };

describe('who is asked for', () => {
  test.each(['evil.example', '127.0.0.1', 'localhost', 'saathi.example:8443', 'x@saathi.example'])(
    'a request for %s is refused, whatever it asks for, and changes nothing',
    async (host) => {
      for (const path of [
        '/',
        '/terms',
        '/recharge',
        '/api/user/me',
        '/auth/google',
        '/favicon.ico',
        '/none',
      ]) {
        const answer = await send(path, { headers: { host } });
        expect([answer.status, path]).toEqual([421, path]);
        expect(JSON.parse(answer.text)).toEqual({ error: 'Nothing is served under this host name.' });
        expect(answer.headers['set-cookie']).toBeUndefined();
      }
      const forged = { host, origin: `https://${host}`, ...json };
      const change = await send('/api/user/register', { method: 'POST', headers: forged, body: '{}' });
      expect([change.status, change.headers['set-cookie']]).toEqual([421, undefined]);
    },
  );

  test('the host of APP_URL and the further ones are answered', async () => {
    for (const host of [PUBLIC, 'SAATHI.example', `${PUBLIC}:443`, 'www.saathi.example'])
      expect((await send('/terms', { headers: { host } })).status).toBe(200);
  });

  test('the same build names the public address wherever it names one', async () => {
    for (const path of [
      '/terms',
      '/blogs',
      '/blogs/feed.xml',
      '/robots.txt',
      '/sitemap.xml',
      '/psychologist',
    ]) {
      const { text } = await send(path);
      expect(text).toContain(`https://${PUBLIC}`);
      expect(text).not.toMatch(/address\.invalid|localhost/);
    }
    for (const path of ['/', '/adults-only', '/recharge-failed', '/none', '/manifest.webmanifest'])
      expect((await send(path)).text).not.toMatch(/address\.invalid|localhost/);
  });

  test('a host in the request line has to be ours, too', async () => {
    expect((await send('http://evil.example/terms')).status).toBe(421);
    expect((await send(`https://${PUBLIC}/terms`)).status).toBe(200);
  });

  test('who watches over the process may ask by its address', async () => {
    for (const path of ['/healthz', '/readyz'])
      expect((await send(path, { headers: { host: '10.0.0.5:3000' } })).status).toBe(200);
  });
});

describe('metrics', () => {
  const read = async (headers: Record<string, string>) => (await send('/metrics', { headers })).status;

  test('are shown to who has the token, from anywhere', async () => {
    const authorization = `Bearer ${TOKEN}`;
    expect(await read({ authorization })).toBe(200);
    expect(await read({ authorization, host: '10.0.0.5:3000', 'x-forwarded-for': '203.0.113.9' })).toBe(200);
  });

  test('are not opened by a proxy on this machine, however little it says', async () => {
    for (const host of [PUBLIC, 'localhost', `127.0.0.1:${new URL(product.url).port}`])
      expect(await read({ host })).toBe(404);
    expect(await read({ authorization: 'Bearer something else' })).toBe(404);
  });
});

describe('at an https address', () => {
  test.each([
    ['/', 200],
    ['/recharge', 200],
    ['/terms', 200],
    ['/no-such', 404],
    ['/no-such/', 308],
    ['/robots.txt', 200],
    ['/sitemap.xml', 200],
    ['/manifest.webmanifest', 200],
    ['/favicon.ico', 200],
    ['/reader.js', 200],
    ['/pictures/tara--star-night.svg', 200],
    ['/pictures/none.svg', 404],
    ['/icons/none.png', 404],
    ['/_next/static/none.js', 404],
    ['/_next/none', 404],
    ['/_next/image?url=x', 404],
    ['/blogs/feed.xml', 200],
    ['/healthz', 200],
    ['/readyz', 200],
    ['/pixel', 404],
    ['/sw.js', 200],
    ['/notes', 200],
    ['/api/nothing', 404],
    ['/api/user/me', 401],
    ['/api/user/me/', 308],
    ['/auth/google', 302],
  ])('%s answers %i with every header that keeps people safe', async (path, status) => {
    for (const method of ['GET', 'HEAD', 'OPTIONS']) {
      const { headers, ...answer } = await send(path, { method });
      if (method === 'GET') expect(answer.status).toBe(status);
      expect(headers['strict-transport-security'], method).toBe('max-age=31536000; includeSubDomains');
      expect(headers['x-content-type-options'], method).toBe('nosniff');
      expect(headers['x-frame-options'], method).toBe('DENY');
      expect(headers['referrer-policy'], method).toBe('strict-origin-when-cross-origin');
      expect(headers['content-security-policy'], method).toMatch(/default-src '(none|self)'/);
      expect(headers['x-request-id'], method).toMatch(/^[0-9a-f-]{36}$/);
      const type = headers['content-type'];
      if (answer.text !== '') expect(type, method).toBeDefined();
      if (type && !/^(image\/(?!svg)|font\/)/.test(type)) expect(type, method).toMatch(/; charset=utf-8$/i);
      for (const cookie of headers['set-cookie'] ?? []) expect(cookie, method).toContain('; Secure');
    }
  });

  test('every cookie of a sign-in that went wrong is for https alone', async () => {
    const begun = await send('/auth/google');
    const cookie = (begun.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ');
    const ended = await send('/api/auth/callback/google?error=access_denied', {
      headers: { cookie: `${cookie}; next-auth.state=left` },
    });
    const cookies = ended.headers['set-cookie'] ?? [];
    expect(cookies.map((line) => line.split('=')[0])).toEqual(
      expect.arrayContaining(['__Host-saathi_sign_in', 'next-auth.state']),
    );
    for (const line of cookies) expect(line).toContain('; Secure');
  });
});

describe('a page', () => {
  const PAGES = ['/', '/recharge', '/terms', '/no-such', '/sitemap.xml', '/favicon.ico'];

  test.each(PAGES)('%s is read and nothing else', async (path) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const answer = await send(path, { method, headers: { 'content-length': '3' }, body: 'a=b' });
      expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
    }
    const options = await send(path, { method: 'OPTIONS' });
    expect([options.status, options.headers.allow]).toEqual([204, 'GET, HEAD, OPTIONS']);
  });

  test.each(PAGES)('%s takes no large body, announced or not', async (path) => {
    const body = 'x'.repeat(70_000);
    const headers = { 'content-type': 'text/plain', 'next-action': 'abc' };
    const announced = { ...headers, 'content-length': String(body.length) };
    expect((await send(path, { method: 'POST', headers: announced, body })).status).toBe(413);
    const streamed = { ...headers, 'transfer-encoding': 'chunked' };
    expect((await send(path, { method: 'POST', headers: streamed, body })).status).toBe(405);
  });
});

test('OPTIONS names methods that are there', async () => {
  const allow = async (path: string) => (await send(path, { method: 'OPTIONS' })).headers.allow;
  expect(await allow('/api/auth/callback/google')).toBe('GET, OPTIONS');
  expect(await allow('/api/user/register')).toBe('POST, OPTIONS');
  expect(await allow('/api/memory')).toBe('DELETE, GET, OPTIONS');
});

test('a request whose end can be read in two ways is refused, and what stands behind it is no request', async () => {
  const { port } = new URL(product.url);
  const head = `POST /api/user/register HTTP/1.1\r\nHost: ${PUBLIC}\r\nContent-Type: application/json\r\n`;
  const behind = `GET /healthz HTTP/1.1\r\nHost: ${PUBLIC}\r\n\r\n`;
  for (const lengths of [
    'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n',
    'Transfer-Encoding: chunked\r\nContent-Length: 4\r\n',
    'Content-Length: 4\r\nContent-Length: 5\r\n',
    'Transfer-Encoding: xchunked\r\n',
  ]) {
    const socket = net.connect(Number(port), '127.0.0.1');
    socket.end(`${head}${lengths}\r\n0\r\n\r\n${behind}`);
    const answers = (await text(socket)).match(/^HTTP\/1\.1 \d+/gm);
    expect(answers, lengths).toEqual(['HTTP/1.1 400']);
  }
});

test('a request that names no host is refused, with the headers of every answer', async () => {
  const { port } = new URL(product.url);
  for (const [path, version, status] of [
    ['/', '1.1', 400],
    ['/healthz', '1.1', 400],
    ['/', '1.0', 421],
    ['/healthz', '1.0', 200],
  ] as const) {
    const socket = net.connect(Number(port), '127.0.0.1');
    socket.end(`GET ${path} HTTP/${version}\r\nConnection: close\r\n\r\n`);
    const answer = (await text(socket)).toLowerCase();
    expect(answer, `${path} by ${version}`).toContain(`http/1.1 ${status}`);
    expect(answer).toContain('strict-transport-security: max-age=31536000; includesubdomains');
    expect(answer).toContain('x-content-type-options: nosniff');
  }
});

test.each(['/.git/config', '/.env', '/package.json', '/prisma', '/companions', '/icons', '/../package.json'])(
  '%s is nothing that anybody gets',
  async (path) => expect((await send(path)).status).toBe(404),
);
