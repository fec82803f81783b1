import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RETRY_AFTER_MS } from './constants';
import { nextTryAt, subjectLine } from './rules';

const now = new Date('2026-11-23T12:00:00Z');

test('each try waits longer than the one before, and there is a last one', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 20 }),
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      (tries, random) => {
        const at = nextTryAt(tries, now, random);
        expect(at === null).toBe(tries > RETRY_AFTER_MS.length);
        const next = nextTryAt(tries + 1, now, random);
        if (at) expect(at.getTime()).toBeGreaterThan(now.getTime());
        if (next && at) expect(next.getTime()).toBeGreaterThan(at.getTime());
      },
    ),
  );
});

test('a subject is one line, whatever was in it', () => {
  expect(subjectLine('One\r\nBcc: everybody@example.com')).toBe('One Bcc: everybody@example.com');
  expect(subjectLine('x'.repeat(400))).toHaveLength(150);
});
