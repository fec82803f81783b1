import type { PageLanguage } from '@/content/formats';

/** The written pages' languages as search engines, feeds and structured data know them. */
export const LANGUAGE_TAG: Readonly<Record<PageLanguage, string>> = { en: 'en-IN', hi: 'hi-IN' };

/** What a sentence ends with. */
export const FULL_STOP: Readonly<Record<PageLanguage, string>> = { en: '.', hi: '।' };

/** Each language in its own words. */
export const LANGUAGE_NAME: Readonly<Record<PageLanguage, string>> = { en: 'English', hi: 'हिन्दी' };
