import type { PageLanguage } from '@/content/formats';
import { NOT_YET } from '@/content/hi/not-yet';
import { formatShortDate } from '@/lib/kit/format';
import { LEGAL_SLUGS } from '../constants';
import { LANGUAGE_TAG } from './constants';

const IN_HINDI: ReadonlySet<string> = new Set([
  ...['/', '/blogs', '/marketing', '/marketing_premium'],
  ...LEGAL_SLUGS.map((slug) => `/${slug}`),
]);
/** Of the pages below /blogs, those in English alone: posts to be copied are in the language they are posted in. */
const ENGLISH_ALONE: ReadonlySet<string> = new Set([
  '/blogs/instagram-content-ideas',
  ...NOT_YET.map((slug) => `/blogs/${slug}`),
]);

/** Whether there is a Hindi page of an English one. @param path of the English page */
export const hasHindi = (path: string): boolean =>
  IN_HINDI.has(path) || (/^\/(?:blogs|psychologist\/topic)\/./.test(path) && !ENGLISH_ALONE.has(path));

/** The address of a page in a language: `/hi` and the same path behind it; the English one where there is no other. @param path of the English page */
export function pathIn(language: PageLanguage, path: string): string {
  if (language === 'en' || !hasHindi(path)) return path;
  return path === '/' ? '/hi' : `/hi${path}`;
}

/** The path of the English page of an address. */
export const englishPath = (path: string): string => path.replace(/^\/hi(?=\/|$)/, '') || '/';

/** The addresses of a page by language, as `hreflang` names them; undefined for a page in English alone. @param path of the English page */
export function alternatesOf(path: string): Record<string, string> | undefined {
  if (!hasHindi(path)) return undefined;
  return { [LANGUAGE_TAG.en]: path, [LANGUAGE_TAG.hi]: pathIn('hi', path), 'x-default': path };
}

/** With the whole month, which Hindi hardly ever shortens, and in the digits people type. */
const HINDI_DAY = new Intl.DateTimeFormat('hi-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
  numberingSystem: 'latn',
});

/** "12 Oct 2026" or "12 अक्टूबर 2026", in India. @throws RangeError for an invalid value */
export const formatDayIn = (language: PageLanguage, day: string): string =>
  language === 'hi' ? HINDI_DAY.format(new Date(day)) : formatShortDate(day);
