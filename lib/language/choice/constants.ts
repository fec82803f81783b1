import type { INTERFACE_LANGUAGES } from '@/content/interface/languages';

/** A language that the interface can be read in. A type alone, so that no browser loads the texts of all. */
export type InterfaceLanguage = keyof typeof INTERFACE_LANGUAGES;

/** The cookie that says which of them somebody has chosen in this browser. */
export const LANGUAGE_COOKIE = 'language';
/** Finds it among all cookies. */
export const LANGUAGE_CHOICE = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=(\\w+)`);
/** A year, in seconds. */
export const LANGUAGE_MAX_AGE_S = 365 * 24 * 60 * 60;
