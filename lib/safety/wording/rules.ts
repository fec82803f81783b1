const withoutDots = (text: string) => text.replace(/\u093C/g, '').replace(/ँ/g, 'ं');

/**
 * A text in the one spelling that rules for words are written in: lower case, straight apostrophes, Latin digits, no joiners,
 * and in Devanagari no dots below and one nasal sign for two, because both are typed at will.
 */
export const unify = (text: string): string =>
  withoutDots(text.normalize('NFKC'))
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/\p{Cf}/gu, '')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .replace(/[^\S\n]+/g, ' ');

/** A pattern over texts that are spelled by `unify`. */
export const phrase = (source: string): RegExp => new RegExp(withoutDots(source.normalize('NFKC')), 'u');

/** "I am not a human", "if I were", "main … nahi": what comes before words in their clause and takes them back. */
const TAKEN_BACK = phrase(
  "\\b(?:if|whether|unless|not|never|wish|as though|like(?= ?(?:that )?$)|pretend\\w*|claim\\w*|without|agar|kaash|jaise|jaisi|nahi|nahin|nhi|mat|na)\\b|n't\\b|\\b(?:people|some|they|everyone|many|you|log|sab) (?:\\w+ )?(?:think|believe|assume|wonder|thought|sochte)\\b|अगर|काश|जैसे|जैसी|नहीं|मत ",
);
const NO_LIE = /\b(?:not|n't|never) (?:even )?(?:lying|joking|kidding|lie|pretending)\b|\bwhy not\b/g;
const CLAUSE_END = /[,;:()"“”—–.!?।…\n]|\b(?:but|because|par|lekin|kyunki)\b|लेकिन|पर |क्योंकि/gu;

/** What stands in a sentence between the beginning of a clause and a place. */
export function clauseBefore(sentence: string, at: number): string {
  const before = sentence.slice(0, at);
  let from = 0;
  for (const end of before.matchAll(CLAUSE_END)) from = end.index + end[0].length;
  return before.slice(from);
}

/** Whether the clause before a place takes back what stands there. */
export const isTakenBack = (sentence: string, at: number): boolean =>
  TAKEN_BACK.test(clauseBefore(sentence, at).replace(NO_LIE, ' '));

/** Whether what a pattern finds at a place is only asked about, as in "main insaan hoon ya AI". */
export const isAsked = (sentence: string, end: number): boolean =>
  /^ ?[?？]|^ (?:ya|or|kya)\b|^ (?:या|क्या)(?: |\?)/u.test(sentence.slice(end));
