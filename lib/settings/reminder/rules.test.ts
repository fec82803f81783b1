import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rulesReminder } from './rules';

const DAY_MS = 24 * 3_600_000;
const days = fc.integer({ min: 0, max: 3_000 });
const at = (day: number) => new Date(Date.UTC(2025, 0, 1) + day * DAY_MS);

test('whoever is there is reminded at least once every three months, each time anew', () => {
  fc.assert(
    fc.property(days, days, (came, later) => {
      const seen = Array.from({ length: 93 }, (_, day) => rulesReminder(at(came), at(came + later + day)));
      expect(seen.some((id) => id !== null)).toBe(true);
    }),
  );
});

test('who came in this quarter is not, and the quarter is that of India', () => {
  const came = new Date('2026-10-01T00:00:00+05:30');
  expect(rulesReminder(came, new Date('2026-12-31T23:59:00+05:30'))).toBeNull();
  expect(rulesReminder(came, new Date('2027-01-01T00:00:00+05:30'))).toBe('rules-2027-q1');
  expect(rulesReminder(new Date('2025-11-01T00:00:00Z'), new Date('2026-11-01T00:00:00Z'))).toBe(
    'rules-2026-q4',
  );
});
