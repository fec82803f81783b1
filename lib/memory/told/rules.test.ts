import { expect, test } from 'vitest';
import { whenLine } from './rules';

// 1 am on 23 November in India, and still the 22nd in London.
const NOW = Date.parse('2026-11-22T19:30:00Z');
const toldAt = '2026-11-22T18:40:00Z';

test.each([
  ['2026-11-22', 'Day: Yesterday · Told: Today'],
  ['2026-11-23', 'Day: Today · Told: Today'],
  ['2026-11-24', 'Day: Tomorrow · Told: Today'],
  ['2026-11-25', 'Day: Wednesday, 25 November 2026 · Told: Today'],
  ['2025-12-31', 'Day: Wednesday, 31 December 2025 · Told: Today'],
  [null, 'Told: Today'],
])('a memory about %s says its day in India and when it was told: %s', (happensOn, line) => {
  expect(whenLine({ happensOn, toldAt, corrected: false }, NOW)).toBe(line);
});

test('what was put right by hand keeps its day', () => {
  expect(whenLine({ happensOn: '2026-11-24', toldAt, corrected: true }, NOW)).toBe(
    'Day: Tomorrow · Put right by you',
  );
});
