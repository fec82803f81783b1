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

/** A server that answers every call with a status and a body; and what it was asked. */
async function answering(status: number, body: unknown) {
  const asked: unknown[] = [];
  server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    asked.push(JSON.parse(text));
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    moderator: openAiModerator({ apiKey: 'x', baseURL: `http://127.0.0.1:${port}/v1`, model: 'm' }),
    asked: () => asked,
  };
}

test('names what is flagged in each text, and nothing else', async () => {
  const { moderator, asked } = await answering(200, {
    results: [
      { flagged: true, categories: { sexual: true, hate: false, 'self-harm/intent': true } },
      { flagged: false, categories: { sexual: false } },
    ],
  });
  expect(await moderator.check(['x', 'y'], NEVER)).toEqual([
    { flagged: ['sexual', 'self-harm/intent'] },
    { flagged: [] },
  ]);
  expect(asked()).toEqual([{ model: 'm', input: ['x', 'y'] }]);
});

test('a server that has no result for one of the texts has judged nothing', async () => {
  const { moderator } = await answering(200, { results: [{ categories: {} }] });
  await expect(moderator.check(['x', 'y'], NEVER)).rejects.toThrow('each text');
});

test.each([404, 405, 401, 500])('a failure tells its status: %i', async (status) => {
  const { moderator, asked } = await answering(status, { error: { message: 'unknown' } });
  await expect(moderator.check(['x'], NEVER)).rejects.toMatchObject({ status });
  expect(asked()).toHaveLength(1);
});
