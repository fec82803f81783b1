export type Lang = 'en' | 'hi' | 'hg';
/** What may be said for one purpose, in each language. */
export type InEach = Readonly<Record<Lang, readonly string[]>>;

const HINGLISH =
  /\b(?:hai|hain|hoon|hun|hu|nahi|nahin|kya|kyun|kaise|kaisa|kaisi|kab|kahan|kaun|mera|meri|mere|mujhe|tum|tumhara|tumhari|tumhe|aap|aapka|apna|yaar|bhai|haan|accha|acha|theek|bahut|bohot|thoda|koi|kuch|sab|bhi|toh|raha|rahi|gaya|gayi|kar|karna|dost|ghar|kaam|zindagi|aaj|abhi|phir|aur|batao|chalo|arre|din|raat|naam|lag|dil|neend|khush|akela|akeli|suno|sunao|chalta|chalti|ka|ki|ko|se|mein|par|ho|tha|thi)\b/gi;
/** Share of Hindi words, 0 to 1, from which Latin letters are Hinglish. */
const HINGLISH_SHARE = 0.3;
const SHORT_WORDS = 2;

/** Reads a line for English, Hinglish and Hindi each, in which bars separate what may be said. */
export function lines(text: string): InEach {
  const [en = [], hg = [], hi = []] = text
    .trim()
    .split('\n')
    .map((line) => line.split(' | '));
  return { en, hg, hi };
}

/** The language a text is written in; undefined when it is too short to show one. */
export function languageOf(text: string): Lang | undefined {
  if (/\p{Script=Devanagari}/u.test(text)) return 'hi';
  const words = text.match(/[a-z']+/gi)?.length ?? 0;
  const hindi = text.match(HINGLISH)?.length ?? 0;
  if (hindi > 0 && hindi >= words * HINGLISH_SHARE) return 'hg';
  return words >= SHORT_WORDS ? 'en' : undefined;
}

/** The language of the newest text that shows one, or what the prompt says of the person. */
export function languageOfTalk(theirs: readonly string[], stated: string): Lang {
  const shown = theirs.map(languageOf).findLast((one) => one !== undefined);
  return shown ?? (/^hi\b|hindi/i.test(stated) ? 'hi' : 'en');
}
