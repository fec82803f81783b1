import { expect, test } from 'vitest';
import { estimateTokens } from '@/lib/language/tokens/rules';
import { tokenCounter } from './tokens';

/** Counted with OpenAI's own tiktoken table, o200k_base. */
const COUNTED = [
  ['I had a long day at work 😊😭', 9],
  ['mujhe aaj bohot akela lag rha h yaar', 15],
  ['मुझे आज बहुत अकेलापन लग रहा है, समझ नहीं आता किससे बात करूँ', 19],
] as const;

test('counts as the model does, once its table is there; Hindi is not taken for twice as much', async () => {
  const count = tokenCounter(estimateTokens);
  const [, , [hindi, tokens]] = COUNTED;
  expect(count(hindi)).toBe(estimateTokens(hindi));
  expect(estimateTokens(hindi)).toBeGreaterThanOrEqual(2 * tokens);
  await expect.poll(() => count(hindi)).toBe(tokens);
  for (const [text, real] of COUNTED) expect([text, count(text), count(text)]).toEqual([text, real, real]);
});

test('takes what looks like a mark for text, and estimates what nothing breaks', async () => {
  const count = tokenCounter(estimateTokens);
  await expect.poll(() => count('<|endoftext|>')).toBe(7);
  const run = 'a'.repeat(2_000);
  expect(count(`${run} and more`)).toBe(estimateTokens(`${run} and more`));
});
