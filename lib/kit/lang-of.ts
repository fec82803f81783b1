import { languageNow } from './text';

/**
 * The `lang` of what was written by somebody in the language that its letters tell (Hindi or English), such as a biography; none where
 * that is the page's. A reader's voice then speaks it as what it is, and the browser can offer to translate it.
 */
export function langOf(text: string): string | undefined {
  const lang = /\p{Script=Devanagari}/u.test(text) ? 'hi' : 'en';
  return lang === languageNow() ? undefined : lang;
}
