import fc from 'fast-check';
import { expect, test } from 'vitest';
import { typingDelayMs } from './rules';

test('from 1500 to 6000 ms, longer for longer bubbles', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 500 }), fc.string({ maxLength: 500 }), (a, b) => {
      expect(typingDelayMs(a)).toBeGreaterThanOrEqual(1500);
      expect(typingDelayMs(a + b)).toBeGreaterThanOrEqual(typingDelayMs(a));
      expect(typingDelayMs(a + b)).toBeLessThanOrEqual(6000);
    }),
  );
});
