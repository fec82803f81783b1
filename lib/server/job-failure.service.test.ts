import net, { type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDb } from './db';
import { tellFailed } from './job-failure';
import { onceAProcess } from './once-a-process';

/** What was logged: the level and the text. */
const told: [string, string][] = [];
/** It takes every connection and never says a word. */
const silent = net.createServer((socket) => socket.on('error', () => undefined));

beforeAll(async () => {
  const keep = (level: string) => (_fields: object, text: string) => told.push([level, text]);
  onceAProcess('log', () => ({ warn: keep('warn'), error: keep('error') }));
  await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening));
});

afterAll(() => {
  silent.close();
});

test('a job tells a database that does not answer in time as a warning, everything else as an error', async () => {
  const { port } = silent.address() as AddressInfo;
  const db = openDb(`postgresql://nobody@127.0.0.1:${port}/silent`, 100);
  const late = await db.run({ name: 'one', text: 'SELECT 1' }, []).catch((error: unknown) => error);
  tellFailed(late, 'sweep failed');
  tellFailed(new TypeError('a mistake of ours'), 'sweep failed');
  expect(told).toEqual([
    ['warn', 'sweep failed'],
    ['error', 'sweep failed'],
  ]);
});
