import { randomUUID } from 'node:crypto';
import http, { type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openFirstVisits } from './first-visits';
import { finishPage } from './page-answer';

const firstPage = () => ({ head: (html: string) => html, body: (html: string) => html });
const cookieOf = (id: string) => `saathi_visitor=3.root.${id}.-.signature; Path=/; HttpOnly`;

let server: http.Server;
let origin: { port: number };
let drawn: number;
let clock: number;
let made: object;
/** What a drawing says besides its words, and what it does not end well with. */
let says: (own: { visitorId: string; requestId: string }) => string;
let more: (response: ServerResponse) => void;

function draw(response: ServerResponse, requestId: string): void {
  drawn += 1;
  const nonce = randomUUID().replaceAll('-', '');
  const visitorId = randomUUID();
  response.setHeader('content-security-policy', `script-src 'nonce-${nonce}'`);
  response.setHeader('set-cookie', [cookieOf(visitorId)]);
  response.setHeader('vary', 'rsc');
  more(response);
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.write(`<html><head></head><body>${drawn} नमस्ते<script nonce="${nonce}">1</script>`);
  response.end(`${says({ visitorId, requestId })}</body></html>`);
}

beforeEach(async () => {
  [drawn, clock, made] = [0, 0, {}];
  says = () => '';
  more = () => undefined;
  const answer = openFirstVisits({
    newCookie: () => cookieOf(randomUUID()),
    madeFrom: () => made,
    now: () => clock,
  });
  server = http.createServer((request, response) => {
    const requestId = randomUUID();
    response.setHeader('x-request-id', requestId);
    finishPage(request, response, firstPage);
    const language = request.headers['accept-language'] ?? 'en';
    void answer(request, response, language, async () => draw(response, requestId));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  origin = { port: (server.address() as AddressInfo).port };
});
afterEach(() => server.close());

type Told = { headers: IncomingHttpHeaders; html: string };

const ask = (headers: Record<string, string> = {}, path = '/', method = 'GET') =>
  new Promise<Told>((resolve, reject) => {
    const asked = http.request({ ...origin, path, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const body = Buffer.concat(parts);
        const html = response.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
        resolve({ headers: response.headers, html: html.toString() });
      });
    });
    asked.on('error', reject);
    asked.end();
  });

const nonceOf = ({ headers }: Told) =>
  /nonce-(\w+)/.exec(String(headers['content-security-policy']))?.[1] ?? '';
const wordsOf = (told: Told) => told.html.replaceAll(nonceOf(told), 'n');

test('who comes for the first time is shown what was drawn for somebody else, with a nonce, a cookie and an id of their own', async () => {
  const all = [await ask(), await ask(), await ask({ 'accept-encoding': 'gzip' })];
  expect(drawn).toBe(1);
  expect(new Set(all.map(wordsOf)).size).toBe(1);
  expect(all[0]?.html).toContain('1 नमस्ते');
  for (const own of [
    nonceOf,
    ({ headers }: Told) => headers['set-cookie']?.[0],
    ({ headers }: Told) => headers['x-request-id'],
  ])
    expect(new Set(all.map(own)).size).toBe(3);
  for (const told of all) {
    expect(told.html).toContain(`nonce="${nonceOf(told)}"`);
    expect(told.headers['set-cookie']).toHaveLength(1);
    expect(told.headers.vary).toBe('rsc, accept-encoding');
    expect(told.headers['content-type']).toBe('text/html; charset=utf-8');
  }
});

test('a drawing is as old as its beginning, and one that took long replaces none that is newer', async () => {
  let finishFirst = (): unknown => undefined;
  more = (response) => {
    const end = response.end.bind(response);
    response.end = ((...args: Parameters<typeof end>) => {
      finishFirst = () => end(...args);
      return response;
    }) as typeof response.end;
  };
  const slow = ask();
  await expect.poll(() => drawn).toBe(1);
  more = () => undefined;
  clock = 3_000;
  expect((await ask()).html).toContain('2 ');
  clock = 7_000;
  finishFirst();
  expect((await slow).html).toContain('1 ');
  expect((await ask()).html).toContain('2 ');
  clock = 8_000;
  expect((await ask()).html).toContain('3 ');
});

test('it is drawn anew after five seconds, in another language, and when a setting has changed', async () => {
  await ask();
  clock = 4_999;
  expect((await ask()).html).toContain('1 ');
  clock = 5_000;
  expect((await ask()).html).toContain('2 ');
  expect((await ask({ 'accept-language': 'hi' })).html).toContain('3 ');
  made = {};
  expect((await ask()).html).toContain('4 ');
  expect((await ask()).html).toContain('4 ');
});

test.each([
  ['with a cookie', { cookie: 'a=b' }],
  ['for the router', { rsc: '1' }],
  ['ahead', { 'next-router-prefetch': '1' }],
  ['of a robot', { 'user-agent': 'Googlebot' }],
  ['to an address with a campaign', {}, '/?utm_source=x'],
  ['to another page', {}, '/about'],
  ['without a body', {}, '/', 'HEAD'],
])(
  'a request %s is drawn for itself, and nobody else is shown it',
  async (_what, headers, path = '/', method = 'GET') => {
    await ask(headers as Record<string, string>, path, method);
    await ask();
    await ask(headers as Record<string, string>, path, method);
    expect(drawn).toBe(3);
  },
);

test.each<[string, () => void]>([
  [
    'names its visitor',
    () => {
      says = ({ visitorId }) => visitorId;
    },
  ],
  [
    'names its request',
    () => {
      says = ({ requestId }) => requestId;
    },
  ],
  [
    'failed in a part',
    () => {
      says = () => '<template data-dgst="1"></template>';
    },
  ],
  [
    'sets another cookie as well',
    () => {
      more = (response) => response.appendHeader('set-cookie', 'b=c; Path=/');
    },
  ],
  [
    'is an error',
    () => {
      more = (response) => {
        response.statusCode = 500;
      };
    },
  ],
  [
    'has no nonce',
    () => {
      more = (response) => response.removeHeader('content-security-policy');
    },
  ],
])('what %s is shown to nobody else', async (_what, begin) => {
  begin();
  await ask();
  await ask();
  expect(drawn).toBe(2);
});
