import { expect, test } from 'vitest';
import { OPEN_MS, PROVEN_MS } from './constants';
import { isProven, lockState } from './rules';

const AT = new Date('2026-11-28T05:00:00Z');
const before = (ms: number) => new Date(AT.getTime() - ms);

test('without a lock nothing is locked; with one, what was not used for 15 minutes is', () => {
  expect(lockState({ isLocked: false, chatsOpenAt: null }, AT)).toBe('off');
  expect(lockState({ isLocked: false, chatsOpenAt: AT }, AT)).toBe('off');
  expect(lockState({ isLocked: true, chatsOpenAt: null }, AT)).toBe('closed');
  expect(lockState({ isLocked: true, chatsOpenAt: before(OPEN_MS - 1) }, AT)).toBe('open');
  expect(lockState({ isLocked: true, chatsOpenAt: before(OPEN_MS) }, AT)).toBe('closed');
});

test('a sign-in of at most 5 minutes ago stands for the device', () => {
  expect(isProven(null, AT)).toBe(false);
  expect(isProven(before(PROVEN_MS), AT)).toBe(true);
  expect(isProven(before(PROVEN_MS + 1), AT)).toBe(false);
});
