import { readFileSync } from 'node:fs';
import { compile, optimize } from '@tailwindcss/node';
import { transform } from 'lightningcss';
import { PurgeCSS } from 'purgecss';
import { inProject } from '../dev/project.mjs';
import { CSS_FOR } from './css-for.mjs';
import { partsOf } from './html.mjs';
import { classesOf } from './strip-scripts.mjs';

const SHEETS = ['app/globals.css', 'components/content/content.css'];
/** What pages in a language have besides. */
const OF_LANGUAGE = new Map([['hi', 'components/content/hindi.css']]);

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
    const compiler = await compile(own ? `${css}\n${read(own)}` : css, {
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
    return partsOf(html).some(({ name }) => FIELDS.has(name)) ? used.css : withoutFields(used.css);
  };
}

/** Takes out what names no element, so that PurgeCSS leaves it: parts of fields, and properties that nothing reads. @param {string} css */
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
        property: ({ value }) => (css.includes(`var(${value.name}`) ? undefined : []),
        supports: ({ value }) => (value.rules.length === 0 ? [] : undefined),
      },
    },
  });
  return `${code}`;
}
