import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileHeaders } from '@/lib/server/security-headers';
import { answerMalformed } from './answer-malformed';

const APP_URL = 'https://saathi.example';
const HEAD = 'HTTP/1.1\r\nHost: here\r\n';

/** The test says how far an answer has come when the rest of its request turns out to be none. */
const server = http.createServer({ connectionsCheckingInterval: 20 }, (request, response) => {
  if (request.url === '/begun') response.write('a beginning');
  if (request.url === '/answered') response.end('all of it');
});

beforeAll(async () => {
  server.headersTimeout = 100;
  server.requestTimeout = 150;
  answerMalformed(server, APP_URL);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** What comes back for that, until the server closes the connection. */
async function told(...pieces: string[]): Promise<string> {
  const socket = net.connect((server.address() as net.AddressInfo).port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  for (const piece of pieces) {
    socket.write(piece);
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  await closed;
  return answer;
}

test('an expectation that nobody can meet is answered with them, too', async () => {
  const answer = await told(`GET / ${HEAD}Expect: the-unexpected\r\nConnection: close\r\n\r\n`);
  expect(answer).toContain('HTTP/1.1 417 Expectation Failed');
  expect(answer).toContain('strict-transport-security: max-age=31536000; includeSubDomains');
});

test.each([
  ['what is no request', 'hello\r\n\r\n', '400 Bad Request'],
  [
    'headers that are too large',
    `GET / ${HEAD}X-Large: ${'x'.repeat(20_000)}\r\n\r\n`,
    '431 Request Header Fields Too Large',
  ],
  ['headers without an end', `GET / ${HEAD}`, '408 Request Timeout'],
  ['a body without an end', `POST / ${HEAD}Content-Length: 9\r\n\r\n{`, '408 Request Timeout'],
])('%s is answered with the headers of every answer', async (_what, sent, status) => {
  const [head = '', body] = (await told(sent)).split('\r\n\r\n');
  const [first, ...lines] = head.split('\r\n');
  expect(first).toBe(`HTTP/1.1 ${status}`);
  expect(lines).toEqual(expect.arrayContaining(fileHeaders(APP_URL).map((pair) => pair.join(': '))));
  expect(head).toContain('strict-transport-security: max-age=31536000; includeSubDomains');
  expect(body).toBe('');
});

test('nothing is written into an answer that has begun', async () => {
  const answer = await told(`POST /begun ${HEAD}Content-Length: 9\r\n\r\n{`);
  expect(answer).toContain('a beginning');
  expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
});

test('after an answer that has ended, what is no request is answered too', async () => {
  const answer = await told(`GET /answered ${HEAD}\r\n`, 'hello\r\n\r\n');
  expect(answer).toContain('all of it');
  expect(answer).toContain('HTTP/1.1 400 Bad Request');
});
