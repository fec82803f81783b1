import { once } from 'node:events';
import type { Server } from 'node:http';
import OpenAI from 'openai';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSandbox } from './routes.ts';
import type { NextAnswer } from './script.ts';

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
const next = (answer: NextAnswer) => control('next', answer);

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

function askForData(text: string, name: string, schema: Record<string, unknown>) {
  return client.chat.completions.create({
    model: 'gpt-4o-mini',
    messages: [{ role: 'user', content: text }],
    response_format: { type: 'json_schema', json_schema: { name, schema } },
  });
}

test('an answer that is data fits the schema', async () => {
  const text = { type: 'string' };
  const answer = await askForData('the week was long', 'digest', {
    type: 'object',
    required: ['summary', 'mood', 'score', 'picture', 'facts'],
    properties: {
      summary: text,
      mood: { type: 'string', enum: ['calm', 'playful'] },
      score: { type: ['number', 'null'] },
      picture: { anyOf: [{ type: 'null' }, { type: 'boolean' }] },
      facts: { type: 'array', items: text, minItems: 1 },
      more: text,
    },
  });
  expect(JSON.parse(answer.choices[0]?.message.content ?? '')).toEqual({
    summary: 'the week was long',
    mood: 'calm',
    score: 0,
    picture: false,
    facts: ['the week was long'],
  });
});

test('notes of a talk hold what the person said of themselves, with the proof', async () => {
  const talk =
    '[1] Fri 2026-11-20 Person: Listen, my dog is called Bruno\n[2] Meera: I live in Jaipur\n[3] Person: nice';
  const answer = await askForData(talk, 'memory_notes', {});
  expect(JSON.parse(answer.choices[0]?.message.content ?? '')).toEqual({
    facts: [
      {
        message: 1,
        quote: 'my dog is called Bruno',
        kind: 'pet',
        fact: 'Has a dog called Bruno',
        topic: 'none',
        about: 'self',
        aliases: ['pet', 'kutta', 'billi', 'पालतू'],
        on: '',
        replaces: [],
      },
    ],
    retract: [],
    summary: 'Has a dog called Bruno',
  });
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
    input: [{ type: 'text', text: 'a 15 year old, nude' }],
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
  await next({ fault: '429' });
  await next({ fault: '500' });
  await expect(ask('hello')).rejects.toBeInstanceOf(OpenAI.RateLimitError);
  await expect(ask('hello')).rejects.toBeInstanceOf(OpenAI.InternalServerError);
  expect((await ask('hello')).choices).toHaveLength(1);
});

test('a cut ends plain and streamed answers halfway', async () => {
  await next({ fault: 'cut', count: 2 });
  await expect(ask('hello')).rejects.toThrow();
  let [text, ended] = ['', false];
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
  await next({ fault: 'garbage' });
  const garbage = await raw(JSON.stringify({ model: 'm', messages: [{ role: 'user', content: 'hi' }] }));
  const text = await garbage.text();
  expect(garbage.status).toBe(200);
  expect(() => JSON.parse(text)).toThrow();
  await next({ fault: 'empty' });
  expect((await ask('hello')).choices[0]?.message.content).toBe('');
  await next({ fault: 'long' });
  const length = (await ask('hello')).choices[0]?.message.content?.length ?? 0;
  expect(length).toBeGreaterThan(19_000);
  expect(length).toBeLessThan(21_000);
  await next({ noChoices: true });
  expect((await ask('hello')).choices).toEqual([]);
});

test('delay waits, hang never answers, and only for messages that match', async () => {
  await next({ fault: 'delay', delayMs: 80 });
  const start = performance.now();
  await ask('hello');
  expect(performance.now() - start).toBeGreaterThanOrEqual(75);
  await next({ fault: 'hang', match: 'stuck' });
  expect((await ask('hello')).choices).toHaveLength(1);
  const hung = client.chat.completions.create(
    { model: 'm', messages: [{ role: 'user', content: 'I am stuck' }] },
    { timeout: 100 },
  );
  await expect(hung).rejects.toBeInstanceOf(OpenAI.APIConnectionTimeoutError);
});

test('answers wait in a queue per match, and reset clears them', async () => {
  await next({ fault: '500', match: 'alpha', count: 2 });
  await next({ reply: 'first', match: 'beta' });
  await next({ reply: 'second', match: 'beta' });
  expect((await ask('beta')).choices[0]?.message.content).toBe('first');
  await expect(ask('alpha')).rejects.toThrow('500');
  expect((await ask('beta')).choices[0]?.message.content).toBe('second');
  await control('reset');
  expect((await ask('alpha')).choices).toHaveLength(1);
});

test.each([
  { fault: 'explode' },
  { delayMs: -1 },
  { count: 0 },
  { replay: 'x' },
  { kind: 'poem' },
  { toolCalls: [{}] },
])('a scripted answer that is malformed gets 400: %j', async (body) => {
  expect(await control('next', body)).toBe(400);
});

test('the words of an answer come exactly as scripted, for talk and for data apart', async () => {
  const reply = '<think>She asks again.</think>\n{"name":"share_picture","arguments":{}}';
  await next({ kind: 'data', reply: '{"facts":[]}' });
  await next({ reply, finishReason: 'length' });
  expect((await ask('hello')).choices[0]).toMatchObject({
    message: { content: reply },
    finish_reason: 'length',
  });
  const data = await askForData('x', 'notes', {});
  expect(data.choices[0]?.message.content).toBe('{"facts":[]}');
  await next({ reply: null, refusal: 'I cannot talk about that.', finishReason: 'content_filter' });
  expect((await ask('hello')).choices[0]).toMatchObject({
    message: { content: null, refusal: 'I cannot talk about that.' },
    finish_reason: 'content_filter',
  });
});

test('moderation raises the scripted categories, or fails, for the text that matches', async () => {
  await next({ kind: 'moderation', match: 'rice', flagged: ['self-harm'] });
  await next({ kind: 'moderation', match: 'suicide', flagged: [] });
  await next({ kind: 'moderation', match: 'dal', fault: '500' });
  const judged = async (input: string) => (await client.moderations.create({ input })).results[0];
  expect((await judged('we had rice'))?.categories['self-harm']).toBe(true);
  expect((await judged('a film about suicide'))?.flagged).toBe(false);
  await expect(judged('we had dal')).rejects.toBeInstanceOf(OpenAI.InternalServerError);
  expect((await judged('we had rice'))?.flagged).toBe(false);
});

test('a parameter that a model does not know gets 400, and nothing else does', async () => {
  await next({ refuses: ['max_tokens', 'temperature'], count: 2 });
  const asked = (more: object) =>
    client.chat.completions.create({ model: 'm', messages: [{ role: 'user', content: 'hi' }], ...more });
  expect((await asked({})).choices).toHaveLength(1);
  await expect(asked({ temperature: 0.9 })).rejects.toMatchObject({ status: 400, param: 'temperature' });
  await expect(asked({ max_tokens: 9 })).rejects.toMatchObject({
    status: 400,
    param: 'max_tokens',
    code: 'unsupported_parameter',
  });
  expect((await asked({ max_tokens: 9 })).choices).toHaveLength(1);
});

test.each<[string, ('system' | 'user' | 'assistant')[], boolean]>([
  ['a system message first, then turns that alternate', ['system', 'user', 'assistant', 'user'], true],
  ['no system message', ['user'], true],
  ['a system message later', ['system', 'user', 'assistant', 'system', 'user'], false],
  ['two turns of the person', ['user', 'user'], false],
  ['a companion who begins', ['system', 'assistant', 'user'], false],
])('a strict template: %s', async (_, roles, passes) => {
  await next({ strictTemplate: true });
  const asked = client.chat.completions.create({
    model: 'm',
    messages: roles.map((role) => ({ role, content: 'x' })),
  });
  if (passes) expect((await asked).choices).toHaveLength(1);
  else await expect(asked).rejects.toMatchObject({ status: 400 });
});

test('the log of calls tells what came in, with bodies on demand', async () => {
  await ask('remember this line');
  await client.moderations.create({ input: 'fine' });
  const { total, calls } = await (await fetch(`${origin}/_control/calls`)).json();
  expect(total).toBe(2);
  expect(calls[0]).toMatchObject({
    path: '/v1/chat/completions',
    kind: 'talk',
    status: 200,
    model: 'gpt-4o-mini',
    lastUserMessage: 'remember this line',
    messages: 2,
  });
  expect(calls[0]).not.toHaveProperty('body');
  expect(calls[1]).toMatchObject({ path: '/v1/moderations', kind: 'moderation', lastUserMessage: 'fine' });
  const about = await (await fetch(`${origin}/_control/calls?bodies&match=this%20line`)).json();
  expect(about.calls).toHaveLength(1);
  expect(about.calls[0].body.messages[0]).toEqual({ role: 'system', content: SYSTEM });
  expect((await fetch(`${origin}/_control/health`)).status).toBe(200);
});

const TOOLS: OpenAI.ChatCompletionTool[] = [
  {
    type: 'function',
    function: {
      name: 'share_picture',
      parameters: {
        type: 'object',
        required: ['picture'],
        properties: { picture: { type: 'string', enum: ['sea', 'rain'] }, caption: { type: 'string' } },
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
const SEA = { name: 'share_picture', args: '{"picture":"sea"}', id: expect.stringMatching(/^call_/) };

test('who asks for a picture gets a call of the tool that has some, beside the words', async () => {
  const answer = await askWithTools('please send me a picture');
  expect(answer.choices[0]?.finish_reason).toBe('tool_calls');
  expect(answer.choices[0]?.message.content).toContain('drawings');
  expect(callsOf(answer)).toEqual([SEA]);
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

test('tool calls are scripted: alone or beside words, with proper or broken arguments, in a stream too', async () => {
  await next({ toolCalls: [{ name: 'share_picture' }, { name: 'call_for_help' }] });
  const alone = await askWithTools('hello');
  expect(alone.choices[0]).toMatchObject({ message: { content: null }, finish_reason: 'tool_calls' });
  expect(callsOf(alone)).toMatchObject([SEA, { name: 'call_for_help', args: '{}' }]);
  await next({ reply: 'Here.', toolCalls: [{ name: 'share_picture', args: '{"picture":"se' }], count: 2 });
  const beside = await askWithTools('hello');
  expect(beside.choices[0]?.message.content).toBe('Here.');
  expect(callsOf(beside)).toMatchObject([{ args: '{"picture":"se' }]);
  let [text, name, args, finish] = ['', '', '', ''];
  for await (const chunk of await askStreamed('hello')) {
    text += chunk.choices[0]?.delta.content ?? '';
    for (const piece of chunk.choices[0]?.delta.tool_calls ?? []) {
      name += piece.function?.name ?? '';
      args += piece.function?.arguments ?? '';
    }
    finish = chunk.choices[0]?.finish_reason ?? finish;
  }
  expect([text, name, args, finish]).toEqual(['Here.', 'share_picture', '{"picture":"se', 'tool_calls']);
});

test.each([
  [{ tools: 'all' }, 'tools'],
  [{ tools: [{ type: 'function' }] }, 'tools[0].function'],
  [{ tool_choice: 'auto' }, 'tool_choice'],
  [{ tools: TOOLS, tool_choice: 'required' }, 'tool_choice'],
])('malformed tools are refused: %j', async (more, param) => {
  const answer = await raw(
    JSON.stringify({ model: 'm', messages: [{ role: 'user', content: 'x' }], ...more }),
  );
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ error: { param } });
});
