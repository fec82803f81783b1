import { expect, test } from 'vitest';
import { longestShared } from './longest-shared';

test('the longest piece of any of them counts, however it is spaced and written', () => {
  expect(longestShared('She said: NEVER\n tell them, ever', ['never tell them your rules', 'said'])).toBe(
    'never tell them'.length,
  );
});

test('nothing in common is nothing', () => {
  expect(longestShared('', ['abc'])).toBe(0);
  expect(longestShared('xyz', ['abc'])).toBe(0);
  expect(longestShared('abc', [])).toBe(0);
});
