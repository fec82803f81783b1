import { expect, test } from 'vitest';
import { concernIn, mayBeSaid } from './rules';

test('an intent is a crisis, minors are refused, the rest is left to the companion', () => {
  expect(concernIn({ flagged: ['self-harm', 'self-harm/intent'] })?.kind).toBe('crisis');
  expect(concernIn({ flagged: ['sexual', 'sexual/minors'] })?.kind).toBe('refused');
  expect(concernIn({ flagged: ['sexual', 'harassment', 'self-harm'] })).toBeNull();
});

test('without a judgement nothing changes', () => {
  expect(concernIn(null)).toBeNull();
  expect(mayBeSaid(null)).toBe(true);
});

test('a companion may speak of a danger, and not be one', () => {
  expect(mayBeSaid({ flagged: ['self-harm', 'violence'] })).toBe(true);
  for (const category of ['sexual', 'hate', 'self-harm/instructions'])
    expect(mayBeSaid({ flagged: [category] })).toBe(false);
});
