import { once } from 'node:events';
import net from 'node:net';
import { expect, inject, test } from 'vitest';

const { port } = new URL(inject('product').url);
/** ms between two pieces: often enough that the connection is never idle. */
const EVERY_MS = 500;

/** What comes back until the server closes the connection, while a client sends a little more again and again. */
async function dripped(beginning: string, more: string): Promise<string> {
  const socket = net.connect(Number(port), '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  // Writing to a connection that the server has closed.
  socket.on('error', () => undefined);
  socket.write(beginning);
  const dripping = setInterval(() => socket.write(more), EVERY_MS);
  await once(socket, 'close');
  clearInterval(dripping);
  return answer;
}

test.concurrent.each([
  ['headers', `GET / HTTP/1.1\r\nHost: localhost:${port}\r\n`, 'X-More: 1\r\n', 408],
  [
    'the body of a call',
    `POST /api/issues HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{`,
    ' ',
    408,
  ],
  [
    'the body of a page',
    `POST / HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Length: 90000000\r\n\r\n`,
    'x'.repeat(10_000),
    413,
  ],
])('a client that never comes to an end of %s is cut off', async (_what, beginning, more, status) => {
  const answer = await dripped(beginning, more);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff');
});
