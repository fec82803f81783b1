import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { INTERFACE_LANGUAGES, type Spoken } from '@/content/interface/languages';
import type { Language } from '@/lib/kit/text';
import { patternsOf } from '@/lib/kit/text-patterns';
import type { InterfaceLanguage } from '@/lib/language/choice/constants';
import { chooseLanguage } from '@/lib/language/choice/rules';
import { asRouteHandler } from './call';
import { onceAProcess } from './once-a-process';
import { plainAnswer } from './plain-answer';

/** Each language but English, in which the product is written. */
const LANGUAGES: ReadonlyMap<string, Language> = new Map(
  Object.entries<Spoken>(INTERFACE_LANGUAGES).flatMap(([name, { tag, texts }]) =>
    texts ? [[name, { tag, texts, patterns: patternsOf(texts) }]] : [],
  ),
);

const languages = () =>
  onceAProcess('language of a page', () => {
    const storage = new AsyncLocalStorage<InterfaceLanguage>();
    globalThis.saathiTexts = () => {
      const language = storage.getStore();
      return language === undefined ? undefined : LANGUAGES.get(language);
    };
    return storage;
  });

/** Does something in a language, such as writing to a person who has no page open. */
export const inLanguage = <T>(language: InterfaceLanguage, work: () => T): T =>
  languages().run(language, work);

/** Draws a page in the language of who asks for it. */
export function inPageLanguage<T>(
  header: (name: 'cookie' | 'accept-language') => string | undefined,
  work: () => T,
): T {
  return inLanguage(chooseLanguage(header('cookie'), header('accept-language')), work);
}

const scriptOf = (language: Language) =>
  `{const language=${JSON.stringify(language).replaceAll('<', '\\u003c')};globalThis.saathiTexts=()=>language}`;

/** The file of texts that a browser needs for a language, by the name that its content gives it. */
const files = () =>
  onceAProcess('files of texts', () => {
    const made = [...LANGUAGES].map(([language, spoken]) => {
      const text = scriptOf(spoken);
      const name = `${language}-${createHash('sha256').update(text).digest('hex').slice(0, 16)}.js`;
      return { language, name, body: { text, zipped: Uint8Array.from(gzipSync(text, { level: 9 })) } };
    });
    return {
      addresses: new Map(made.map(({ language, name }) => [language, `/texts/${name}`])),
      bodies: new Map(made.map(({ name, body }) => [name, body])),
      newest: new Map(made.map(({ language, body }) => [language, body])),
    };
  });

const NO_TEXTS = 'There are no texts in this language.';

/** The language of the page that is being drawn. */
export const pageLanguage = (): InterfaceLanguage => languages().getStore() ?? 'en';

/** The languages that a page can be in: what each is called, by its readers and in `lang`. */
export const listLanguages = () =>
  Object.entries(INTERFACE_LANGUAGES).map(([language, { name, tag }]) => ({
    language: language as InterfaceLanguage,
    name,
    tag,
  }));

/** The address of the texts of the page that is being drawn; undefined in English. */
export const textsAddress = (): string | undefined => files().addresses.get(pageLanguage());

/**
 * `GET /texts/hi-….js`: the texts of a language, kept by browsers for good. Another build's name is answered with what there is now, and
 * not kept: a page of before a release must find the texts it needs.
 */
export const textsFile = asRouteHandler(async (request, { file }) => {
  const asked = String(file);
  const { bodies, newest } = files();
  const body = bodies.get(asked) ?? newest.get(asked.split('-')[0] ?? '');
  if (body === undefined) return plainAnswer({ status: 404, body: { error: NO_TEXTS } });
  const zips = request.header('accept-encoding')?.includes('gzip') ?? false;
  return plainAnswer({
    status: 200,
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': bodies.has(asked) ? 'public, max-age=31536000, immutable' : 'no-store',
      vary: 'accept-encoding',
      ...(zips ? { 'content-encoding': 'gzip' } : {}),
    },
    body: zips ? body.zipped : body.text,
  });
});
