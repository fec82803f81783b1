/** en = English, hg = Hindi in Latin letters, hi = Hindi in Devanagari. */
export type Lang = 'en' | 'hg' | 'hi';

/**
 * Variants of one thing to say, per language. In a line, `[she/he]` is the companion's own gender form,
 * `{tag}` a value that must be known for the line to be used, and `{ho}` the verb that goes with tum or aap.
 */
export type Lines = Readonly<Record<Lang, readonly string[]>>;

export type Topic = {
  id: string;
  find: RegExp;
  /** Reactions; they hold no question mark. */
  say: Lines;
  /** Reactions of a psychologist, instead of `say`. */
  care?: Lines;
  /** Reactions of the romantic and daring chat types, instead of `say`. */
  flirt?: Lines;
  /** Questions that lead on, exactly one question mark each. */
  ask?: Lines;
  /** Words worth repeating; `detailSay` has them as `{x}`. */
  detail?: RegExp;
  detailSay?: Lines;
  /** Complete as it stands: no question, tail or memory is added. */
  alone?: boolean;
};

function split(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** One authored line per row of each block. */
export function lines(en: string, hg: string, hi: string): Lines {
  return { en: split(en), hg: split(hg), hi: split(hi) };
}

/** Whole Latin words, or any of the Devanagari fragments (`\b` does not know that script). */
export function words(latin: string, devanagari?: string): RegExp {
  const tail = devanagari === undefined ? '' : `|${devanagari}`;
  return new RegExp(`\\b(?:${latin})\\b${tail}`, 'iu');
}
