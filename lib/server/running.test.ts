import { expect, test } from 'vitest';
import { runningWork } from './running';

test('work counts until it has ended, well or badly', async () => {
  const running = runningWork();
  const { promise, resolve: finish } = Promise.withResolvers<void>();
  const good = running.track(() => promise);
  const bad = running.track(() => Promise.reject(new Error('no')));
  expect(running.count()).toBe(2);
  await expect(bad).rejects.toThrow('no');
  expect(running.count()).toBe(1);
  finish();
  await good;
  expect(running.count()).toBe(0);
});
