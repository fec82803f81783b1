import { once } from 'node:events';
import type { Server } from 'node:http';
import OpenAI from 'openai';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSandbox } from './routes.ts';

const SYSTEM =
  '# Who you are\nName: Ananya\nChat type: friendly\nCity: Pune\nLikes: filter coffee; old Hindi songs\nPhrases: arre\n';
let server: Server;
let origin: string;
let client: OpenAI;

beforeAll(async () => {
  server = createSandbox().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  client = new OpenAI({ apiKey: 'key', baseURL: `${origin}/v1`, maxRetries: 0 });
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(() => control('reset'));

async function control(path: string, body: object = {}): Promise<number> {
  const answer = await fetch(`${origin}/_control/${path}`, { method: 'POST', body: JSON.stringify(body) });
  return answer.status;
}

function ask(text: string): Promise<OpenAI.ChatCompletion> {
  return client.chat.completions.create({
    model: 'gpt-4o-mini',
    messages: [
      { role: 'system', content: SYSTEM },
      { role: 'user', content: text },
    ],
  });
}

function askStreamed(text: string) {
  return client.chat.completions.create({
    model: 'gpt-4o-mini',
    stream: true,
    stream_options: { include_usage: true },
    messages: [
      { role: 'system', content: SYSTEM },
      { role: 'user', content: text },
    ],
  });
}

function raw(
  body: string,
  headers: Record<string, string> = { authorization: 'Bearer key' },
): Promise<Response> {
  return fetch(`${origin}/v1/chat/completions`, { method: 'POST', body, headers });
}

test('a plain completion has the companion answer and usage that adds up', async () => {
  const answer = await ask('my manager keeps shouting at me');
  expect(answer.choices[0]?.message.content?.length).toBeGreaterThan(10);
  expect(answer.choices[0]?.finish_reason).toBe('stop');
  expect(answer.usage?.prompt_tokens).toBeGreaterThan(20);
  expect(answer.usage?.total_tokens).toBe(
    (answer.usage?.prompt_tokens ?? 0) + (answer.usage?.completion_tokens ?? 0),
  );
});

test('a stream brings the same words in pieces, then usage', async () => {
  const plain = await ask('I love old films');
  let text = '';
  let pieces = 0;
  let usage = 0;
  for await (const chunk of await askStreamed('I love old films')) {
    const piece = chunk.choices[0]?.delta.content;
    if (piece) pieces += 1;
    text += piece ?? '';
    usage = chunk.usage?.total_tokens ?? usage;
  }
  expect(text).toBe(plain.choices[0]?.message.content);
  expect(pieces).toBeGreaterThan(2);
  expect(usage).toBe(plain.usage?.total_tokens);
});

test('a raw stream ends with [DONE]', async () => {
  const answer = await raw(
    JSON.stringify({ model: 'm', stream: true, messages: [{ role: 'user', content: 'hi' }] }),
  );
  expect(answer.headers.get('content-type')).toContain('text/event-stream');
  expect((await answer.text()).endsWith('data: [DONE]\n\n')).toBe(true);
});

test('a structured reply fits the schema, bubbles and others', async () => {
  const text = { type: 'string' };
  const schema = {
    type: 'object',
    properties: {
      messages: { type: 'array', items: { $ref: '#/$defs/bubble' } },
      reply: text,
      mood: { type: 'string', enum: ['calm', 'playful'] },
      score: { type: ['number', 'null'] },
      picture: { anyOf: [{ type: 'null' }, { type: 'boolean' }] },
      facts: { type: 'array', items: text },
    },
    $defs: { bubble: { type: 'object', properties: { text } } },
  };
  const answer = await client.chat.completions.create({
    model: 'gpt-4o-mini',
    messages: [{ role: 'user', content: 'my name is Riya' }],
    response_format: { type: 'json_schema', json_schema: { name: 'reply', schema } },
  });
  const value = JSON.parse(answer.choices[0]?.message.content ?? '');
  expect(value.messages[0].text.length).toBeGreaterThan(3);
  expect(value.reply).toContain(value.messages[0].text);
  expect(value).toMatchObject({ mood: 'calm', score: 0, picture: false, facts: ['name: Riya'] });
});

test('moderation flags what the rules name, per input, and lets ordinary talk pass', async () => {
  const answer = await client.moderations.create({
    model: 'omni-moderation-latest',
    input: ['chai pi li?', 'I want to kill myself', 'मुझे मरना चाहता हूँ'],
  });
  expect(answer.results.map((result) => result.flagged)).toEqual([false, true, true]);
  expect(answer.results[1]?.categories['self-harm']).toBe(true);
  expect(answer.results[1]?.category_scores['self-harm']).toBeGreaterThan(0.8);
  const parts = await client.moderations.create({
    input: [{ type: 'text', text: 'a 15 year old girl, nude' }],
  });
  expect(parts.results[0]?.categories['sexual/minors']).toBe(true);
});

test('models are listed', async () => {
  const ids = [];
  for await (const model of client.models.list()) ids.push(model.id);
  expect(ids).toContain('omni-moderation-latest');
});

test('errors have the shape of the real server', async () => {
  const cases: [Promise<Response>, number][] = [
    [raw('{}', {}), 401],
    [raw('{"model":'), 400],
    [raw('[]'), 400],
    [raw('{"model":"m"}'), 400],
    [raw('{"model":"m","messages":[{"role":"king","content":"x"}]}'), 400],
    [raw('{"model":"m","messages":[{"role":"user","content":7}]}'), 400],
    [raw(`{"model":"${'m'.repeat(4_200_000)}"}`), 413],
    [fetch(`${origin}/v1/nothing`, { headers: { authorization: 'Bearer key' } }), 404],
  ];
  for (const [pending, status] of cases) {
    const answer = await pending;
    expect(answer.status).toBe(status);
    expect(Object.keys((await answer.json()).error).sort()).toEqual(['code', 'message', 'param', 'type']);
  }
});

test('429 and 500 reach the SDK as its own errors, each once', async () => {
  await control('next', { fault: '429' });
  await control('next', { fault: '500' });
  await expect(ask('hello')).rejects.toBeInstanceOf(OpenAI.RateLimitError);
  await expect(ask('hello')).rejects.toBeInstanceOf(OpenAI.InternalServerError);
  expect((await ask('hello')).choices).toHaveLength(1);
});

test('a cut ends plain and streamed answers halfway', async () => {
  await control('next', { fault: 'cut', count: 2 });
  await expect(ask('hello')).rejects.toThrow();
  let ended = false;
  let text = '';
  const reading = (async () => {
    for await (const chunk of await askStreamed('tell me a story'))
      text += chunk.choices[0]?.delta.content ?? '';
    ended = true;
  })();
  await expect(reading).rejects.toThrow();
  expect(ended).toBe(false);
  expect(text.length).toBeGreaterThan(0);
});

test('garbage is a 200 that is not JSON, empty has no content, long is about 20,000 characters', async () => {
  await control('next', { fault: 'garbage' });
  const garbage = await raw(JSON.stringify({ model: 'm', messages: [{ role: 'user', content: 'hi' }] }));
  const text = await garbage.text();
  expect(garbage.status).toBe(200);
  expect(() => JSON.parse(text)).toThrow();
  await control('next', { fault: 'empty' });
  expect((await ask('hello')).choices[0]?.message.content).toBe('');
  await control('next', { fault: 'long' });
  const length = (await ask('hello')).choices[0]?.message.content?.length ?? 0;
  expect(length).toBeGreaterThan(19_000);
  expect(length).toBeLessThan(21_000);
});

test('delay waits, hang never answers, and only for messages that match', async () => {
  await control('next', { fault: 'delay', delayMs: 80 });
  const start = performance.now();
  await ask('hello');
  expect(performance.now() - start).toBeGreaterThanOrEqual(75);
  await control('next', { fault: 'hang', match: 'stuck' });
  expect((await ask('hello')).choices).toHaveLength(1);
  const hung = client.chat.completions.create(
    { model: 'm', messages: [{ role: 'user', content: 'I am stuck' }] },
    { timeout: 100 },
  );
  await expect(hung).rejects.toBeInstanceOf(OpenAI.APIConnectionTimeoutError);
});

test('faults wait in a queue per match, and reset clears them', async () => {
  await control('next', { fault: '500', match: 'alpha', count: 2 });
  await control('next', { fault: 'empty', match: 'beta' });
  expect((await ask('beta')).choices[0]?.message.content).toBe('');
  await expect(ask('alpha')).rejects.toThrow('500');
  await control('reset');
  expect((await ask('alpha')).choices).toHaveLength(1);
  expect(await control('next', { fault: 'explode' })).toBe(400);
  expect(await control('next', { fault: 'delay', delayMs: -1 })).toBe(400);
});

test('the log of calls tells what came in', async () => {
  await ask('remember this line');
  await client.moderations.create({ input: 'fine' });
  const { total, calls } = await (await fetch(`${origin}/_control/calls`)).json();
  expect(total).toBe(2);
  expect(calls[0]).toMatchObject({
    path: '/v1/chat/completions',
    status: 200,
    model: 'gpt-4o-mini',
    lastUserMessage: 'remember this line',
    messages: 2,
  });
  expect(calls[1]).toMatchObject({ path: '/v1/moderations', lastUserMessage: 'fine' });
  expect((await fetch(`${origin}/_control/health`)).status).toBe(200);
});

const TOOLS: OpenAI.ChatCompletionTool[] = [
  {
    type: 'function',
    function: {
      name: 'share_picture',
      parameters: {
        type: 'object',
        properties: { picture: { type: 'string', enum: ['sea', 'rain', 'stars'] } },
      },
    },
  },
];

function askWithTools(text: string, more: Partial<OpenAI.ChatCompletionCreateParamsNonStreaming> = {}) {
  return client.chat.completions.create({
    model: 'gpt-4o-mini',
    messages: [
      { role: 'system', content: SYSTEM },
      { role: 'user', content: text },
    ],
    tools: TOOLS,
    ...more,
  });
}

/** The calls of an answer, their arguments read. */
const callsOf = (answer: OpenAI.ChatCompletion) =>
  (answer.choices[0]?.message.tool_calls ?? []).map((call) =>
    call.type === 'function'
      ? { name: call.function.name, args: call.function.arguments, id: call.id }
      : call,
  );

test('who asks for a picture gets a call of the tool that has some, beside the words', async () => {
  const answer = await askWithTools('please send me a picture');
  expect(answer.choices[0]?.finish_reason).toBe('tool_calls');
  expect(answer.choices[0]?.message.content).toContain('drawing');
  expect(callsOf(answer)).toEqual([
    { name: 'share_picture', args: '{"picture":"rain"}', id: expect.stringMatching(/^call_/) },
  ]);
});

test.each([
  ['nobody asked for one', 'how was your day', {}],
  ['the choice is none', 'please send me a picture', { tool_choice: 'none' as const }],
])('no tool is called when %s', async (_, text, more) => {
  const answer = await askWithTools(text, more);
  expect(callsOf(answer)).toEqual([]);
  expect(answer.choices[0]?.finish_reason).toBe('stop');
  expect(answer.choices[0]?.message.content).not.toBe('');
});

const HELP_TOOL: OpenAI.ChatCompletionTool = {
  type: 'function',
  function: { name: 'call_for_help', parameters: { type: 'object', properties: {} } },
};
const IN_DANGER = 'the letters for my sisters are in the drawer, I just have to put the date';

test('who takes leave of life gets a call of the tool that offers help, in a stream too', async () => {
  const answer = await askWithTools(IN_DANGER, { tools: [...TOOLS, HELP_TOOL] });
  expect(callsOf(answer)).toMatchObject([{ name: 'call_for_help', args: '{}' }]);
  expect(callsOf(await askWithTools(IN_DANGER))).toEqual([]);
  const stream = await client.chat.completions.create({
    model: 'gpt-4o-mini',
    stream: true,
    tools: [HELP_TOOL],
    messages: [{ role: 'user', content: IN_DANGER }],
  });
  let [name, args] = ['', ''];
  for await (const chunk of stream)
    for (const piece of chunk.choices[0]?.delta.tool_calls ?? []) {
      name += piece.function?.name ?? '';
      args += piece.function?.arguments ?? '';
    }
  expect([name, args]).toEqual(['call_for_help', '{}']);
});

test.each([
  ['call-help', expect.any(String)],
  ['call-help-alone', null],
])('on command it calls for help, whatever was said: %s', async (fault, content) => {
  await control('next', { fault, count: 2 });
  const answer = await askWithTools('please send me a picture', { tools: [...TOOLS, HELP_TOOL] });
  expect(answer.choices[0]?.message.content).toEqual(content);
  expect(callsOf(answer)).toMatchObject([{ name: 'call_for_help' }]);
  expect(callsOf(await askWithTools('please send me a picture'))).toMatchObject([{ name: 'share_picture' }]);
});

test('a stream brings the same call in pieces', async () => {
  const stream = await client.chat.completions.create({
    model: 'gpt-4o-mini',
    stream: true,
    tools: TOOLS,
    messages: [{ role: 'user', content: 'send me a picture' }],
  });
  let [name, args, finish] = ['', '', ''];
  for await (const chunk of stream) {
    for (const piece of chunk.choices[0]?.delta.tool_calls ?? []) {
      name += piece.function?.name ?? '';
      args += piece.function?.arguments ?? '';
    }
    finish = chunk.choices[0]?.finish_reason ?? finish;
  }
  expect([name, args, finish]).toEqual(['share_picture', '{"picture":"rain"}', 'tool_calls']);
});

test.each([
  ['call-alone', null, ['{"picture":"rain"}']],
  ['call-captioned', null, [expect.stringContaining('"caption":"Only a drawing')]],
  ['call-unknown', null, ['{"picture":"a-picture-nobody-drew"}']],
  ['call-garbled', null, ['{"picture":"rai']],
  ['call-twice', expect.any(String), ['{"picture":"rain"}', '{"picture":"stars"}']],
])('a model may call badly, on command: %s', async (fault, content, args) => {
  expect(await control('next', { fault })).toBe(200);
  const answer = await askWithTools('please send me a picture');
  expect(answer.choices[0]?.message.content).toEqual(content);
  expect(callsOf(answer).map((call) => ('args' in call ? call.args : call))).toEqual(args);
});

test('on command it knows no tools', async () => {
  await control('next', { fault: 'no-tools', count: 2 });
  await expect(askWithTools('please send me a picture')).rejects.toMatchObject({ status: 400 });
  expect((await ask('please send me a picture')).choices[0]?.message.content).not.toBe('');
});

test.each([
  [{ tools: 'all' }, 'tools'],
  [{ tools: [{ type: 'function' }] }, 'tools[0]'],
  [{ tool_choice: 'auto' }, 'tool_choice'],
  [{ tools: TOOLS, tool_choice: 'required' }, 'tool_choice'],
])('tools that are none are refused: %j', async (more, param) => {
  const answer = await raw(
    JSON.stringify({ model: 'm', messages: [{ role: 'user', content: 'x' }], ...more }),
  );
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ error: { param } });
});
