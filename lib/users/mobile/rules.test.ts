import { expect, test } from 'vitest';
import { CODE_LIMITS } from './constants';
import { type Window, waitSeconds } from './rules';

const now = new Date('2026-11-20T10:00:00Z');
/** For all windows, of codes that were sent newest first. */
const waitFor = (windows: readonly Window[], sentAt: readonly Date[]) =>
  Math.max(...windows.map((window) => waitSeconds(window, sentAt[window.max - 1] ?? null, now)));
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

test('three codes in ten minutes, then one has to wait for the first of them', () => {
  expect(waitFor(CODE_LIMITS.number, [])).toBe(0);
  expect(waitFor(CODE_LIMITS.number, [ago(0), ago(1)])).toBe(0);
  expect(waitFor(CODE_LIMITS.number, [ago(0), ago(1), ago(4)])).toBe(6 * 60);
  expect(waitFor(CODE_LIMITS.number, [ago(0), ago(1), ago(10)])).toBe(0);
});

test('ten codes in a day', () => {
  const spread = Array.from({ length: 10 }, (_, index) => ago(60 * (index + 1)));
  expect(waitFor(CODE_LIMITS.person, spread)).toBe(14 * 60 * 60);
  expect(waitFor(CODE_LIMITS.person, spread.slice(1))).toBe(0);
  expect(waitFor(CODE_LIMITS.address, spread)).toBe(0);
});
