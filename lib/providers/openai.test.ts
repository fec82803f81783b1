import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { NEVER } from '@/tests/setup/completion';
import { openAiModerator } from './openai';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A server that answers every call with a status and a body; and how many calls it got. */
async function answering(status: number, body: unknown) {
  let calls = 0;
  server = createServer((_, response) => {
    calls += 1;
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    moderator: openAiModerator({ apiKey: 'x', baseURL: `http://127.0.0.1:${port}/v1` }),
    calls: () => calls,
  };
}

test('names what is flagged, and nothing else', async () => {
  const { moderator } = await answering(200, {
    results: [{ flagged: true, categories: { sexual: true, hate: false, 'self-harm/intent': true } }],
  });
  expect(await moderator.check('x', NEVER)).toEqual({ flagged: ['sexual', 'self-harm/intent'] });
});

test('a server without moderation is asked once', async () => {
  const { moderator, calls } = await answering(404, { error: { message: 'unknown' } });
  expect([await moderator.check('x', NEVER), await moderator.check('y', NEVER)]).toEqual([null, null]);
  expect(calls()).toBe(1);
});

test('a failure is no judgement and throws nothing; the next texts do not wait for it', async () => {
  const { moderator, calls } = await answering(500, {});
  expect([await moderator.check('x', NEVER), await moderator.check('y', NEVER)]).toEqual([null, null]);
  expect(calls()).toBe(1);
});
