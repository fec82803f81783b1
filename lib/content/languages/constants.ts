import type { PageLanguage } from '@/content/formats';

/** The written pages' languages as search engines, feeds and structured data know them. */
export const LANGUAGE_TAG: Readonly<Record<PageLanguage, string>> = { en: 'en-IN', hi: 'hi-IN' };

/** Each language in its own words. */
export const LANGUAGE_NAME: Readonly<Record<PageLanguage, string>> = { en: 'English', hi: 'हिन्दी' };
