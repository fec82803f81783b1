import fc from 'fast-check';
import { expect, test } from 'vitest';
import { WEEKS_SHOWN } from './constants';
import { barLength, dayBegins, fillWeeks, mondays, weekInWords } from './rules';

const SHOWN = mondays(new Date('2026-11-27T10:00:00Z'));

test('weeks begin on Monday in India', () => {
  expect(SHOWN).toHaveLength(WEEKS_SHOWN);
  expect(SHOWN.slice(0, 2)).toEqual(['2026-11-23', '2026-11-16']);
  expect(SHOWN.at(-1)).toBe('2026-10-05');
  // Half past midnight on Monday in India is still Sunday in London.
  expect(mondays(new Date('2026-11-22T18:29:59Z'))[0]).toBe('2026-11-16');
  expect(mondays(new Date('2026-11-22T18:30:00Z'))[0]).toBe('2026-11-23');
  expect(() => mondays(new Date('never'))).toThrow(RangeError);
});

test('every moment is in the newest week, and weeks follow each other without a gap', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2025-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
      (now) => {
        const began = mondays(now).map((day) => dayBegins(day).getTime());
        const week = 7 * 24 * 60 * 60 * 1000;
        expect(now.getTime() - (began[0] ?? 0)).toBeGreaterThanOrEqual(0);
        expect(now.getTime() - (began[0] ?? 0)).toBeLessThan(week);
        for (const [at, moment] of began.slice(1).entries()) expect((began[at] ?? 0) - moment).toBe(week);
      },
    ),
  );
});

test('a week without anything is shown, and what was given back takes nothing off below 0', () => {
  const weeks = fillWeeks(SHOWN, [
    { began: '2026-11-16', messages: 12, rupees: 199 },
    { began: '2026-11-09', messages: -1, rupees: 0 },
  ]);
  expect(weeks).toHaveLength(WEEKS_SHOWN);
  expect(weeks.slice(0, 3)).toEqual([
    { began: '2026-11-23', messages: 0, rupees: 0 },
    { began: '2026-11-16', messages: 12, rupees: 199 },
    { began: '2026-11-09', messages: 0, rupees: 0 },
  ]);
});

test('a week in words', () => {
  expect(weekInWords('2026-11-30').replaceAll('\u00a0', ' ')).toBe('30 Nov – 6 Dec');
});

test.each([
  [0, 0, 0],
  [0, 9, 0],
  [9, 9, 100],
  [1, 1000, 2],
  [1, 2, 50],
])('a bar for %i of %i is %i long', (value, most, length) => expect(barLength(value, most)).toBe(length));
