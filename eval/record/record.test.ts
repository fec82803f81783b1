import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStandIn, json, send } from '@/sandbox/http';
import { listen, shut } from '../providers';
import { createRecorder, createReplayer, throughUs } from './proxy';
import { keyOf, Tape } from './record';

const folder = mkdtempSync(path.join(tmpdir(), 'record-'));
const NOTES = { recordedOn: '2026-01-05', settings: {}, turns: 1, everybody: false, prompts: [] };
let asked = 0;
const provider = createStandIn(
  async (_, response) => {
    asked += 1;
    // The first of each pair is refused, as a server does that does not know a parameter.
    send(response, asked % 2 === 1 ? json(400, { error: 'no tools' }) : json(200, { said: asked }));
  },
  () => json(500, {}),
);
let origin: string;
beforeAll(async () => {
  origin = await listen(provider);
});
afterAll(() => {
  shut(provider);
  rmSync(folder, { recursive: true, force: true });
});

const ask = async (server: string, content: string, more: object = {}) => {
  const body = JSON.stringify({ model: 'm', messages: [{ role: 'user', content }], ...more });
  const answer = await fetch(`${server}/OPENAI/chat/completions`, {
    method: 'POST',
    headers: { authorization: 'Bearer a-secret-key' },
    body,
  });
  return { status: answer.status, body: await answer.text() };
};

test('what is recorded is answered without the provider, whatever else the request says; what is not is told', async () => {
  const tape = new Tape();
  const recorder = createRecorder({ OPENAI_BASE_URL: origin }, tape);
  const live = await listen(recorder);
  expect((await ask(live, 'hello', { tools: [], seed: 1 })).status).toBe(400);
  expect(await ask(live, 'hello', { seed: 2 })).toEqual({ status: 200, body: '{"said":2}' });
  shut(recorder);
  tape.save(folder, NOTES);
  expect(readFileSync(path.join(folder, 'calls.jsonl'), 'utf8')).not.toContain('a-secret-key');

  const before = asked;
  const loaded = Tape.load(folder);
  const replayer = createReplayer(loaded.tape);
  const offline = await listen(replayer);
  expect(await ask(offline, 'hello', { seed: 3 })).toEqual({ status: 200, body: '{"said":2}' });
  expect(await ask(offline, 'hello')).toEqual({ status: 200, body: '{"said":2}' });
  expect((await ask(offline, 'hello, you')).status).toBe(410);
  shut(replayer);
  expect(asked).toBe(before);
  expect(loaded.tape.report()).toEqual({
    asked: 3,
    missing: [{ path: '/chat/completions', about: 'hello, you' }],
  });
});

test('a request is the same for the same words in whatever order, and another one for another model', () => {
  expect(keyOf('/a', { model: 'm', messages: [{ role: 'user', content: 'x' }] })).toBe(
    keyOf('/a', { messages: [{ content: 'x', role: 'user' }], max_tokens: 5, model: 'm' }),
  );
  expect(keyOf('/a', { model: 'm' })).not.toBe(keyOf('/a', { model: 'n' }));
});

test('every provider that has an address of its own is reached through us', () => {
  expect(
    throughUs({ JUDGE_BASE_URL: 'https://judge.example/v1', OPENAI_MODEL: 'm' }, 'http://127.0.0.1:1'),
  ).toEqual({
    OPENAI_BASE_URL: 'http://127.0.0.1:1/OPENAI',
    JUDGE_BASE_URL: 'http://127.0.0.1:1/JUDGE',
    OPENAI_MODEL: 'm',
  });
});

test('a folder without a record is named', () => {
  expect(() => Tape.load(path.join(folder, 'none'))).toThrow('holds no record');
});
