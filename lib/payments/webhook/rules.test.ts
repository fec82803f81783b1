import { expect, test } from 'vitest';
import { isNews } from './rules';

const NOW = new Date('2026-10-12T10:00:00Z');
const MINUTE_MS = 60_000;
const sentAt = (offsetMs: number) => String(NOW.getTime() + offsetMs);

test('a webhook is news for five minutes, and as much before when a clock is ahead', () => {
  for (const offset of [0, -5 * MINUTE_MS, 5 * MINUTE_MS]) expect(isNews(sentAt(offset), NOW)).toBe(true);
  for (const offset of [-5 * MINUTE_MS - 1, 5 * MINUTE_MS + 1, -40 * MINUTE_MS])
    expect(isNews(sentAt(offset), NOW)).toBe(false);
});

test.each(['', '1', 'now', '-1', '1e13', ` ${NOW.getTime()}`, `${NOW.getTime()}.0`])(
  '"%s" is no time of now',
  (timestamp) => {
    expect(isNews(timestamp, NOW)).toBe(false);
  },
);
