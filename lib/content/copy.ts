import type { PageLanguage } from '@/content/formats';
import { ENGLISH } from './english/copy';
import { HINDI } from './hindi/copy';
import type { PageCopy } from './languages/copy';

/** By language. A label that is missing in one of them does not compile; `copy.test.ts` finds one that stayed in English. */
export const PAGE_COPY: Readonly<Record<PageLanguage, PageCopy>> = { en: ENGLISH, hi: HINDI };

/** For 2 s on a button that copied (product description, "Instagram ideas"). */
export const COPIED = 'Copied!';
/** For browsers that refuse to write to the clipboard. */
export const COPY_FAILED = ENGLISH.article.copyFailed;
