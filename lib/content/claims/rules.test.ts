import { expect, test } from 'vitest';
import { proofOf } from './rules';

test('a claim is printed with its evidence and day, or as a sample', () => {
  expect(proofOf({ evidence: 'sample' })).toBe('sample');
  expect(proofOf({ evidence: 'count of accounts', date: '2026-10-12' })).toBe(
    'count of accounts, 12 Oct 2026',
  );
});
