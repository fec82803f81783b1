import { expect, test } from 'vitest';
import { failureName, reconcilerWarning } from './rules';

const now = new Date('2026-11-23T12:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

test('a reconciler that has not run for 10 minutes is told of, also one that never did', () => {
  const since = (minutes: number | null, from: number) =>
    reconcilerWarning({ expectedFrom: ago(from), lastOkAt: minutes === null ? null : ago(minutes) }, now);
  expect(since(9, 600)).toBeNull();
  expect(since(10, 600)).toBe(
    'The reconciler has not run for 10 minutes: payments may be taken and not credited.',
  );
  expect(since(null, 9)).toBeNull();
  expect(since(null, 300)).toContain('for 5 hours');
  expect(reconcilerWarning(null, now)).toBeNull();
});

test('of a failure its name is kept, never its words', () => {
  expect(failureName(Object.assign(new TypeError('for asha@example.com'), { code: 'ECONNRESET' }))).toBe(
    'TypeError ECONNRESET',
  );
  expect(failureName(Object.assign(new Error('no'), { code: 'asha@example.com' }))).toBe('Error');
  expect(failureName('words')).toBe('unknown');
});
