/** Exchanges of the long talk: about the tokens that a history may have. */
export const FILLER_TURNS = 60;
/** ms for one question. */
export const CHECK_TIMEOUT_MS = 30_000;
/**
 * US dollars for a million tokens (read, read again, written) of models that are a default or were one, as listed in November 2026:
 * https://openrouter.ai/openai/gpt-5.4-mini, https://openrouter.ai/openai/gpt-5-mini. What is kept from before may be cheaper.
 */
export const PRICES: readonly (readonly [string, readonly [number, number, number]])[] = [
  ['gpt-5.4-mini', [0.75, 0.75, 4.5]],
  ['gpt-5-mini', [0.25, 0.25, 2]],
];
