import { afterEach, expect, test, vi } from 'vitest';
import { UNBOUNDED } from '@/tests/setup/completion';
import { type ChatModel, ModelFailure } from '../ports';
import { OPEN_FOR_MS, OPENS_AT_FAILURES } from './constants';
import { resilientModel } from './service';

afterEach(() => {
  vi.useRealTimers();
});

const refusal = Object.assign(new Error('wrong key'), { status: 401 });

/** A model that does what it is told, one call after another; the last again and again. */
function model(name: string, ...does: ('answers' | Error)[]) {
  let calls = 0;
  const chatModel: ChatModel = {
    async complete() {
      const next = does[Math.min(calls, does.length - 1)];
      calls += 1;
      if (next instanceof Error) throw next;
      return { text: name, model: name, promptTokens: 1, completionTokens: 1, calls: [] };
    },
  };
  return { chatModel, calls: () => calls };
}
const clock = () => {
  let now = 0;
  return { now: () => now, random: () => -1 / 3, pass: (ms: number) => (now += ms) };
};
const ask = (one: ChatModel) =>
  one.complete([], UNBOUNDED).then(
    (reply) => reply.text,
    (error: Error) => error.message,
  );

test('a failed try is followed by one more, and no third', async () => {
  const once = model('one', new Error('500'), 'answers');
  expect(await ask(resilientModel([once.chatModel], clock()))).toBe('one');
  const never = model('one', new Error('500'));
  expect(await ask(resilientModel([never.chatModel], clock()))).toBe('500');
  expect(never.calls()).toBe(2);
});

test('the second try goes to the second model', async () => {
  const first = model('first', new Error('500'));
  const second = model('second', 'answers');
  expect(await ask(resilientModel([first.chatModel, second.chatModel], clock()))).toBe('second');
  expect([first.calls(), second.calls()]).toEqual([1, 1]);
});

test('what a model refuses as wrong is not sent to it again, but may be to another', async () => {
  const alone = model('one', refusal);
  expect(await ask(resilientModel([alone.chatModel], clock()))).toBe('wrong key');
  expect(alone.calls()).toBe(1);
  const second = model('second', 'answers');
  expect(await ask(resilientModel([model('one', refusal).chatModel, second.chatModel], clock()))).toBe(
    'second',
  );
});

test('a model that is down rests: the next one answers without it, and later it is tried again', async () => {
  const time = clock();
  const first = model(
    'first',
    ...Array.from({ length: OPENS_AT_FAILURES }, () => new Error('500')),
    'answers',
  );
  const both = resilientModel([first.chatModel, model('second', 'answers').chatModel], time);
  for (let call = 0; call < OPENS_AT_FAILURES + 5; call += 1) expect(await ask(both)).toBe('second');
  expect(first.calls()).toBe(OPENS_AT_FAILURES);
  time.pass(OPEN_FOR_MS);
  expect(await ask(both)).toBe('first');
});

test('a model that says when it wants to be asked again is waited for, if that is not long and nobody else is there', async () => {
  vi.useFakeTimers();
  const busy = (ms: number) => new ModelFailure(429, 'rate_limit_exceeded', 'busy', ms);
  const one = model('one', busy(3_000), 'answers');
  const answer = ask(resilientModel([one.chatModel], clock()));
  await vi.advanceTimersByTimeAsync(2_900);
  expect(one.calls()).toBe(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(await answer).toBe('one');
  expect(await ask(resilientModel([model('one', busy(60_000)).chatModel], clock()))).toBe('busy');
});

test('with a fallback it is left alone for as long as it said', async () => {
  const time = clock();
  const first = model('first', new ModelFailure(429, null, 'busy', 7_000), 'answers');
  const both = resilientModel([first.chatModel, model('second', 'answers').chatModel], time);
  expect(await ask(both)).toBe('second');
  time.pass(6_000);
  expect(await ask(both)).toBe('second');
  expect(first.calls()).toBe(1);
  time.pass(1_000);
  expect(await ask(both)).toBe('first');
});

test('an empty account is not asked again', async () => {
  const empty = model('one', new ModelFailure(429, 'insufficient_quota', 'no money'));
  expect(await ask(resilientModel([empty.chatModel], clock()))).toBe('no money');
  expect(empty.calls()).toBe(1);
});

test('with every model resting the answer is an error at once', async () => {
  const down = model('one', new Error('500'));
  const only = resilientModel([down.chatModel], clock());
  for (let call = 0; call < OPENS_AT_FAILURES / 2; call += 1) await ask(only);
  expect(await ask(only)).toContain('rests');
  expect(down.calls()).toBe(OPENS_AT_FAILURES);
});

test('what was called off says nothing about a model: it does not rest, and is not asked again', async () => {
  const one = model(
    'one',
    ...Array.from({ length: OPENS_AT_FAILURES * 2 }, () => new Error('over')),
    'answers',
  );
  const resilient = resilientModel([one.chatModel], clock());
  const calledOff = { ...UNBOUNDED, signal: AbortSignal.abort(new Error('nobody waits')) };
  for (let at = 0; at < OPENS_AT_FAILURES * 2; at += 1)
    await expect(resilient.complete([], calledOff)).rejects.toThrow();
  expect(await ask(resilient)).toBe('one');
});
