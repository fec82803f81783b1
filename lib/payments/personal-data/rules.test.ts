import { expect, test } from 'vitest';
import { booksStart } from './rules';

test('an order names its buyer until 8 years after the end of its financial year', () => {
  const kept = (ordered: string, now: string) => new Date(ordered) >= booksStart(new Date(now));
  for (const ordered of ['2026-04-01T00:00:00+05:30', '2027-03-31T23:59:59+05:30']) {
    expect(kept(ordered, '2035-03-31T23:59:59+05:30')).toBe(true);
    expect(kept(ordered, '2035-04-01T00:00:00+05:30')).toBe(false);
  }
  expect(kept('2027-04-01T00:00:00+05:30', '2035-04-01T00:00:00+05:30')).toBe(true);
});
