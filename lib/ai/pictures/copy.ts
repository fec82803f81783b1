import type { Language } from '@/lib/language/rules';

/** Said with a picture when the model wrote nothing; short enough to be said again. */
export const PICTURE_WORDS: Readonly<Record<Language, string>> = {
  en: 'Here, for you.',
  hi: 'यह लो।',
  hinglish: 'Yeh lo.',
};
