import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import { expect, test } from 'vitest';
import { freePort, whyPortIsTaken } from './ports.mjs';

const RANGE = '/proc/sys/net/ipv4/ip_local_port_range';

async function listening(port: number): Promise<net.Server> {
  const server = net.createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

test('a free port can be listened on; a wished one is taken when it is free', async () => {
  const port = await freePort();
  const server = await listening(port);
  expect(await whyPortIsTaken(port, '127.0.0.1')).toBe('EADDRINUSE');
  const other = await freePort(port);
  expect(other).not.toBe(port);
  server.close();
  await once(server, 'close');
  expect(await freePort(port)).toBe(port);
});

test.skipIf(!fs.existsSync(RANGE))('it is none of those that the system hands out by itself', async () => {
  const [first = 0] = fs.readFileSync(RANGE, 'utf8').split(/\s+/).map(Number);
  for (let time = 0; time < 20 && first > 11_000; time += 1) expect(await freePort()).toBeLessThan(first);
});
