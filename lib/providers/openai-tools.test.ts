import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { UNBOUNDED } from '@/tests/setup/completion';
import { openAiChatModel } from './openai';

type Asked = { tools?: { function: { name: string } }[]; tool_choice?: string };
type Message = { content: string | null; tool_calls?: unknown[] };

const TOOL = {
  name: 'share_picture',
  description: 'Shares.',
  parameters: { type: 'object', properties: {} },
};
const WORDS = [{ role: 'user' as const, content: 'a picture?' }];
let asked: Asked[] = [];
/** What the server answers a request: a status, and the message when it is 200. */
let answer: (body: Asked) => [number, Message?];

const server = createServer(async (request, response) => {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  const body = JSON.parse(text) as Asked;
  asked.push(body);
  const [status, message] = answer(body);
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(
    JSON.stringify(
      message ? { model: 'm', choices: [{ message }] } : { error: { message: 'no tools here' } },
    ),
  );
});
const model = () =>
  openAiChatModel({
    apiKey: 'key',
    baseURL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    model: 'm',
  });

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());
beforeEach(() => {
  asked = [];
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('a tool is offered for the model to choose, and its calls come back as it wrote them', async () => {
  answer = () => [
    200,
    {
      content: null,
      tool_calls: [
        { id: 'call_1', type: 'function', function: { name: 'share_picture', arguments: '{"picture":"x"' } },
      ],
    },
  ];
  const reply = await model().complete(WORDS, { ...UNBOUNDED, tools: [TOOL] });
  expect(asked).toMatchObject([
    { tools: [{ type: 'function', function: { name: 'share_picture' } }], tool_choice: 'auto' },
  ]);
  expect(reply).toMatchObject({ text: '', calls: [{ name: 'share_picture', args: '{"picture":"x"' }] });
});

test('without a tool none is named', async () => {
  answer = () => [200, { content: 'Hello' }];
  expect(await model().complete(WORDS, UNBOUNDED)).toMatchObject({ text: 'Hello', calls: [] });
  expect(asked[0]).not.toHaveProperty('tools');
  expect(asked[0]).not.toHaveProperty('tool_choice');
});

test.each([400, 404, 422])(
  'a server that refuses tools with %i is asked without, now and for a minute',
  async (status) => {
    const began = performance.now();
    const clock = vi.spyOn(performance, 'now').mockReturnValue(began);
    answer = (body) => (body.tools ? [status] : [200, { content: 'Hello' }]);
    const one = model();
    for (const later of [0, 59_000, 61_000]) {
      clock.mockReturnValue(began + later);
      expect((await one.complete(WORDS, { ...UNBOUNDED, tools: [TOOL] })).text).toBe('Hello');
    }
    expect(asked.map((body) => body.tools !== undefined)).toEqual([true, false, false, true, false]);
  },
);

test('a request that is refused either way is a failure, and says nothing about tools', async () => {
  answer = () => [400];
  const one = model();
  await expect(one.complete(WORDS, { ...UNBOUNDED, tools: [TOOL] })).rejects.toMatchObject({ status: 400 });
  answer = () => [200, { content: 'Hello' }];
  await one.complete(WORDS, { ...UNBOUNDED, tools: [TOOL] });
  expect(asked.at(-1)?.tools).toHaveLength(1);
});

test('an outage is not tried again without tools', async () => {
  answer = () => [500];
  await expect(model().complete(WORDS, { ...UNBOUNDED, tools: [TOOL] })).rejects.toMatchObject({
    status: 500,
  });
  expect(asked).toHaveLength(1);
});
