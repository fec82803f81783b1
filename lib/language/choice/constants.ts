/** The languages that the interface can be read in: how each is called by who reads it, and its name in `lang` (BCP 47). */
export const INTERFACE_LANGUAGES = {
  en: { name: 'English', tag: 'en' },
  hi: { name: 'हिन्दी', tag: 'hi' },
  hinglish: { name: 'Hinglish', tag: 'hi-Latn' },
} as const;

/** The same by those names alone. */
export const LANGUAGE_TAGS = [
  'en',
  'hi',
  'hi-Latn',
] as const satisfies readonly (typeof INTERFACE_LANGUAGES)[keyof typeof INTERFACE_LANGUAGES]['tag'][];

export type InterfaceLanguage = keyof typeof INTERFACE_LANGUAGES;

/** The cookie that says which of them somebody has chosen in this browser. */
export const LANGUAGE_COOKIE = 'language';
/** A year, in seconds. */
export const LANGUAGE_MAX_AGE_S = 365 * 24 * 60 * 60;
