/** The languages that can be spoken: English and Hindi as in India, and how each is called in itself. */
export const DICTATION_LANGUAGES = { 'en-IN': 'English', 'hi-IN': 'हिन्दी' } as const;
export type DictationLanguage = keyof typeof DICTATION_LANGUAGES;

/** Where the browser keeps that its person allowed it, and the language that was last spoken. */
export const ALLOWED_KEY = 'saathi_dictation';
export const LANGUAGE_KEY = 'saathi_dictation_language';
