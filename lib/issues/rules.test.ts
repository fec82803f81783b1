import { describe, expect, test } from 'vitest';
import { dueAt, isLate, issueNumber, readIssueNumber } from './rules';

test('a number is read as it is written, and as people type it', () => {
  expect(issueNumber(1001)).toBe('SA-1001');
  for (const typed of ['SA-1001', ' sa-1001 ', 'SA 1001', '1001']) expect(readIssueNumber(typed)).toBe(1001);
  for (const typed of ['', 'SA-', 'asha', '10.5', 'SA-1001 again']) expect(readIssueNumber(typed)).toBeNull();
});

describe('a word of ours is due', () => {
  const createdAt = new Date('2026-11-20T10:00:00Z');
  const later = (hours: number) => new Date(createdAt.getTime() + hours * 3_600_000);
  const issue = { status: 'open' as const, createdAt, firstAnsweredAt: null };

  test('within 24 hours, and after the first one the end within 15 days', () => {
    expect(dueAt(issue)).toEqual(later(24));
    expect(isLate(issue, later(24))).toBe(false);
    expect(isLate(issue, later(24.01))).toBe(true);
    const answered = { ...issue, status: 'answered' as const, firstAnsweredAt: later(2) };
    expect(dueAt(answered)).toEqual(later(15 * 24));
    expect(isLate(answered, later(15 * 24 + 1))).toBe(true);
  });

  test('never, once it is closed', () => {
    expect(dueAt({ ...issue, status: 'closed' })).toBeNull();
    expect(isLate({ ...issue, status: 'closed' }, later(1000))).toBe(false);
  });
});
