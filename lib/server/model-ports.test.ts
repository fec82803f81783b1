import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { within } from '@/lib/kit/deadline';
import { DRAFT_TIMEOUT_MS, JUDGE_TRY_MS } from '@/lib/safety/judgement/constants';
import { talkQuestion } from '@/lib/safety/judgement/rules';
import { UNBOUNDED } from '@/tests/setup/completion';
import { readEnv } from './env';
import { modelPorts } from './model-ports';
import { degradedReasons, lookAtServices } from './safety-services';

const QUESTION = talkQuestion([{ sender: 'user', content: 'the river is wide' }]);
const VERDICT = JSON.stringify({
  crisis: 'self_harm',
  age: 'no_sign',
  sexual_minors: false,
  safe_again: false,
});
const REQUIRED = {
  DATABASE_URL: 'postgresql://nobody@127.0.0.1/none',
  NEXTAUTH_SECRET: 'a secret that is as long as one has to be',
  GOOGLE_CLIENT_ID: 'none',
  GOOGLE_CLIENT_SECRET: 'none',
  CASHFREE_CLIENT_ID: 'none',
  CASHFREE_CLIENT_SECRET: 'none',
  OPENAI_API_KEY: 'none',
  OPENAI_MODEL: 'main',
  LOG_LEVEL: 'silent',
};

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

/** The clock that a judge is timed by stands, so that a busy machine makes nobody late. */
const stopClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

/** A server of models that answers with `says`, or with a status, or never; and the models that were asked. */
async function serve(says: string | number | null) {
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    const body = JSON.parse((await request.toArray()).join(''));
    asked.push(body.model);
    if (says === null) return;
    const content = typeof says === 'string' ? says : null;
    response.writeHead(typeof says === 'number' ? says : 200, { 'content-type': 'application/json' });
    const choices = [{ message: { role: 'assistant', content }, finish_reason: 'stop' }];
    response.end(JSON.stringify(content === null ? { error: { message: 'no' } } : { choices }));
  });
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1` };
}

/** The ports of a product whose judge and notes are `own`, or the main provider where `work` is null. */
async function open(
  own: string | number | null,
  work: 'JUDGE' | 'NOTES' | null,
  fallback: string | number = VERDICT,
) {
  const first = await serve(own);
  const second = await serve(fallback);
  const healthy = await serve(VERDICT);
  const settings = {
    ...REQUIRED,
    OPENAI_BASE_URL: work === null ? first.url : healthy.url,
    FALLBACK_BASE_URL: second.url,
    FALLBACK_MODEL: 'other',
    ...(work === null ? {} : { [`${work}_BASE_URL`]: first.url, [`${work}_MODEL`]: 'own' }),
  };
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  return { ports: modelPorts(readEnv(settings)), first, second };
}

test.each([
  ['refuses', 401],
  ['fails', 500],
  ['answers what cannot be understood', 'no idea'],
])(
  'a judge that %s is replaced by the fallback, on its own provider and on the main one',
  async (_, does) => {
    stopClock();
    for (const work of ['JUDGE', null] as const) {
      const { ports, first, second } = await open(does, work);
      const judged = await ports.judge.ask(QUESTION, UNBOUNDED);
      expect(judged?.verdict).toMatchObject({ crisis: 'self_harm' });
      expect(first.asked).toContain(work === null ? 'main' : 'own');
      expect(second.asked).toEqual(['other']);
    }
  },
);

test('a judge that hangs leaves the fallback time within the same deadline', async () => {
  stopClock();
  const { ports, first, second } = await open(null, 'JUDGE');
  const judging = within(DRAFT_TIMEOUT_MS, undefined, (signal) =>
    ports.judge.ask(QUESTION, { ...UNBOUNDED, signal }),
  );
  await expect.poll(() => first.asked).toEqual(['own']);
  vi.advanceTimersByTime(JUDGE_TRY_MS);
  expect((await judging)?.verdict).toMatchObject({ crisis: 'self_harm' });
  expect(second.asked).toEqual(['other']);
});

test('a judge that rests costs no request: the fallback is asked at once, by what the turn granted', async () => {
  stopClock();
  const { ports, first, second } = await open(401, 'JUDGE');
  const grants = { left: 1 };
  const options = { ...UNBOUNDED, mayRetry: () => grants.left-- > 0 };
  expect(await ports.judge.ask(QUESTION, options)).not.toBeNull();
  expect(await ports.judge.ask(QUESTION, options)).not.toBeNull();
  expect(first.asked).toEqual(['own']);
  expect(second.asked).toEqual(['other', 'other']);
});

test('without a request left nobody else is asked, and a fallback that fails too is no judgement', async () => {
  stopClock();
  const { ports, second } = await open(500, 'JUDGE');
  expect(await ports.judge.ask(QUESTION, { ...UNBOUNDED, mayRetry: () => false })).toBeNull();
  expect(second.asked).toEqual([]);
  const both = await open(500, 'JUDGE', 503);
  expect(await both.ports.judge.ask(QUESTION, UNBOUNDED)).toBeNull();
  expect(both.second.asked).toEqual(['other']);
});

test('the operator is told of both, and of one that is asked no more only while it matters', async () => {
  stopClock();
  const { ports } = await open(401, 'JUDGE');
  expect((await lookAtServices(ports))[0]).toBe(
    'Judge of talk and replies: does not judge: judge answers 401; the fallback judges',
  );
  expect(degradedReasons()).toContain('judge answers 401');
  const both = await open(403, 'JUDGE', 401);
  await both.ports.judge.ask(QUESTION, UNBOUNDED);
  expect(degradedReasons()).toEqual(
    expect.arrayContaining(['judge answers 403', 'fallback judge answers 401']),
  );
  const well = await open(VERDICT, 'JUDGE');
  await well.ports.judge.ask(QUESTION, UNBOUNDED);
  expect(degradedReasons().filter((reason) => reason.includes('judge'))).toEqual([]);
});

test.each([
  ['refuses', 401],
  ['fails', 500],
])('notes are taken by the fallback when their own provider %s', async (_, does) => {
  const { ports, first, second } = await open(does, 'NOTES', 'notes');
  const reply = await ports.notesModel?.complete([{ role: 'user', content: 'hello' }], UNBOUNDED);
  expect(reply?.text).toBe('notes');
  expect(first.asked).toEqual(['own']);
  expect(second.asked).toEqual(['other']);
});

test('where notes have no provider of their own, the main one takes them, and the fallback when that fails', async () => {
  const { ports, second } = await open(500, null, 'notes');
  expect(ports.notesModel).toBeNull();
  expect((await ports.chatModel.complete([{ role: 'user', content: 'hello' }], UNBOUNDED)).text).toBe(
    'notes',
  );
  expect(second.asked).toEqual(['other']);
});

test('the same model on the same server is no fallback for itself', async () => {
  const down = await serve(500);
  const settings = {
    ...REQUIRED,
    OPENAI_BASE_URL: down.url,
    JUDGE_MODEL: 'other',
    FALLBACK_MODEL: 'other',
  };
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  expect(await modelPorts(readEnv(settings)).judge.ask(QUESTION, UNBOUNDED)).toBeNull();
  expect(down.asked).toEqual(['other']);
});
