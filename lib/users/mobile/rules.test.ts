import { expect, test } from 'vitest';
import { CODE_LIMITS } from './constants';
import { waitSeconds } from './rules';

const now = new Date('2026-11-20T10:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

test('three codes in ten minutes, then one has to wait for the first of them', () => {
  expect(waitSeconds(CODE_LIMITS.number, [], now)).toBe(0);
  expect(waitSeconds(CODE_LIMITS.number, [ago(0), ago(1)], now)).toBe(0);
  expect(waitSeconds(CODE_LIMITS.number, [ago(0), ago(1), ago(4)], now)).toBe(6 * 60);
  expect(waitSeconds(CODE_LIMITS.number, [ago(0), ago(1), ago(10)], now)).toBe(0);
});

test('ten codes in a day', () => {
  const spread = Array.from({ length: 10 }, (_, index) => ago(60 * (index + 1)));
  expect(waitSeconds(CODE_LIMITS.person, spread, now)).toBe(14 * 60 * 60);
  expect(waitSeconds(CODE_LIMITS.person, spread.slice(1), now)).toBe(0);
  expect(waitSeconds(CODE_LIMITS.address, spread, now)).toBe(0);
});
