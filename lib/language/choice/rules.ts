import { INTERFACE_LANGUAGES, type Spoken } from '@/content/interface/languages';
import { type InterfaceLanguage, LANGUAGE_CHOICE } from './constants';

/** What a page of each language says it is in (`lang`). */
export const LANGUAGE_TAGS = Object.values(INTERFACE_LANGUAGES).map(({ tag }): string => tag);

const isKnown = (name: string | undefined): name is InterfaceLanguage =>
  name !== undefined && Object.hasOwn(INTERFACE_LANGUAGES, name);

/**
 * The one of some languages that a browser wants before all others; undefined when there is none. "hi-Latn-IN" is Hinglish, though Hindi
 * would fit as well.
 * @param accepted the header `accept-language`, whose first language is the one liked best in what browsers send
 */
export function findWanted<Name extends string>(
  languages: Readonly<Record<Name, Spoken>>,
  accepted: string | undefined,
): Name | undefined {
  const [wanted = ''] = (accepted ?? '').trim().toLowerCase().split(/[,;]/);
  const names = Object.keys(languages) as Name[];
  return names
    .filter((name) => `${wanted}-`.startsWith(`${languages[name].tag.toLowerCase()}-`))
    .sort((one, other) => languages[other].tag.length - languages[one].tag.length)[0];
}

/**
 * The language in which a person is spoken to outside of a page: as they have chosen, else as their browser said.
 * @param person null of nobody
 */
export function languageOfPerson(
  person: { interfaceLanguage: string | null; language: string | null } | null,
): InterfaceLanguage {
  const chosen = person?.interfaceLanguage ?? undefined;
  return isKnown(chosen) ? chosen : chooseLanguage(undefined, person?.language ?? undefined);
}

/**
 * The language of a page: the one that was chosen, else the one that the browser wants before all others, else English.
 * @param cookies the header `cookie`
 * @param accepted the header `accept-language`
 */
export function chooseLanguage(cookies: string | undefined, accepted: string | undefined): InterfaceLanguage {
  const chosen = LANGUAGE_CHOICE.exec(cookies ?? '')?.[1];
  if (isKnown(chosen)) return chosen;
  return findWanted(INTERFACE_LANGUAGES, accepted) ?? 'en';
}
