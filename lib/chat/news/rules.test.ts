import { expect, it } from 'vitest';
import { LOOK_BACK } from './constants';
import { isTimeToLook, lookFrom } from './rules';

it.each([
  [0, 2_500],
  [119_999, 2_500],
  [120_000, 10_000],
  [600_000, 30_000],
  [36_000_000, 30_000],
])('a chat that has been calm for %d ms is looked at every %d ms', (calmForMs, everyMs) => {
  expect(isTimeToLook(everyMs - 1, calmForMs)).toBe(false);
  expect(isTimeToLook(everyMs, calmForMs)).toBe(true);
});

it('looks back some messages, or over all of a short chat', () => {
  const held = Array.from({ length: LOOK_BACK + 3 }, (_, at) => ({ id: `m${at}` }));
  expect(lookFrom(held)).toEqual({ after: 'm2', messages: LOOK_BACK, marks: '' });
  expect(lookFrom(held.slice(0, LOOK_BACK))).toEqual({ after: undefined, messages: LOOK_BACK, marks: '' });
  expect(lookFrom([])).toEqual({ after: undefined, messages: 0, marks: '' });
});

it('knows reactions and removed messages of what it looks at', () => {
  const held = [
    { id: 'aaaa-1', reaction: '👍' },
    { id: 'bbbb-2' },
    { id: 'cccc-3', removed: true as const },
    { id: 'dddd-4', reaction: '❤️' },
  ];
  expect(lookFrom(held).marks).toBe('aaaa👍cccc-dddd❤️');
  const older = [
    { id: 'zzzz-0', reaction: '👍' },
    ...Array.from({ length: LOOK_BACK }, (_, at) => ({ id: `m${at}` })),
  ];
  expect(lookFrom(older).marks).toBe('');
});
