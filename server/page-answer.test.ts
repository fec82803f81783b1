import http, { type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { finishPage } from './page-answer';

const SCRIPT = '<script src="/_next/static/chunks/a-1.js" async="" nonce="n"></script>';
const LATE_SCRIPT = '<script src="/_next/static/chunks/a-1.js" type="late" nonce="n"></script>';
const PRELOAD =
  '<link rel="preload" as="script" fetchPriority="low" nonce="n" href="/_next/static/chunks/b-2.js"/>';
const START = '<script src="/_next/static/chunks/b-2.js" nonce="n" async=""></script>';
const LATE_START = '<script src="/_next/static/chunks/b-2.js" nonce="n" type="late"></script>';
const MANIFEST = '<link rel="manifest" href="/m"/>';
const LATE_MANIFEST = '<link data-late="manifest" href="/m"/>';
const page = (script: string, [preload, start] = script === SCRIPT ? [PRELOAD, START] : ['', LATE_START]) =>
  `<!DOCTYPE html><html><head><title>à</title>${script === SCRIPT ? MANIFEST : LATE_MANIFEST}${script}${preload}</head><body>नमस्ते<img src="a.svg" fetchPriority="high"/>${start} और</body></html>`;

const openFirstPage = (cookies = 'none') => ({
  head: (html: string) => html.replace('<title>', `<style>/* ${cookies} */</style><title>`),
  body: (html: string) => html.replace(' fetchPriority="high"', ' data-here=""'),
});
const STYLED = page(LATE_SCRIPT)
  .replace('<title>', '<style>/* none */</style><title>')
  .replace(' fetchPriority="high"', ' data-here=""');

let server: http.Server | undefined;
afterEach(() => server?.close());

type Answered = { status: number; headers: http.IncomingHttpHeaders; body: Buffer };

/** What a client gets of an answer that `work` writes. */
async function ask(
  work: (response: ServerResponse) => unknown,
  { method = 'GET', accept = '' }: { method?: string; accept?: string } = {},
): Promise<Answered> {
  const listening = http.createServer((request, response) => {
    finishPage(request, response, openFirstPage);
    void work(response);
  });
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, resolve));
  const { port } = listening.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const headers = accept ? { 'accept-encoding': accept } : {};
    const asked = http.request({ port, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts),
        }),
      );
    });
    asked.on('error', reject);
    asked.end();
  });
}

const sendPage = (response: ServerResponse) => {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  const bytes = Buffer.from(page(SCRIPT));
  // In the middle of a letter, of a tag and of a word.
  for (const [from, to] of [
    [0, 36],
    [36, 60],
    [60, bytes.length - 20],
    [bytes.length - 20, bytes.length],
  ])
    response.write(bytes.subarray(from, to));
  response.end();
};

test('the scripts of a page wait, whatever pieces its head comes in, and its words stay', async () => {
  const { headers, body } = await ask(sendPage);
  expect(`${body}`).toBe(STYLED);
  expect(headers['content-encoding']).toBeUndefined();
  expect(headers.vary).toBe('accept-encoding');
});

test('scripts of a document without the layout, which has nothing that starts them, come at once', async () => {
  const failed = `<!DOCTYPE html><html id="__next_error__"><head>${SCRIPT}</head><body></body></html>`;
  const { body } = await ask((response) => {
    response.setHeader('content-type', 'text/html');
    response.end(failed);
  });
  expect(`${body}`).toBe(failed);
});

test.each([
  ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
])('a page is compressed by %s for %s', async (encoding, accept, decompress) => {
  const { headers, body } = await ask(sendPage, { accept });
  expect(headers['content-encoding']).toBe(encoding);
  expect(`${decompress(body)}`).toBe(STYLED);
});

test('a page that is written at once loses its length, and one without a head stays as it is', async () => {
  const written = await ask((response) => {
    response.setHeader('content-length', Buffer.byteLength(page(SCRIPT)));
    response.setHeader('content-type', 'text/html');
    response.end(page(SCRIPT));
  });
  expect(`${written.body}`).toBe(STYLED);
  server?.close();
  const short = await ask((response) => response.writeHead(404, { 'content-type': 'text/html' }).end('No.'));
  expect([short.status, `${short.body}`]).toEqual([404, 'No.']);
});

test('an answer counts as given at once, and a part of a file stays one', async () => {
  const sent: boolean[] = [];
  await ask(
    (response) => {
      sendPage(response);
      sent.push(response.headersSent);
    },
    { accept: 'br' },
  );
  expect(sent).toEqual([true]);
  server?.close();
  const part = await ask(
    (response) => response.writeHead(206, { 'content-type': 'text/css', 'content-length': 3 }).end('a{}'),
    { accept: 'br' },
  );
  expect([part.headers['content-encoding'], part.headers['content-length']]).toEqual([undefined, '3']);
});

test('what Next sends for a step within the product is compressed, and nothing in it changed', async () => {
  const { headers, body } = await ask(
    (response) => {
      response.setHeader('content-type', 'text/x-component');
      response.end(page(SCRIPT));
    },
    { accept: 'br' },
  );
  expect(headers['content-encoding']).toBe('br');
  expect(`${brotliDecompressSync(body)}`).toBe(page(SCRIPT));
});

test('a picture and an answer without a body stay as they are', async () => {
  const picture = await ask(
    (response) => {
      response.setHeader('content-type', 'image/png');
      response.setHeader('content-length', 3);
      response.end(Buffer.from([1, 2, 3]));
    },
    { accept: 'br' },
  );
  expect(picture.headers['content-encoding']).toBeUndefined();
  expect(picture.headers['content-length']).toBe('3');
  expect([...picture.body]).toEqual([1, 2, 3]);
  server?.close();
  const unchanged = await ask(
    (response) => {
      response.setHeader('content-type', 'text/html');
      response.statusCode = 304;
      response.end();
    },
    { accept: 'br' },
  );
  expect([unchanged.status, unchanged.headers['content-encoding'], unchanged.body.length]).toEqual([
    304,
    undefined,
    0,
  ]);
  server?.close();
  const head = await ask(sendPage, { method: 'HEAD', accept: 'br' });
  expect([head.status, head.headers['content-encoding'], head.body.length]).toEqual([200, undefined, 0]);
});

test('a part reaches the reader when it is flushed, before the rest is there', async () => {
  const { promise: rest, resolve: finish } = Promise.withResolvers<void>();
  const listening = http.createServer(async (request, response) => {
    finishPage(request, response, openFirstPage);
    response.setHeader('content-type', 'text/html');
    response.write(page(SCRIPT));
    (response as ServerResponse & { flush(): void }).flush();
    await rest;
    response.end('the rest');
  });
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, resolve));
  const { port } = listening.address() as AddressInfo;
  const answer = await fetch(`http://localhost:${port}`, { headers: { 'accept-encoding': 'br' } });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  const first = await reader?.read();
  expect(first?.value).toContain('<title>à');
  finish();
  const second = await reader?.read();
  expect(second?.value).toContain('the rest');
});
