import { maskNumbers } from '../masking/rules';

/** What stands for a name in an example. */
const NAME = '[name]';

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Capitalised words that are no names wherever they stand. */
const NO_NAME = new Set(['I', "I'm", "I'll", "I've", "I'd", 'I’m', 'I’ll', 'I’ve', 'I’d', 'OK', 'Ok']);

/**
 * A message as it may be kept as an example: numbers and addresses masked, as for a model; the names that are known, wherever they stand; and
 * every capitalised word that begins no sentence, which in Latin letters is nearly always a name.
 * @param names of the person and the companion
 */
export function maskExample(text: string, names: readonly (string | null)[]): string {
  const words = names.flatMap((name) => (name ?? '').split(/\s+/)).filter((word) => [...word].length > 1);
  let masked = maskNumbers(text);
  for (const word of words) {
    const whole = new RegExp(`(?<![\\p{L}\\p{M}])${escaped(word)}(?![\\p{L}\\p{M}])`, 'giu');
    masked = masked.replace(whole, NAME);
  }
  return masked.replace(/(?<=[^\s.!?।]\s+)\p{Lu}[\p{L}\p{M}’']*/gu, (word) =>
    NO_NAME.has(word) || /^\p{Lu}{2,}$/u.test(word) ? word : NAME,
  );
}

/** What a message is that was no sign of what the rules took it for, by the names of eval/crisis/sets and eval/age. */
const TRUE_KIND: Readonly<Record<string, string>> = { minor: 'adult' };

/** An example as a line of a file of eval/: kind, language and text between tabs. */
export const toLine = ({ kind, language, text }: { kind: string; language: string; text: string }): string =>
  [TRUE_KIND[kind] ?? 'harmless', language, text.replace(/\s+/g, ' ').trim()].join('\t');
