import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TALKING_MS, USUAL_SIMULTANEOUS_CHATS } from './constants';
import { fullUntil } from './rules';

const moments = fc.array(
  fc.integer({ min: 0, max: TALKING_MS }).map((ms) => new Date(ms)),
  { maxLength: 80 },
);

test('below its number a companion is free, at its number until the longest quiet one is gone', () => {
  expect(fullUntil([], 1)).toBeNull();
  expect(fullUntil([new Date(5)], 2)).toBeNull();
  expect(fullUntil([new Date(9), new Date(5)], 2)).toEqual(new Date(5 + TALKING_MS));
  // One too many, because the number was lowered: two have to go quiet.
  expect(fullUntil([new Date(9), new Date(5), new Date(7)], 2)).toEqual(new Date(7 + TALKING_MS));
});

test('without a limit in its row the default counts', () => {
  const many = Array.from({ length: USUAL_SIMULTANEOUS_CHATS }, (_, at) => new Date(at));
  expect(fullUntil(many, null)).toEqual(new Date(TALKING_MS));
  expect(fullUntil(many.slice(1), null)).toBeNull();
});

test('when it says it is free, fewer than its number are talking, and a moment before not', () => {
  fc.assert(
    fc.property(moments, fc.integer({ min: 1, max: 60 }), (lastHeard, places) => {
      const talkingAt = (ms: number) => lastHeard.filter((one) => one.getTime() + TALKING_MS > ms).length;
      const until = fullUntil(lastHeard, places);
      if (until === null) return lastHeard.length < places;
      return talkingAt(until.getTime()) < places && talkingAt(until.getTime() - 1) >= places;
    }),
  );
});
