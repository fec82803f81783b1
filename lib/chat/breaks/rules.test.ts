import { expect, test } from 'vitest';
import { isLong } from './rules';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 27, 10, minute));

test.each([
  ['nobody has written', null, 40, false],
  ['a minute too early', { began: at(0), last: at(29) }, 29, false],
  ['just long enough', { began: at(0), last: at(30) }, 30, true],
  ['a pause is as long as a row may have', { began: at(0), last: at(35) }, 50, true],
  ['the pause was longer', { began: at(0), last: at(35) }, 51, false],
])('a row is long or not: %s', (_what, row, now, long) => expect(isLong(row, 30, at(now))).toBe(long));
