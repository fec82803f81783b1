import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadingProgress, loadingStepsMs } from './rules';

const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

describe('loading', () => {
  it('takes three steps of 1 to 3 seconds', () => {
    fc.assert(
      fc.property(chance, (value) => {
        const steps = loadingStepsMs(() => value);
        expect(steps).toHaveLength(3);
        for (const step of steps) {
          expect(step).toBeGreaterThanOrEqual(1000);
          expect(step).toBeLessThanOrEqual(3000);
        }
      }),
    );
  });

  it('goes 0, 25, 50, 75 with its texts and waits there', () => {
    expect([0, 1, 2, 3, 4].map((step) => loadingProgress(step, false))).toEqual([
      { percent: 0, text: 'Setting up your companion...' },
      { percent: 25, text: 'Setting up your companion...' },
      { percent: 50, text: 'Preparing conversation...' },
      { percent: 75, text: 'Almost ready...' },
      { percent: 75, text: 'Almost ready...' },
    ]);
  });

  it('is 100 per cent and ready at once when the session is there', () => {
    expect(loadingProgress(1, true)).toEqual({ percent: 100, text: 'Ready!' });
  });
});
