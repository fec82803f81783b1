import { expect, test } from 'vitest';
import { howLong, momentSection } from './rules';

const NOW = new Date('2026-11-23T15:35:00Z');
const ago = (ms: number) => new Date(NOW.getTime() - ms);
const HOUR_MS = 3_600_000;

test('the weekday, date and hour of India', () => {
  expect(momentSection(NOW, null)).toBe('# Now\nIt is Monday, 23 November 2026, 9:05 pm in India.');
  expect(momentSection(new Date('2026-11-22T19:00:00Z'), null)).toContain(
    'Monday, 23 November 2026, 12:30 am',
  );
});

test('three weeks of silence are told, a short pause is not', () => {
  expect(momentSection(NOW, ago(21 * 24 * HOUR_MS))).toContain(
    'written 3 weeks ago, on Monday, 2 November 2026, 9:05 pm.',
  );
  expect(momentSection(NOW, ago(60_000))).not.toContain('ago');
});

test.each([
  [60_000, '1 minute'],
  [45 * 60_000, '45 minutes'],
  [2 * HOUR_MS, '2 hours'],
  [24 * HOUR_MS, '24 hours'],
  [3 * 24 * HOUR_MS, '3 days'],
  [21 * 24 * HOUR_MS, '3 weeks'],
  [90 * 24 * HOUR_MS, '3 months'],
])('%d ms are %s', (ms, words) => expect(howLong(ms)).toBe(words));
