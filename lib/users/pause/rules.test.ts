import { expect, test } from 'vitest';
import { longerPause, pauseAt } from './rules';

const AT = new Date('2026-11-27T10:00:00Z');
const later = (ms: number) => new Date(AT.getTime() + ms);
const open = { until: null };

test('a pause is over at its moment, and one without a moment goes on', () => {
  expect(pauseAt({ pausedAt: null, pausedUntil: null }, AT)).toBeNull();
  expect(pauseAt({ pausedAt: AT, pausedUntil: null }, later(1e12))).toEqual(open);
  expect(pauseAt({ pausedAt: AT, pausedUntil: later(10) }, later(9))).toEqual({ until: later(10) });
  expect(pauseAt({ pausedAt: AT, pausedUntil: later(10) }, later(10))).toBeNull();
});

test('of two pauses the longer one holds', () => {
  const [short, long] = [{ until: later(1) }, { until: later(2) }];
  expect(longerPause(null, null)).toBeNull();
  expect(longerPause(null, short)).toBe(short);
  expect(longerPause(short, null)).toBe(short);
  expect(longerPause(short, long)).toBe(long);
  expect(longerPause(long, short)).toBe(long);
  expect(longerPause(open, long)).toEqual(open);
});
