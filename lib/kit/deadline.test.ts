import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deadlineIn, TooLate, within } from './deadline';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Work that never ends, and the signal it was given. */
function hanging() {
  const seen: AbortSignal[] = [];
  const work = (signal: AbortSignal) => {
    seen.push(signal);
    return new Promise<never>(() => undefined);
  };
  return { work, signal: () => seen[0] };
}

test('work that takes too long is told to stop, and not waited for', async () => {
  const { work, signal } = hanging();
  const outcome = within(1000, undefined, work).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(999);
  expect(signal()?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await outcome).toBeInstanceOf(TooLate);
  expect(signal()?.aborted).toBe(true);
});

test('an outer signal that aborts stops the work with its reason', async () => {
  const outer = deadlineIn(500);
  const { work, signal } = hanging();
  const outcome = within(1000, outer.signal, work).catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(500);
  expect(await outcome).toContain('500 ms');
  expect(signal()?.aborted).toBe(true);
  await expect(within(1000, outer.signal, hanging().work)).rejects.toBeInstanceOf(TooLate);
});

test('an outcome stops the clock, and what the work left behind', async () => {
  let left: AbortSignal | undefined;
  const outcome = await within(1000, undefined, async (signal) => {
    left = signal;
    return 'done';
  });
  expect(outcome).toBe('done');
  expect(left?.aborted).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});
