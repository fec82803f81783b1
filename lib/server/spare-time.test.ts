import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { spareTime } from './spare-time';

/** Keeps the thread busy, ms. */
function compute(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

test('a thread that waits has time to spare, once for a look, and one that computes has none', async () => {
  const hasTime = spareTime();
  await sleep(40);
  expect(hasTime()).toBe(true);
  expect(hasTime()).toBe(false);
  for (let piece = 0; piece < 5; piece += 1) {
    compute(12);
    await new Promise(setImmediate);
    expect(hasTime()).toBe(false);
  }
  await sleep(40);
  expect(hasTime()).toBe(true);
});
