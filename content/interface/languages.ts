import type { Texts } from '@/lib/kit/text';
import { HINDI } from './hindi.ts';
import { HINGLISH } from './hinglish.ts';

/** A language of the interface. */
export type Spoken = {
  /** As its readers call it. */
  name: string;
  /** Its name in `lang` (BCP 47). */
  tag: string;
  /** None of English, in which the product is written. */
  texts?: Texts;
  /** English texts that it says alike. */
  same?: ReadonlySet<string>;
};

/**
 * The languages that the interface can be read in, by what the cookie and the database call them: a further one is a file beside this
 * one, and its line here. For servers: browsers get the texts of their page's language alone (lib/server/page-language.ts).
 */
export const INTERFACE_LANGUAGES = {
  en: { name: 'English', tag: 'en' },
  hi: HINDI,
  hinglish: HINGLISH,
} as const satisfies Record<string, Spoken>;
