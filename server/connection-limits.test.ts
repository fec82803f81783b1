import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limitConnections } from './connection-limits';

/** ms */
const STILL = 300;
/** More than the buffers between two sockets hold. */
const ANSWER = Buffer.alloc(16 * 1024 * 1024, 'x');

const server = http.createServer((_request, response) => response.end(ANSWER));
let port = 0;

beforeAll(async () => {
  limitConnections(server, STILL);
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
