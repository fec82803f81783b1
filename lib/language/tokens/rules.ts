/**
 * A cautious estimate of tokens for a budget: four bytes each, so that a Devanagari character (three bytes) counts as
 * most of a token.
 */
export function estimateTokens(text: string): number {
  return Math.ceil(Buffer.byteLength(text, 'utf8') / 4);
}
