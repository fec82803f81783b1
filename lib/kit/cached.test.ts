import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cached, cachedPer, memoized } from './cached';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('asks once within the time, again after it', async () => {
  const load = vi.fn(async (key: string) => key.toUpperCase());
  const get = cached(load, { ttlMs: 100, max: 10 });
  expect(await Promise.all([get('a'), get('a')])).toEqual(['A', 'A']);
  expect(load).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(101);
  expect(await get('a')).toBe('A');
  expect(load).toHaveBeenCalledTimes(2);
});

test('a failure is not kept', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce('up');
  const get = cached(load, { ttlMs: 1_000, max: 10 });
  await expect(get('a')).rejects.toThrow('down');
  expect(await get('a')).toBe('up');
});

test('the oldest entry goes first', async () => {
  const load = vi.fn(async (key: string) => key);
  const get = cached(load, { ttlMs: 1_000, max: 2 });
  await get('a');
  await get('b');
  await get('c');
  await get('c');
  await get('a');
  expect(load.mock.calls.map(([key]) => key)).toEqual(['a', 'b', 'c', 'a']);
});

test('two owners do not share entries', async () => {
  const load = vi.fn(async (owner: { name: string }, key: string) => owner.name + key);
  const get = cachedPer(load, { ttlMs: 1_000, max: 2 });
  const [one, two] = [{ name: 'one' }, { name: 'two' }];
  expect([await get(one, 'a'), await get(two, 'a'), await get(one, 'a')]).toEqual(['onea', 'twoa', 'onea']);
  expect(load).toHaveBeenCalledTimes(2);
});

test('a result of a pure function is kept until newer ones push it out', () => {
  const computed: string[] = [];
  const length = memoized((key) => computed.push(key) && key.length, 2);
  expect(['a', 'bb', 'a', 'ccc', 'a'].map(length)).toEqual([1, 2, 1, 3, 1]);
  expect(computed).toEqual(['a', 'bb', 'ccc', 'a']);
});
