import { expect, test } from 'vitest';
import { deviceName, isFresh, isOver, isSeenDue } from './rules';

const NOW = new Date('2026-11-23T12:00:00Z');
const ago = (days: number) => new Date(NOW.getTime() - days * 24 * 60 * 60 * 1000);
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);

test.each([
  ['a guest seen 399 days ago', { createdAt: ago(900), lastSeenAt: ago(399), authenticatedAt: null }, false],
  ['a guest seen 401 days ago', { createdAt: ago(900), lastSeenAt: ago(401), authenticatedAt: null }, true],
  ['a member seen 29 days ago', { createdAt: ago(90), lastSeenAt: ago(29), authenticatedAt: ago(90) }, false],
  ['a member seen 31 days ago', { createdAt: ago(90), lastSeenAt: ago(31), authenticatedAt: ago(90) }, true],
  ['a member of 181 days', { createdAt: ago(181), lastSeenAt: ago(0), authenticatedAt: ago(181) }, true],
])('%s: over %#', (_, times, over) => {
  expect(isOver(times, NOW)).toBe(over);
});

test('a sign-in is fresh for 15 minutes; a guest has none to repeat', () => {
  expect(isFresh(minutesAgo(15), NOW)).toBe(true);
  expect(isFresh(minutesAgo(15.1), NOW)).toBe(false);
  expect(isFresh(null, NOW)).toBe(true);
});

test('last seen is due after 5 minutes', () => {
  expect(isSeenDue({ lastSeenAt: minutesAgo(4.9) }, NOW)).toBe(false);
  expect(isSeenDue({ lastSeenAt: minutesAgo(5) }, NOW)).toBe(true);
});

test('a device is called by what it told', () => {
  expect(deviceName('Chrome', 'Android')).toBe('Chrome on Android');
  expect(deviceName('ब्राउज़र', null)).toBe('ब्राउज़र');
  expect(deviceName(null, null)).toBeNull();
});
