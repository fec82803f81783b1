import { expect, test } from 'vitest';
import { formatDate, formatShortDate, formatStamp } from './format';

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
