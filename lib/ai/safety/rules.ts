import { CRISIS, MINOR, NOT_A_CRISIS } from './constants';

export type Language = 'en' | 'hi' | 'hinglish';
export type Concern = 'crisis' | 'minor';

const HINGLISH_WORDS =
  /\b(hai|hain|nahi|nahin|nhi|kya|kyu|kyun|mujhe|muje|main|mai|mein|tum|aap|mera|meri|mere|karna|raha|rahi|hoon|hun|hu|bahut|yaar|accha|acha|zindagi|jindagi|khud|apni|bhi|aur|toh|jeena|marna|saal)\b/;

/** Lower case, without accents of Latin letters, apostrophes and other punctuation; Devanagari stays as typed. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’'`]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}\s]/gu, ' ')
    .replace(/([a-z])\1{2,}/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The language and script a person writes in. */
export function languageOf(text: string): Language {
  if (/\p{Script=Devanagari}/u.test(text)) return 'hi';
  return HINGLISH_WORDS.test(plain(text)) ? 'hinglish' : 'en';
}

/** What a message needs before, and instead of, a companion's reply. */
export function concernOf(text: string): Concern | null {
  const normal = plain(text);
  const says = (phrases: readonly RegExp[]) => phrases.some((phrase) => phrase.test(normal));
  if (says(CRISIS) && !says(NOT_A_CRISIS)) return 'crisis';
  return says(MINOR) ? 'minor' : null;
}
