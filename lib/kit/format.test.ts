import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { formatDate, formatMoment, formatRupees, formatShortDate, formatStamp, formatWhole } from './format';

afterEach(() => {
  globalThis.saathiTexts = undefined;
});

test('a point in time is short, in India, and breaks after the day alone', () => {
  const stamp = formatStamp('2026-09-30T18:35:00.000Z');
  expect(stamp.split(' ')).toEqual(['1\u00a0Oct\u00a02026,', '12:05\u00a0am']);
  expect(formatStamp(new Date('2026-09-12T08:00:00Z'))).toContain('Sep\u00a02026');
  expect(() => formatStamp('never')).toThrow(RangeError);
});

test('a day is written by hand as Intl writes it, in every month', () => {
  const intl = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
  for (let month = 0; month < 12; month += 1) {
    const evening = new Date(Date.UTC(2026, month, 3, 18, 29));
    expect(formatDate(evening)).toBe(intl.format(evening));
  }
  expect(formatShortDate('2026-09-30T18:35:00.000Z')).toBe('1 Oct 2026');
  expect(formatDate('never')).toBe('');
});

test('whole numbers are grouped by hand as Intl groups them in India', () => {
  const intl = new Intl.NumberFormat('en-IN');
  fc.assert(fc.property(fc.maxSafeInteger(), (value) => formatWhole(value) === intl.format(value)));
  for (const value of [0, 99, 999, 1000, 99_999, 1_00_000, -1000, 1_00_00_000])
    expect(formatWhole(value)).toBe(intl.format(value));
  expect(formatRupees(2999)).toBe('₹2,999');
});

test('a page in Hindi has its own words for days, and never a part of a month', () => {
  const texts = { October: 'अक्टूबर', Yesterday: 'कल' };
  globalThis.saathiTexts = () => ({ tag: 'hi', texts, patterns: [] });
  const now = Date.parse('2026-10-12T12:00:00+05:30');
  expect(formatShortDate(now)).toBe('12 अक्टूबर 2026');
  expect(formatMoment('2026-10-11T15:40:00+05:30', now)).toBe('कल, 3:40 pm');
});
