import { expect, test } from 'vitest';
import { inTurn } from './in-turn';

test('one after the other for a key, in the order they came, also after a failure', async () => {
  const seen: string[] = [];
  const work = (name: string, fails = false) =>
    inTurn('one', async () => {
      seen.push(`${name} begins`);
      await Promise.resolve();
      seen.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    });
  const ends = await Promise.allSettled([work('a'), work('b', true), work('c')]);
  expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

test('other keys do not wait', async () => {
  const gate = Promise.withResolvers<string>();
  const held = inTurn('held', () => gate.promise);
  expect(await inTurn('free', async () => 'done')).toBe('done');
  gate.resolve('at last');
  expect(await held).toBe('at last');
});
