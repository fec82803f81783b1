import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { KEEP_ALIVE_MS, limitConnections } from './connection-limits';

/** ms */
const STILL = 300;
const NEXT = 700;
const PIECE_EVERY = 50;
/** More than the buffers between two sockets hold. */
const ANSWER = Buffer.alloc(16 * 1024 * 1024, 'x');

const server = http.createServer(
  ({ url }, response) => void response.end(url === '/short' ? 'short' : ANSWER),
);
let port = 0;

beforeAll(async () => {
  limitConnections(server, { still: STILL, next: NEXT });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as net.AddressInfo).port;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const ask = () => {
  const socket = net.connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n');
  return socket;
};

test('a client that does not take its answer is cut off', async () => {
  const cut = once(server, 'request').then(([, response]) => once(response as http.ServerResponse, 'close'));
  const socket = ask().pause();
  await cut;
  expect(server.listening).toBe(true);
  socket.destroy();
});

test('a client that takes it slowly gets all of it', async () => {
  const socket = ask();
  let taken = 0;
  // Reads a little, rests for less than the limit, reads on: longer than the limit in all.
  socket.on('data', (chunk: Buffer) => {
    taken += chunk.length;
    socket.pause();
    setTimeout(() => socket.resume(), 2);
  });
  await expect.poll(() => taken).toBeGreaterThan(ANSWER.length);
  socket.destroy();
});

/** Also when the end comes as an error, because something was written after it. */
const closed = (socket: net.Socket) => new Promise((resolve) => socket.once('close', resolve));
const SHORT = 'GET /short HTTP/1.1\r\nHost: here\r\n\r\n';

test.each([
  ['an answer', SHORT],
  ['the first request', ''],
])('a client that after %s sends nothing but empty lines is cut off', async (_what, first) => {
  const socket = net.connect(port, '127.0.0.1').resume();
  socket.on('error', () => undefined);
  socket.write(first);
  const dripping = setInterval(() => socket.write('\r\n'), PIECE_EVERY);
  await closed(socket);
  clearInterval(dripping);
});

test('a client that asks again in time keeps its connection', async () => {
  const socket = net.connect(port, '127.0.0.1');
  for (let asked = 0; asked < 4; asked += 1) {
    socket.write(SHORT);
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toContain('200 OK');
    await new Promise((resolve) => setTimeout(resolve, STILL / 3));
  }
  expect(socket.destroyed).toBe(false);
  socket.destroy();
});

test('a client that asks a thousand times without waiting for an answer is cut off, and hardly begun', async () => {
  let begun = 0;
  let made = 0;
  const count = ({ socket }: http.IncomingMessage) => {
    made += 1;
    if (!socket.destroyed) begun += 1;
  };
  server.on('request', count);
  const socket = net.connect(port, '127.0.0.1').resume();
  socket.on('error', () => undefined);
  socket.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n'.repeat(1000));
  await closed(socket);
  server.off('request', count);
  expect(begun).toBe(1);
  // The second one, for which it is cut off, and no other that came with it.
  expect(made).toBe(2);
});

test('one connection more than there may be is closed at once, and the next one is taken as soon as there is room', async () => {
  const MOST = 20;
  const full = http.createServer((_request, response) => void response.end('short'));
  limitConnections(full);
  expect(full.maxConnections).toBe(10_000);
  limitConnections(full, { most: MOST });
  full.listen(0, '127.0.0.1');
  await once(full, 'listening');
  const connect = () => {
    const socket = net.connect((full.address() as net.AddressInfo).port, '127.0.0.1');
    return socket.on('error', () => undefined);
  };
  const answered = async (socket: net.Socket) => {
    socket.write(SHORT);
    return Promise.race([once(socket, 'data').then(() => true), closed(socket).then(() => false)]);
  };
  const held = Array.from({ length: MOST }, connect);
  expect(await Promise.all(held.map(answered))).toEqual(Array(MOST).fill(true));
  expect(await answered(connect())).toBe(false);
  // Whoever is in stays in.
  expect(await answered(held[0] ?? connect())).toBe(true);
  held[1]?.destroy();
  await expect.poll(() => answered(connect())).toBe(true);
  full.closeAllConnections();
  full.close();
});

test('Caddy lets go of an idle connection before the product closes it', () => {
  const config = readFileSync(`${import.meta.dirname}/../ops/compose/Caddyfile`, 'utf8');
  const seconds = Number(/^\s*keepalive (\d+)s$/m.exec(config)?.[1]);
  expect(seconds * 1000).toBeLessThan(KEEP_ALIVE_MS);
});
