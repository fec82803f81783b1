import { expect, test } from 'vitest';
import { repeat, untilIn } from './clock';

test('work begins as often as it may, and no more often than that', async () => {
  let begun = 0;
  await repeat(untilIn(60), { perSecond: 1_000, most: 5 }, async () => {
    begun += 1;
  });
  expect(begun).toBe(5);
});

test('no more run at once than there may', async () => {
  let running = 0;
  let most = 0;
  await repeat(untilIn(60), { perSecond: 10_000, most: 12, atOnce: 3 }, async () => {
    running += 1;
    most = Math.max(most, running);
    await untilIn(1).wait(5);
    running -= 1;
  });
  expect([most, running]).toEqual([3, 0]);
});

test('nothing begins when the time is over, and what runs is waited for', async () => {
  let done = 0;
  const until = untilIn(0.05);
  await repeat(until, { perSecond: 1, most: 100 }, async () => {
    await untilIn(1).wait(100);
    done += 1;
  });
  expect([until.isOver(), done]).toEqual([true, 1]);
});
