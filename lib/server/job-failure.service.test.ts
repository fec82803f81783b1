import net, { type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openDb } from './db';
import { logJobFailure } from './job-failure';

/** What was logged: the level and the text. */
const logged = vi.hoisted((): [string, string][] => []);
vi.mock('./log', () => {
  const keep = (level: string) => (_fields: object, text: string) => logged.push([level, text]);
  return { log: () => ({ warn: keep('warn'), error: keep('error') }) };
});
/** It takes every connection and never says a word. */
const silent = net.createServer((socket) => socket.on('error', () => undefined));

beforeAll(async () => {
  await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening));
});

afterAll(() => {
  silent.close();
});

test('a job that fails because the database does not answer in time is logged as a warning, any other failure as an error', async () => {
  const { port } = silent.address() as AddressInfo;
  const db = openDb(`postgresql://nobody@127.0.0.1:${port}/silent`, 100);
  const late = await db.query('SELECT 1', []).catch((error: unknown) => error);
  logJobFailure(late, 'sweep failed');
  logJobFailure(new TypeError('a mistake of ours'), 'sweep failed');
  expect(logged).toEqual([
    ['warn', 'sweep failed'],
    ['error', 'sweep failed'],
  ]);
});
