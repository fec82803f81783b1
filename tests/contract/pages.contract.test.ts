import { randomUUID } from 'node:crypto';
import { describe, expect, inject, test } from 'vitest';
import { drawingAddress } from '../../components/shared/drawing-address';
import { STYLES_COOKIE } from '../../lib/kit/late-script';
import { Person } from '../setup/http-person';
import { readLog } from '../setup/product';
import { logUntil } from '../setup/product-log';

const product = inject('product');
const newcomer = () => new Person(product.url);

describe('pages', () => {
  test.each([
    '/',
    '/partners_home',
    '/psychologist',
    '/loading/friendly',
    `/chat/${randomUUID()}`,
    '/no-such-page',
    '/healthzz',
    '/companions/no-such-picture',
    '/chat/%E0%A4%A',
  ])('%s has its security headers, a policy without unsafe scripts, and a request id', async (path) => {
    const { headers, status } = await newcomer().get(path);
    expect(status).toBe(/^\/(no-such|healthzz|companions|chat)/.test(path) ? 404 : 200);
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    const policy = headers.get('content-security-policy') ?? '';
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
    expect(scripts).toContain("'self'");
    // One other origin: the one the payment SDK comes from.
    const others = scripts.replace(new URL(product.cashfreeControlUrl).origin, '');
    expect(others).not.toMatch(/unsafe|\*|https?:/);
    for (const rule of [
      "default-src 'self'",
      "object-src 'none'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
    ]) {
      expect(policy).toContain(rule);
    }
    expect(headers.get('cache-control')).not.toContain('public');
  });

  test('health is told without a cookie, readiness with the database', async () => {
    for (const path of ['/healthz', '/readyz']) {
      const answer = await newcomer().get(path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.getSetCookie()).toEqual([]);
      expect(answer.body.status).toBe('ok');
    }
  });
});

test('who comes to the home page for the first time has a nonce, a visitor and an id of their own, and of nobody else anything', async () => {
  const nonceOf = ({ headers }: Response) =>
    /'nonce-(\w+)'/.exec(headers.get('content-security-policy') ?? '')?.[1] ?? '';
  const visits: { answer: Response; html: string }[] = [];
  for (let times = 0; times < 4; times += 1) {
    const answer = await fetch(product.url);
    visits.push({ answer, html: await answer.text() });
  }
  for (const { answer, html } of visits) {
    const nonces = [...html.matchAll(/nonce(?:="|\\?":\\?")(\w+)/g)].map(([, nonce]) => nonce);
    expect(nonces.length).toBeGreaterThan(3);
    expect(new Set(nonces)).toEqual(new Set([nonceOf(answer)]));
    expect(answer.headers.getSetCookie()).toHaveLength(1);
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
  }
  const ids = visits.map(({ answer }) => answer.headers.get('x-request-id'));
  const visitors = visits.map(({ answer }) => answer.headers.getSetCookie()[0]?.split('.')[2] ?? '');
  for (const own of [ids, visitors, visits.map(({ answer }) => nonceOf(answer))])
    expect(new Set(own).size).toBe(visits.length);
  // Everybody's words are the same, and nobody's id is among them.
  const words = new Set(visits.map(({ answer, html }) => html.replaceAll(nonceOf(answer), '')));
  expect(words.size).toBe(1);
  for (const id of visitors) expect([...words].join()).not.toContain(id);
  const [cookie = ''] = visits[0]?.answer.headers.getSetCookie() ?? [];
  const again = await fetch(product.url, { headers: { cookie: cookie.split(';')[0] ?? '' } });
  expect(again.headers.getSetCookie()).toEqual([]);
});

describe('every answer', () => {
  test.each([
    '/sitemap.xml',
    '/robots.txt',
    '/favicon.ico',
    '/icons/icon-192.png',
    '/pictures/tara--star-night.svg',
    '/companions/fallback.svg',
    '/companions/no-such-picture.svg',
    '/_next/static/no-such-file.js',
    '/api/user/me/',
    '/api/user/me',
    '/auth/google',
    '/healthz',
    '/pixel',
  ])('GET %s has a request id, and is taken for nothing but what it says it is', async (path) => {
    const { headers } = await newcomer().get(path);
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('a picture brings no cookie, and may be kept', async () => {
    for (const path of [
      '/pictures/tara--star-night.svg',
      '/companions/fallback.svg',
      '/icons/icon-192.png',
    ]) {
      const { headers } = await newcomer().get(path);
      expect(headers.getSetCookie()).toEqual([]);
      expect(headers.get('cache-control')).toContain('public');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    }
  });
});

test('one log line per request, in JSON, and nothing about a person in it', async () => {
  const person = await newcomer().register();
  const sessionId = await person.startChat();
  const before = await logUntil(product, await person.get('/api/user/me'));
  const secret = `mera raaz ${randomUUID()}`;
  const answers = [
    await person.send(sessionId, secret),
    await person.post('/api/issues', {
      name: 'Asha Raazdaar',
      mobileNumber: '9811122233',
      issueDetail: secret,
    }),
    await person.get(`/api/chat/messages/${sessionId}`),
  ] as const;
  const written = await logUntil(product, answers[2]);
  const lines = written
    .slice(before.length)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { msg: string; requestId: string });
  for (const { headers, status } of answers) {
    expect(status).toBe(200);
    const own = lines.filter(({ requestId }) => requestId === headers.get('x-request-id'));
    expect(own).toMatchObject([
      { msg: 'request', status: 200, route: expect.any(String), ms: expect.any(Number) },
    ]);
  }
  for (const personal of [secret, 'Asha', '9811122233', person.id, sessionId, person.cookie]) {
    expect(readLog(product)).not.toContain(personal);
  }
});

test('a drawing is kept for a year under its versioned name, and asked for again under any other', async () => {
  const plain = await newcomer().get('/companions/arjun.svg');
  const drawing = plain.text;
  expect(drawing).toContain('<svg');
  for (const [path, kept] of [
    [drawingAddress('/companions/arjun.svg'), 'public, max-age=31536000, immutable'],
    ['/companions/arjun.0123456789.svg', 'public, max-age=0'],
    ['/companions/arjun.svg', 'public, max-age=0'],
  ] as const) {
    const answer = await newcomer().get(path);
    const { status, headers } = answer;
    expect(status, path).toBe(200);
    expect(answer.text).toBe(drawing);
    expect(headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(headers.get('cache-control')).toBe(kept);
    expect(headers.getSetCookie()).toEqual([]);
  }
  for (const path of ['/reviewers/priya.svg', '/pictures/tara--sunset-sea.svg'])
    expect((await newcomer().get(drawingAddress(path))).headers.get('cache-control')).toContain('immutable');
});

test.each(['/', '/psychologist', '/psychologist/isha-menon/profile', '/psychologist/topic/breakups'])(
  "%s brings its largest drawing within a browser's first page, and asks for it ahead of all others on the next one",
  async (path) => {
    const page = async (cookie: string) => (await fetch(product.url + path, { headers: { cookie } })).text();
    const drawings = (html: string) => html.match(/<img src="data:image[^>]+>/g) ?? [];
    const first = await page('');
    expect(drawings(first)).toEqual([expect.stringContaining(' loading="eager" fetchPriority="high"')]);
    const styles = [...first.matchAll(/data-late="stylesheet"[^>]* href="[^"]+\/([\w-]+\.css)/g)];
    expect(styles).not.toEqual([]);
    const next = await page(`${STYLES_COOKIE}=${styles.map(([, name]) => name).join('/')}`);
    expect(drawings(next)).toEqual([]);
    expect(next.match(/<img [^>]*fetchPriority="high"/g)).toHaveLength(1);
    const ahead = /<link (?:rel|data-late)="([a-z]+)"[^>]* href="\/companions\/[\w.-]+\.svg"/g;
    expect([...first.matchAll(ahead)].map(([, what]) => what)).toEqual(['prefetch']);
    expect([...next.matchAll(ahead)].map(([, what]) => what)).toEqual(['preload']);
  },
);
