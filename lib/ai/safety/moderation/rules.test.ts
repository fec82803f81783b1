import { expect, test } from 'vitest';
import { inputVerdict, mayBeSaid } from './rules';

test('an intent is a crisis, minors are refused, the rest is left to the companion', () => {
  expect(inputVerdict({ flagged: ['self-harm', 'self-harm/intent'] })).toBe('crisis');
  expect(inputVerdict({ flagged: ['sexual', 'sexual/minors'] })).toBe('refuse_and_hold');
  expect(inputVerdict({ flagged: ['sexual', 'harassment', 'self-harm'] })).toBeNull();
});

test('without a judgement nothing changes', () => {
  expect(inputVerdict(null)).toBeNull();
  expect(mayBeSaid(null)).toBe(true);
});

test('a companion may speak of a danger, and not be one', () => {
  expect(mayBeSaid({ flagged: ['self-harm', 'violence'] })).toBe(true);
  for (const category of ['sexual', 'hate', 'self-harm/instructions'])
    expect(mayBeSaid({ flagged: [category] })).toBe(false);
});
