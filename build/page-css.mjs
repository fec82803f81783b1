import { readFileSync } from 'node:fs';
import { compile, optimize } from '@tailwindcss/node';
import { transform } from 'lightningcss';
import { PurgeCSS } from 'purgecss';
import { inProject } from '../dev/project.mjs';
import { CSS_FOR } from './css-for.mjs';
import { partsOf } from './html.mjs';
import { classesOf } from './strip-scripts.mjs';

const SHEETS = ['app/globals.css', 'components/content/content.css'];
/** What pages in a language have besides, and what they have instead of: the device's faces as wide as ours are of use to Latin letters alone. */
const OF_LANGUAGE = new Map([
  ['hi', { sheet: 'components/content/hindi.css', without: '@import "./device-faces.css";' }],
]);

/** What one page uses of the theme is shorter where it is used than by name (https://tailwindcss.com/docs/theme#referencing-other-variables). */
const THEME_IN_PLACE = /** @type {const} */ ([
  '@import "tailwindcss";',
  '@import "tailwindcss" theme(inline);',
]);

/** Classes that public/reader.js sets on elements that it creates. */
const CLASSES_OF_SCRIPT = ['sr-only'];

/** What elements come to while somebody uses the page, which no text of it shows. */
const OF_READERS = [/^:focus-visible$/, /details-content/];
/** The inner parts of fields, whose rules name no element, and the fields. */
const PARTS_OF_FIELDS =
  /^(-webkit-(date|calendar|search|inner-spin|outer-spin).*|file-selector-button|placeholder)$/;
const FIELDS = new Set(['input', 'select', 'textarea']);

/** Words of a page as a stylesheet may mean them: tags, attributes, classes. */
const WORDS = /[^<>"'`\s=]+/g;

/**
 * Tailwind, as its plugin for the build of the other pages uses it, and of what it makes only what the page has: the rules for every
 * element there may be, for the chat's parts and for fields are a quarter of a page's styles.
 * @returns {Promise<(html: string, more: { script: { text: string }, language: string }) => Promise<string>>} makes the small stylesheet of a page
 */
export async function pageStyles() {
  const read = (/** @type {string} */ file) => readFileSync(inProject(file), 'utf8');
  const css = SHEETS.map(read)
    .join('\n')
    .replace(...THEME_IN_PLACE);
  return async (html, { script, language }) => {
    const own = OF_LANGUAGE.get(language);
    const compiler = await compile(own ? `${css.replace(own.without, '')}\n${read(own.sheet)}` : css, {
      base: inProject('app'),
      onDependency: () => undefined,
    });
    const built = compiler.build([...classesOf(html), ...CLASSES_OF_SCRIPT]);
    const { code } = optimize(built, { minify: true });
    const [used] = await new PurgeCSS().purge({
      content: [{ raw: `${html} ${script.text}`, extension: 'html' }],
      css: [{ raw: code }],
      defaultExtractor: (text) => text.match(WORDS) ?? [],
      keyframes: true,
      variables: true,
      safelist: OF_READERS,
    });
    if (!used) throw new Error('No stylesheet came back.');
    return withConstants(
      partsOf(html).some(({ name }) => FIELDS.has(name)) ? used.css : withoutFields(used.css),
    );
  };
}

/** Takes out what names no element, so that PurgeCSS leaves it: parts of fields. @param {string} css */
function withoutFields(css) {
  /** @param {import('lightningcss').Selector} selector */
  const isOfField = (selector) =>
    selector.some(
      (part) =>
        part.type === 'pseudo-element' && PARTS_OF_FIELDS.test('name' in part ? part.name : part.kind),
    );
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    ...CSS_FOR,
    visitor: {
      Rule: {
        style: ({ value }) => (value.selectors.every(isOfField) ? [] : undefined),
        supports: ({ value }) => (value.rules.length === 0 ? [] : undefined),
      },
    },
  });
  return `${code}`;
}

/**
 * Has a property that the page's rules read and never set stand in them as what it then is, and is registered no more. Nor is any set
 * for browsers that know no registered ones: they are older than those that a sheet is for.
 * @param {string} css
 */
function withConstants(css) {
  /** @type {Map<string, import('lightningcss').TokenOrValue[]>} */
  const constants = new Map();
  /** @type {Set<string>} */
  const set = new Set();
  const left = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    ...CSS_FOR,
    visitor: { Rule: { 'layer-block': ({ value }) => (value.name?.[0] === 'properties' ? [] : undefined) } },
  }).code;
  transform({
    filename: 'page.css',
    code: left,
    ...CSS_FOR,
    visitor: {
      Declaration: { custom: ({ name }) => void set.add(name) },
      Rule: {
        property: ({ value: { name, initialValue } }) => {
          if (initialValue?.type === 'token-list') constants.set(name, initialValue.value);
        },
      },
    },
  });
  const { code } = transform({
    filename: 'page.css',
    code: left,
    ...CSS_FOR,
    visitor: {
      // biome-ignore lint/correctness/noComponentHookFactories: no component, but what Lightning CSS calls for each `var()`.
      Variable: ({ name: { ident }, fallback }) =>
        set.has(ident) ? undefined : (constants.get(ident) ?? fallback ?? undefined),
      Rule: {
        property: ({ value: { name } }) =>
          set.has(name) && `${left}`.includes(`var(${name}`) ? undefined : [],
      },
    },
  });
  return `${code}`;
}
