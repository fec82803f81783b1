import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { revealWaitMs, sendDelayMs } from './rules';

const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

describe('sendDelayMs', () => {
  it('stays between 1 and 5 seconds', () => {
    fc.assert(
      fc.property(chance, (value) => {
        const delay = sendDelayMs(() => value);
        expect(delay).toBeGreaterThanOrEqual(1000);
        expect(delay).toBeLessThanOrEqual(5000);
      }),
    );
  });
});

describe('revealWaitMs', () => {
  it('never shows a bubble before 1500 ms', () => {
    expect(revealWaitMs(undefined, false)).toBe(1500);
    expect(revealWaitMs(200, false)).toBe(1500);
    expect(revealWaitMs(4000, false)).toBe(4000);
  });

  it('puts 1200 ms of typing between two bubbles', () => {
    expect(revealWaitMs(1500, true)).toBe(2700);
  });
});
