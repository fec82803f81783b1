import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { turnstileCheck } from './turnstile';

let server: Server;
let baseUrl: string;
let answer: { status: number; body: Record<string, unknown> };
const asked: unknown[] = [];
const visitor = { visitorId: 'a-visitor', ipAddress: '203.0.113.7', now: new Date() };

beforeEach(async () => {
  asked.length = 0;
  server = createServer(async (request, response) => {
    asked.push([request.url, JSON.parse(await text(request))]);
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer.body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const check = () =>
  turnstileCheck({
    ...{ siteKey: 'site', secretKey: 'secret', baseUrl, hostname: 'saathi.example' },
    keyedHash: (_, said) => `hash-of-${said.length}-${said.at(-1)}`,
  });
const good = () => {
  const challenge = check().ask(visitor.visitorId, visitor.now);
  if (challenge.kind !== 'turnstile') throw new Error('Another challenge.');
  return { success: true, hostname: 'saathi.example', action: challenge.action, cdata: challenge.data };
};

test('a passed widget counts, by the same name each time', async () => {
  answer = { status: 200, body: good() };
  const first = await check().check('a response', visitor);
  expect(first).toMatch(/^[\w-]{43}$/);
  expect(await check().check('a response', visitor)).toBe(first);
  const sent = { secret: 'secret', response: 'a response', remoteip: '203.0.113.7' };
  expect(asked[0]).toEqual(['/turnstile/v0/siteverify', sent]);
});

test.each([
  ['was refused', { success: false }],
  ['stood on another site', { hostname: 'other.example' }],
  ['was for something else', { action: 'login' }],
  ['was for another visitor', { cdata: 'hash-of-1-x' }],
])('a widget that %s counts for nothing', async (_, differing) => {
  answer = { status: 200, body: { ...good(), ...differing } };
  expect(await check().check('a response', visitor)).toBeNull();
});

test('a judge that does not answer is a failure, not a refusal', async () => {
  answer = { status: 502, body: {} };
  await expect(check().check('a response', visitor)).rejects.toThrow('502');
});
