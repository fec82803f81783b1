import { expect, test } from 'vitest';
import { comingDay, dayOf, daysAfter, daysBetween, readDay, weekOf } from './rules';

/** A Friday. */
const TOLD = '2026-11-20';

test.each([
  ['interview on Monday', '2026-11-23'],
  ['party on Friday', '2026-11-27'],
  ['kal interview hai', '2026-11-21'],
  ['कल परीक्षा है', '2026-11-21'],
  ['parso flight hai', '2026-11-22'],
  ['सोमवार को परीक्षा है', '2026-11-23'],
  ['somvar ko viva hai', '2026-11-23'],
  ['15 December ko shaadi', '2026-12-15'],
  ['exam on Dec 3rd', '2026-12-03'],
  ['exam on 2 Feb', '2027-02-02'],
  ['3 din baad result', '2026-11-23'],
  ['kal interview tha', null],
  ['sun na yaar', null],
  ['likes mangoes', null],
])('%s is on %s', (text, day) => expect(comingDay(text, TOLD)).toBe(day));

test('days are days of India, and only days that exist are read', () => {
  expect(dayOf(new Date('2026-11-20T19:00:00Z'))).toBe('2026-11-21');
  expect(readDay('2026-02-30')).toBeNull();
  expect(readDay('2026-11-23T10:00')).toBe('2026-11-23');
  expect(readDay(7)).toBeNull();
  expect(daysBetween(TOLD, daysAfter(TOLD, 11))).toBe(11);
  expect(weekOf('2026-11-22')).toBe('2026-11-16');
});
