import { detectLanguage } from '@/lib/language/rules';
import { findBrokenRule } from '@/lib/safety/output/rules';

/** Words of an assistant that fell out of its part. */
const OUT_OF_CHARACTER =
  /\b(as an ai language model|i'?m sorry, but i can'?t|i cannot assist|how (can|may) i assist|openai|chatgpt|large language model)\b/i;

/** A reply that is still the companion: no rule broken, no service talk. */
export const inCharacter = (bubbles: readonly string[]) =>
  bubbles.every((text) => !OUT_OF_CHARACTER.test(text) && findBrokenRule(text, '') === null);

/** Whether an answer is in the language and script it should be in. */
export function mirrors(bubbles: readonly string[], language: 'en' | 'hi' | 'hinglish'): boolean {
  const text = bubbles.join(' ');
  if (language === 'hi') return /\p{Script=Devanagari}/u.test(text);
  if (/\p{Script=Devanagari}/u.test(text)) return false;
  return language === 'en' ? true : detectLanguage(text) === 'hinglish';
}

/** Bubbles that stand word for word among the last 20 before them. */
export function repeats(bubbles: readonly string[]): number {
  const plain = bubbles.map((text) => text.toLowerCase().replace(/\W+/gu, ' ').trim());
  return plain.filter((text, at) => text.length > 12 && plain.slice(Math.max(0, at - 20), at).includes(text))
    .length;
}

/** Text that a browser could take for markup, or a reader for another speaker. */
export const looksForged = (text: string) => /<\/?[a-z][^>]*>|\*\*|^\s*(system|assistant)\s*:/im.test(text);

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
