import { INTERFACE_LANGUAGES, type InterfaceLanguage, LANGUAGE_COOKIE } from './constants';

const isKnown = (name: string | undefined): name is InterfaceLanguage =>
  name !== undefined && Object.hasOwn(INTERFACE_LANGUAGES, name);

/**
 * The language of a page: the one that was chosen, else Hindi for a browser that wants it before all others, else English.
 * @param cookies the header `cookie`
 * @param accepted the header `accept-language`, whose first language is the one liked best in what browsers send
 */
export function chooseLanguage(cookies: string | undefined, accepted: string | undefined): InterfaceLanguage {
  const chosen = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=(\\w+)`).exec(cookies ?? '')?.[1];
  if (isKnown(chosen)) return chosen;
  return /^\s*hi\b(?!-Latn)/i.test(accepted ?? '') ? 'hi' : 'en';
}
