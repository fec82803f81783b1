import { describe, expect, test } from 'vitest';
import { isConsoleOpen, isConsoleSeenDue, roleOf } from './rules';

const now = new Date('2026-11-23T12:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

describe('the console is open', () => {
  test.each([
    ['who came from Google a moment ago, for the first time', 5, null, true],
    ['who was there a moment ago, and came from Google long ago', 600, 29, true],
    ['who came from Google half an hour ago and has not been there', 30, null, false],
    ['who was away for half an hour', 600, 30, false],
    ['who was away for half an hour, and came from Google before that', 31, 30, false],
    ['who was away, and has come from Google since', 1, 90, true],
  ])('to %s', (_who, authenticated, seen, open) => {
    const lastSeenAt = seen === null ? null : ago(seen);
    expect(isConsoleOpen({ now, authenticatedAt: ago(authenticated), lastSeenAt })).toBe(open);
  });
});

test('being there is noted once a minute', () => {
  expect(isConsoleSeenDue({ now, lastSeenAt: null })).toBe(true);
  expect(isConsoleSeenDue({ now, lastSeenAt: ago(0.9) })).toBe(false);
  expect(isConsoleSeenDue({ now, lastSeenAt: ago(1) })).toBe(true);
});

test('an owner by the settings is one, however the address is written and whatever role was given', () => {
  expect(roleOf('Asha@Example.com', [' asha@example.com'], 'content')).toBe('owner');
  expect(roleOf('ravi@example.com', ['asha@example.com'], 'support')).toBe('support');
  expect(roleOf('ravi@example.com', ['asha@example.com'], null)).toBeNull();
});
