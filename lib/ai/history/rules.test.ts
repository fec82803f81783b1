import fc from 'fast-check';
import { expect, test } from 'vitest';
import { estimateTokens } from '@/lib/language/tokens/rules';
import { newestWithinBudget } from './rules';

const history = fc.array(fc.record({ content: fc.string({ maxLength: 400, unit: 'grapheme' }) }), {
  maxLength: 60,
});

test('keeps the newest in order and stays within the budget', () => {
  fc.assert(
    fc.property(history, fc.integer({ min: 1, max: 2_000 }), (entries, budget) => {
      const kept = newestWithinBudget(entries, budget);
      expect(kept).toEqual(entries.slice(entries.length - kept.length));
      const used = kept.reduce((sum, one) => sum + estimateTokens(one.content), 0);
      expect(used <= budget || kept.length === 1).toBe(true);
      if (entries.length > 0) expect(kept.length).toBeGreaterThan(0);
    }),
  );
});

test('leaves out no entry that would still have fitted', () => {
  fc.assert(
    fc.property(history, fc.integer({ min: 1, max: 2_000 }), (entries, budget) => {
      const kept = newestWithinBudget(entries, budget);
      const next = entries.at(entries.length - kept.length - 1);
      if (kept.length === entries.length || !next) return;
      const used = [next, ...kept].reduce((sum, one) => sum + estimateTokens(one.content), 0);
      expect(used).toBeGreaterThan(budget);
    }),
  );
});

test('Devanagari counts for more than Latin', () => {
  expect(estimateTokens('नमस्ते')).toBeGreaterThan(estimateTokens('namaste'));
});
