import { expect, test } from 'vitest';
import { stepsToFirst } from './rules';

test.each([
  ['opened by a link, with the entry on top of it', [true, true], 1],
  ['with the pages that led to it', [true, true, true, true], 3],
  ['after a payment, in another document', [true, true, false, true, true], 1],
  ['alone after another document', [false, true], 0],
  ['in a browser that tells nothing', [], 0],
])('a chat %s', (_, sameDocument, steps) => {
  expect(stepsToFirst(sameDocument)).toBe(steps);
});
