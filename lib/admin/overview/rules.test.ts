import { expect, test } from 'vitest';
import {
  addDays,
  answerTime,
  changeOf,
  dayOf,
  daysBetween,
  isReconcilerLate,
  mergeBuckets,
  periodsOf,
  startOfDay,
} from './rules';

test('a day of India begins at 18:30 UTC the day before', () => {
  expect(dayOf(new Date('2026-03-04T18:29:59.999Z'))).toBe('2026-03-04');
  expect(dayOf(new Date('2026-03-04T18:30:00Z'))).toBe('2026-03-05');
  expect(startOfDay('2026-03-05').toISOString()).toBe('2026-03-04T18:30:00.000Z');
  expect(startOfDay('2026-03-05', 1).toISOString()).toBe('2026-03-05T18:30:00.000Z');
  expect(() => dayOf(new Date('never'))).toThrow(RangeError);
});

test('a period is whole days up to yesterday, and the one before is as long', () => {
  expect(periodsOf('2026-03-01', 7)).toEqual({
    ...{ from: '2026-02-22', upto: '2026-02-28' },
    ...{ beforeFrom: '2026-02-15', beforeUpto: '2026-02-21' },
  });
  expect(daysBetween('2026-02-27', '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
  expect(daysBetween('2026-03-02', '2026-03-01')).toEqual([]);
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
});

test('an answer time is read from buckets, never too low and at most a tenth too high', () => {
  const bucketOf = (ms: number) => Math.floor(Math.log(ms) / Math.log(1.1));
  const times = Array.from({ length: 1000 }, (_, place) => 200 + place * 7);
  const half = times.map((ms) => new Map([[bucketOf(ms), 1]]));
  const merged = mergeBuckets(half);
  for (const [share, exact] of [
    [0.5, times[499]],
    [0.95, times[949]],
    [1, times[999]],
  ] as const) {
    const read = answerTime(merged, share) ?? 0;
    expect(read).toBeGreaterThanOrEqual(exact ?? 0);
    expect(read).toBeLessThanOrEqual(Math.ceil((exact ?? 0) * 1.1));
  }
  expect(answerTime(new Map(), 0.5)).toBeNull();
});

test('a change is a share of what was before, where there was something', () => {
  expect(changeOf(15, 12)).toBe(0.25);
  expect(changeOf(9, 12)).toBe(-0.25);
  expect(changeOf(3, 0)).toBeNull();
  expect(changeOf(null, 3)).toBeNull();
});

test('the reconciler is late after ten minutes, and when nothing is known of it', () => {
  const now = new Date('2026-03-04T12:00:00Z');
  expect(isReconcilerLate(new Date('2026-03-04T11:50:00Z'), now)).toBe(false);
  expect(isReconcilerLate(new Date('2026-03-04T11:49:59Z'), now)).toBe(true);
  expect(isReconcilerLate(null, now)).toBe(true);
});
