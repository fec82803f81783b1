import {
  CHARS_READ,
  DEVANAGARI_TONGUES,
  type LANGUAGES,
  LATIN_TONGUES,
  LIKELIER_LEAST,
  NEUTRAL_WORDS,
  type SCRIPT_TONGUES,
  TEXTS_READ,
  UNSURE_BELOW,
} from './constants';
import { featuresOf, wordsOf } from './features/rules';
import { type LearnedTongue, likeliest } from './learned/rules';

/** What the product's own texts are in: English, Hindi in Devanagari, and Hindi in Latin letters. */
export type Language = (typeof LANGUAGES)[number];
/** What a person may write in; `-Latn` is a language of India in Latin letters. */
export type Tongue = LearnedTongue | (typeof SCRIPT_TONGUES)[number];

const SCRIPTS: Readonly<Record<(typeof SCRIPT_TONGUES)[number] | 'hi', RegExp>> = {
  hi: /\p{Script=Devanagari}/gu,
  bn: /\p{Script=Bengali}/gu,
  gu: /\p{Script=Gujarati}/gu,
  pa: /\p{Script=Gurmukhi}/gu,
  ta: /\p{Script=Tamil}/gu,
  te: /\p{Script=Telugu}/gu,
  kn: /\p{Script=Kannada}/gu,
  ml: /\p{Script=Malayalam}/gu,
  or: /\p{Script=Oriya}/gu,
  ur: /\p{Script=Arabic}/gu,
};
const LATIN = /\p{Script=Latin}/gu;
const OF_INDIA =
  /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Oriya}\p{Script=Arabic}]/gu;

/** Marathi reads Hindi in its letters; Urdu, and Marathi, Gujarati and Punjabi in Latin letters, read Hinglish; everybody else English. */
const READS: Readonly<Record<Exclude<Tongue, Language>, Language>> = {
  ...{
    mr: 'hi',
    ur: 'hinglish',
    gu: 'en',
    pa: 'en',
    bn: 'en',
    or: 'en',
    ta: 'en',
    te: 'en',
    kn: 'en',
    ml: 'en',
  },
  ...{ 'mr-Latn': 'hinglish', 'gu-Latn': 'hinglish', 'pa-Latn': 'hinglish', 'bn-Latn': 'en' },
  ...{ 'ta-Latn': 'en', 'te-Latn': 'en', 'kn-Latn': 'en', 'ml-Latn': 'en' },
};

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** The script of India that at least a third of a text is in; English words stand in most messages. */
function scriptOf(text: string): keyof typeof SCRIPTS | null {
  const letters = countOf(text, OF_INDIA);
  if (letters === 0 || letters * 2 < countOf(text, LATIN)) return null;
  const scripts = Object.keys(SCRIPTS) as (keyof typeof SCRIPTS)[];
  return scripts.find((one) => countOf(text, SCRIPTS[one]) * 2 >= letters) ?? null;
}

const isOwn = (tongue: Tongue): tongue is Language =>
  tongue === 'en' || tongue === 'hi' || tongue === 'hinglish';

type Reading = { tongue: Tongue; isSure: boolean };

function readTongue(whole: string): Reading | null {
  const text = whole.slice(0, CHARS_READ);
  const script = scriptOf(text);
  if (script !== null && script !== 'hi') return { tongue: script, isSure: true };
  const words = wordsOf(text);
  if (words.every((word) => NEUTRAL_WORDS.has(word))) return null;
  const [best, usual] = likeliest(
    featuresOf(words),
    script === 'hi' ? DEVANAGARI_TONGUES : LATIN_TONGUES,
    isOwn,
  );
  // What is hardly likelier than what most people write is taken for that.
  const { tongue, share } = best.share < usual.share * LIKELIER_LEAST ? usual : best;
  return { tongue, isSure: share >= UNSURE_BELOW };
}

/** The language and script a text is written in; null when the text does not show it ("ok", "haha", an emoji). */
export const detectLanguage = (text: string): Tongue | null => readTongue(text)?.tongue ?? null;

/**
 * The language to reply in: that of the newest text that shows one. A text that does not show it clearly is read together
 * with the one before it.
 * @param texts of the person, oldest first
 * @param stated the browser's language, such as "hi-IN"
 */
export function replyLanguage(texts: readonly string[], stated: string | null): Tongue | null {
  let read = '';
  let best: Tongue | null = null;
  for (const text of [...texts].reverse().slice(0, TEXTS_READ)) {
    if (readTongue(text) === null) continue;
    read = `${text} ${read}`;
    const reading = readTongue(read);
    best = reading?.tongue ?? best;
    if (reading?.isSure) return best;
  }
  if (best !== null) return best;
  return stated !== null && /^hi\b/i.test(stated) ? 'hi' : null;
}

/** The one of the product's own languages that a person who writes in a tongue reads best; English when it is not known. */
export function ownLanguage(tongue: Tongue | null): Language {
  if (tongue === null) return 'en';
  return isOwn(tongue) ? tongue : READS[tongue];
}

/** Whether a reply misses the person's script: it has nothing of the script wanted, or is mostly in another than Latin. */
export function isOtherScript(reply: string, wanted: Tongue | null): boolean {
  if (wanted === null) return false;
  const [latin, others] = [countOf(reply, LATIN), countOf(reply, OF_INDIA)];
  if ((LATIN_TONGUES as readonly string[]).includes(wanted)) return others > latin;
  const script = wanted === 'mr' ? 'hi' : (wanted as keyof typeof SCRIPTS);
  return latin + others > 0 && countOf(reply, SCRIPTS[script]) === 0;
}
