import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { NEVER, UNBOUNDED } from '@/tests/setup/completion';
import { openAiChatModel, openAiEmbedder } from './openai';

type Asked = {
  path: string;
  body: { response_format?: { type: string }; input?: string[]; max_tokens?: number };
};

let knows: readonly string[] = [];
let asked: Asked[] = [];
const server = createServer(async (request, response) => {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  const body = JSON.parse(text) as Asked['body'];
  asked.push({ path: request.url ?? '', body });
  const refused = body.response_format !== undefined && !knows.includes(body.response_format.type);
  const answer = refused
    ? { error: { message: 'response_format is not supported' } }
    : request.url === '/v1/embeddings'
      ? { data: body.input?.map((_, index) => ({ index, embedding: [index, 1] })).reverse() }
      : { model: 'm', choices: [{ message: { content: '{"facts":[]}' } }] };
  response.writeHead(refused ? 400 : 200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(answer));
});
const config = () => ({
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

const FORMAT = { name: 'notes', schema: { type: 'object' }, maxTokens: 77 };
const WORDS = [{ role: 'user' as const, content: 'hello' }];

test('an answer that is to be JSON is asked for by its schema', async () => {
  knows = ['json_schema'];
  expect((await openAiChatModel(config()).complete(WORDS, { ...UNBOUNDED, format: FORMAT })).text).toBe(
    '{"facts":[]}',
  );
  expect(asked).toMatchObject([{ body: { response_format: { type: 'json_schema' }, max_tokens: 77 } }]);
});

test.each<[string, readonly string[], readonly (string | undefined)[]]>([
  ['in JSON mode', ['json_object'], ['json_schema', 'json_object', 'json_object']],
  ['by words alone', [], ['json_schema', 'json_object', undefined, undefined]],
])('a server that knows no schemas is asked %s, and next time at once', async (_, formats, types) => {
  knows = formats;
  const model = openAiChatModel(config());
  for (let time = 0; time < 2; time += 1)
    expect((await model.complete(WORDS, { ...UNBOUNDED, format: FORMAT })).text).toBe('{"facts":[]}');
  expect(asked.map(({ body }) => body.response_format?.type)).toEqual(types);
});

test('every further request for a format is granted by the caller', async () => {
  knows = [];
  const mayRetry = () => false;
  const answer = openAiChatModel(config()).complete(WORDS, { ...UNBOUNDED, mayRetry, format: FORMAT });
  await expect(answer).rejects.toMatchObject({ status: 400 });
  expect(asked).toHaveLength(1);
});

test('vectors come back in the order of the texts', async () => {
  expect(await openAiEmbedder(config())(['one', 'two'], NEVER)).toEqual([
    [0, 1],
    [1, 1],
  ]);
});
