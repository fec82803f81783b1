import { expect, test } from 'vitest';
import { mayBeShown, readConcern } from './rules';

test('an intent is a crisis, minors are refused, the rest is left to the companion', () => {
  expect(readConcern({ flagged: ['self-harm', 'self-harm/intent'] })?.kind).toBe('crisis');
  expect(readConcern({ flagged: ['sexual', 'sexual/minors'] })?.kind).toBe('refused');
  expect(readConcern({ flagged: ['sexual', 'harassment', 'self-harm'] })).toBeNull();
});

test('without a judgement nothing changes', () => {
  expect(readConcern(null)).toBeNull();
  expect(mayBeShown(null)).toBe(true);
});

test('a companion may speak of a danger, and not be one', () => {
  expect(mayBeShown({ flagged: ['self-harm', 'violence'] })).toBe(true);
  for (const category of ['sexual', 'hate', 'self-harm/instructions'])
    expect(mayBeShown({ flagged: [category] })).toBe(false);
});
