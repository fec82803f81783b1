import fc from 'fast-check';
import { expect, test } from 'vitest';
import { estimateTokens } from '@/lib/language/tokens/rules';
import { newestWithinBudget, toModelMessages } from './rules';

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

test('the beginning stays the same for many messages, and leaves at least half of the budget', () => {
  const talk = Array.from({ length: 400 }, (_, at) => ({ content: `${at} `.repeat(12) }));
  const firsts = talk.map((_, at) => newestWithinBudget(talk.slice(0, at + 1), 1_000));
  const changes = firsts.filter((kept, at) => at > 0 && kept[0] !== firsts[at - 1]?.[0]).length;
  expect(changes).toBeLessThan(40);
  for (const kept of firsts.slice(-200)) {
    const used = kept.reduce((sum, one) => sum + estimateTokens(one.content), 0);
    expect(used).toBeGreaterThan(500);
  }
});

test('bubbles that follow each other are shown as they are asked for, and a pause has its day', () => {
  const at = (time: string) => new Date(`2026-11-${time}:00+05:30`);
  expect(
    toModelMessages([
      { sender: 'ai', content: 'Hi!', at: at('20T09:00') },
      { sender: 'ai', content: 'How are you?', at: at('20T09:00') },
      { sender: 'user', content: 'interview on monday', at: at('20T09:01') },
      { sender: 'ai', content: 'Tell me then.', at: at('20T09:02') },
      { sender: 'user', content: 'ok', at: at('20T09:03') },
      { sender: 'user', content: 'it went well', at: at('24T18:05') },
    ]),
  ).toEqual([
    { role: 'assistant', content: 'Hi!\n\nHow are you?' },
    { role: 'user', content: '[Friday, 20 November 2026, 9:01 am]\ninterview on monday' },
    { role: 'assistant', content: 'Tell me then.' },
    { role: 'user', content: 'ok' },
    { role: 'user', content: '[Tuesday, 24 November 2026, 6:05 pm]\nit went well' },
  ]);
});

test('Devanagari counts for more than Latin', () => {
  expect(estimateTokens('नमस्ते')).toBeGreaterThan(estimateTokens('namaste'));
});
