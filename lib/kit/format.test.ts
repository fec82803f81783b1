import { expect, test } from 'vitest';
import { formatStamp } from './format';

test('a point in time is short, in India, and breaks after the day alone', () => {
  const stamp = formatStamp('2026-09-30T18:35:00.000Z');
  expect(stamp.split(' ')).toEqual(['1\u00a0Oct\u00a02026,', '12:05\u00a0am']);
  expect(formatStamp(new Date('2026-09-12T08:00:00Z'))).toContain('Sep\u00a02026');
  expect(() => formatStamp('never')).toThrow(RangeError);
});
