import type { Language, Texts } from './text';

/** Letters that a text has to have besides its values: of one with fewer, such as "{n} of {most}", many sentences could be made. */
const OWN_LETTERS_MIN = 10;

const quote = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The texts with values of a catalogue, as `translate` looks for them; what has more words of its own comes first. */
export function patternsOf(texts: Texts): Language['patterns'] {
  const all = Object.entries(texts).flatMap(([text, said]) => {
    const parts = text.split(/\{(\w+)\}/);
    const own = parts.filter((_, at) => at % 2 === 0);
    const { length } = own.join('').replace(/[^\p{L}]/gu, '');
    if (typeof said !== 'string' || parts.length === 1 || length < OWN_LETTERS_MIN) return [];
    const seen = new Set<string>();
    const form = parts.map((part, at) => {
      if (at % 2 === 0) return quote(part);
      const known = seen.has(part);
      seen.add(part);
      return known ? `\\k<${part}>` : `(?<${part}>.+?)`;
    });
    return [{ form: `^${form.join('')}$`, said, length }];
  });
  all.sort((a, b) => b.length - a.length);
  return all.map(({ form, said }) => [form, said] as const);
}
