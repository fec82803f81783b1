import { expect, test } from 'vitest';
import { minutesRemaining } from './rules';

const now = new Date('2026-11-20T10:00:00Z');
const at = (ms: number) => new Date(now.getTime() + ms);

test('a free companion has no minutes remaining', () => {
  expect(minutesRemaining(null, now)).toBe(0);
  expect(minutesRemaining(at(-1), now)).toBe(0);
  expect(minutesRemaining(now, now)).toBe(0);
});

test('a busy one has whole minutes, rounded up', () => {
  expect(minutesRemaining(at(1), now)).toBe(1);
  expect(minutesRemaining(at(60_000), now)).toBe(1);
  expect(minutesRemaining(at(24 * 60_000 + 1), now)).toBe(25);
});
