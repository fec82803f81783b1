/** What the interface says in another language than English: by the English text, with `{names}` where values come. A pair is for one and for several. */
export type Texts = Readonly<Record<string, string | readonly [one: string, several: string]>>;

/** A language but English. */
export type Language = {
  /** BCP 47. */
  tag: string;
  texts: Texts;
  /** Texts with values as expressions that find them in English, and what is said for them; what has more words of its own comes first (lib/kit/text-patterns.ts). */
  patterns: readonly (readonly [form: string, said: string])[];
};

type Values = Readonly<Record<string, string | number>>;

declare global {
  /**
   * The language of the page that is being drawn; none for English. In the browser the page's file of texts sets it before other scripts
   * run, on the server lib/server/page-language.ts, for each request. So components draw the same on both sides without being told.
   */
  var saathiTexts: (() => Language | undefined) | undefined;
}

const pageLanguage = (): Language | undefined => globalThis.saathiTexts?.();

/** The language of the page that is being drawn (BCP 47): `en`, `hi`, `hi-Latn`. */
export const languageNow = (): string => pageLanguage()?.tag ?? 'en';

const fill = (text: string, values: Values | undefined): string =>
  values ? text.replace(/\{(\w+)\}/g, (mark, name: string) => String(values[name] ?? mark)) : text;

const inLanguage = (text: string): string => {
  const found = pageLanguage()?.texts[text];
  return typeof found === 'string' ? found : text;
};

/**
 * A text of the interface in the language of the page.
 * @param text in English, known when the product is built (dev/tests/check-texts.mjs); never at the top of a module, where there is no page
 * @param values in place of `{names}`
 */
export function t<const Text extends string>(text: Text, values?: Values): string {
  return fill(inLanguage(text), values);
}

/**
 * The same for what is counted.
 * @param count in place of `{count}`, a whole number; decides between the two as the language of the page does: Hindi says none as it says one
 *   (https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html). Not by `Intl.PluralRules`: the first thing
 *   that a page asks of `Intl` holds a slow phone up for a tenth of a second
 */
export function tn<const One extends string, const Several extends string>(
  count: number,
  one: One,
  several: Several,
  values?: Values,
): string {
  const language = pageLanguage();
  const pair = language?.texts[several];
  const [single, many] = typeof pair === 'object' ? pair : [one, several];
  const isOne = count === 1 || (count === 0 && language !== undefined);
  return fill(isOne ? single : many, { count, ...values });
}

/**
 * What somebody else wrote in English, such as the server's `error`: in the page's language where that is known, else as it is. It may
 * have values in the place of the `{names}` of a text, but of no pair.
 */
export function translate(text: string): string {
  const language = pageLanguage();
  if (!language || text in language.texts) return inLanguage(text);
  for (const [form, said] of language.patterns) {
    const found = new RegExp(form, 's').exec(text);
    if (found) return fill(said, found.groups);
  }
  return text;
}

/**
 * The pieces of a text with something else than words in it, such as a link.
 * @param parts in place of `{names}`
 */
export function pieces<const Text extends string, Part>(
  text: Text,
  parts: Readonly<Record<string, Part>>,
): (string | Part)[] {
  return inLanguage(text)
    .split(/(\{\w+\})/)
    .filter((piece) => piece !== '')
    .map((piece) => parts[piece.slice(1, -1)] ?? piece);
}
