import type { CountTokens } from '@/lib/language/tokens/ports';

/**
 * The encoder's time grows with the square of a run that nothing breaks: 0.1 ms for a message, 0.3 s for 2,000 equal letters.
 * Longer runs, which nobody writes in earnest, are estimated.
 */
const UNBROKEN_MAX_CHARS = 100;
const LONG_RUN = new RegExp(`\\S{${UNBROKEN_MAX_CHARS + 1}}`, 'u');

/** Texts whose count is kept, for every send counts its whole talk: some 5 MB. */
const KEPT = 10_000;

/** What looks like a mark of the encoding is text like any other when a person writes it. */
const AS_TEXT = { disallowedSpecial: new Set<string>() };

/**
 * Counts tokens as the models of OpenAI since GPT-4o do (o200k_base, https://github.com/openai/tiktoken). Models of others cut
 * texts differently; for the budgets of a prompt this is near enough, and far nearer than bytes for Hindi.
 * The table of the encoding, 20 MB, is read at the first count.
 * @param estimate counts until the table has been read, and what would take the encoder too long
 */
export function tokenCounter(estimate: CountTokens): CountTokens {
  const kept = new Map<string, number>();
  let count: CountTokens | undefined;
  let isAsked = false;
  const readTable = async () => {
    isAsked = true;
    const { countTokens } = await import('gpt-tokenizer/encoding/o200k_base');
    count = (text) => countTokens(text, AS_TEXT);
  };
  return (text) => {
    if (!isAsked) void readTable();
    if (!count || LONG_RUN.test(text)) return estimate(text);
    const known = kept.get(text);
    if (known !== undefined) return known;
    const tokens = count(text);
    const [oldest] = kept.size < KEPT ? [] : kept.keys();
    if (oldest !== undefined) kept.delete(oldest);
    kept.set(text, tokens);
    return tokens;
  };
}
