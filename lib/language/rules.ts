import { HINGLISH_WORDS, NEUTRAL_WORDS, SHARED_WORDS } from './constants';

/** English, Hindi in Devanagari, and Hindi in Latin letters. */
export type Language = 'en' | 'hi' | 'hinglish';

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** The language and script a text is written in; null when the text does not show it ("ok", "haha", an emoji). */
export function detectLanguage(text: string): Language | null {
  const devanagari = countOf(text, /\p{Script=Devanagari}/gu);
  const latin = countOf(text, /\p{Script=Latin}/gu);
  if (devanagari > 0 && devanagari * 2 >= latin) return 'hi';
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  const hindi = words.filter((word) => HINGLISH_WORDS.has(word));
  const unmistakable = hindi.filter((word) => !SHARED_WORDS.has(word)).length;
  if (unmistakable > 0 && hindi.length * 6 >= words.length) return 'hinglish';
  if (hindi.length >= 2 && hindi.length * 3 >= words.length) return 'hinglish';
  if (words.every((word) => NEUTRAL_WORDS.has(word))) return null;
  return words.length >= 2 ? 'en' : null;
}

/**
 * The language to reply in: that of the newest text that shows one.
 * @param texts of the person, oldest first
 * @param stated the browser's language, such as "hi-IN"
 */
export function replyLanguage(texts: readonly string[], stated: string | null): Language | null {
  for (const text of [...texts].reverse()) {
    const language = detectLanguage(text);
    if (language !== null) return language;
  }
  return stated !== null && /^hi\b/i.test(stated) ? 'hi' : null;
}

/** Whether a reply misses the person's script: it is wholly Latin for Hindi, or mostly Devanagari for the others. */
export function isOtherScript(reply: string, wanted: Language | null): boolean {
  const devanagari = countOf(reply, /\p{Script=Devanagari}/gu);
  const latin = countOf(reply, /\p{Script=Latin}/gu);
  if (wanted === 'hi') return latin > 0 && devanagari === 0;
  return wanted !== null && devanagari > latin;
}
