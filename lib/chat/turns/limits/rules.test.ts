import { expect, test } from 'vitest';
import { ownLimitOf } from './rules';

const OPEN = {
  reserved: false,
  held: false,
  inCare: false,
  ownLimit: null,
  ownMax: null,
  quietTo: null,
  pausedUntil: null,
};
const QUIET = { ...OPEN, ownLimit: 'quiet', ownMax: 5, quietTo: 360 };
const UNTIL = new Date('2026-12-04T10:00:00Z');
const PAUSED = { ...OPEN, ownLimit: 'paused', pausedUntil: UNTIL };
const SPENT = { ...OPEN, ownLimit: 'messages', ownMax: 5 };

test.each([
  ['nothing is set', OPEN, null],
  ['the hours are quiet', QUIET, { why: 'quiet', until: 360 }],
  ['the messages of the day are sent', SPENT, { why: 'messages', most: 5 }],
  ['this one was the last', { ...SPENT, reserved: true }, null],
  ['the account is paused', PAUSED, { why: 'paused', until: UNTIL }],
  [
    'it is paused until its person comes back',
    { ...PAUSED, pausedUntil: null },
    { why: 'paused', until: null },
  ],
  ['a crisis is near in a pause', { ...PAUSED, inCare: true }, null],
  ['the chat is closed', { ...SPENT, held: true }, null],
  ['a crisis is near', { ...QUIET, inCare: true }, null],
])('a send is told of a limit of its person when %s', (_what, row, limit) =>
  expect(ownLimitOf(row)).toEqual(limit),
);
