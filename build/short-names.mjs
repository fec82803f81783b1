import { transform } from 'lightningcss';
import { CSS_FOR } from './css-for.mjs';
import { edited, partsOf } from './html.mjs';

/** @typedef {import('lightningcss').Selector} Selector */
/** @typedef {(name: string) => string} Rename */

/**
 * A page and its stylesheet with short names for classes and properties in place of Tailwind's, the shortest for the most frequent, and
 * without the classes that no rule knows. Names are a tenth of an article as it is carried, and what does not fit into a
 * connection's first round trip comes one later.
 * @param {string} html
 * @param {string} css
 * @param {(name: string) => boolean} isKept whether a script goes by this class
 * @returns {{ html: string, css: string }}
 */
export function withShortNames(html, css, isKept) {
  const known = classesIn(css);
  const lists = partsOf(html).flatMap(({ attributes, places }) => {
    const place = places.get('class');
    const names = attributes.get('class')?.split(/\s+/) ?? [];
    return place ? [{ place, names: names.filter((one) => known.has(one)) }] : [];
  });
  const short = shortNames(lists.flatMap(({ names }) => names).filter((one) => !isKept(one)));
  const shortOf = (/** @type {string} */ name) => short.get(name) ?? name;
  const edits = lists.map(({ place, names }) => ({
    ...place,
    text: names.length === 0 ? '' : `class="${names.map(shortOf).join(' ')}"`,
  }));
  return { html: edited(html, edits), css: renamed(css, { classes: shortOf, properties: inTurn() }) };
}

/**
 * @param {string} css
 * @returns {Set<string>}
 */
function classesIn(css) {
  /** @type {Set<string>} */
  const names = new Set();
  const note = (/** @type {string} */ name) => {
    names.add(name);
    return name;
  };
  renamed(css, { classes: note, properties: (name) => name });
  return names;
}

/**
 * @param {string} css
 * @param {{ classes: Rename, properties: Rename }} renames
 */
function renamed(css, { classes, properties }) {
  /** The visitor does not go into `:is()` and `:not()` by itself. @param {Selector} selector */
  const inSelector = (selector) => {
    for (const part of selector) {
      if (part.type === 'class') part.name = classes(part.name);
      if ('selectors' in part && Array.isArray(part.selectors))
        for (const inner of part.selectors) inSelector(/** @type {Selector} */ (inner));
    }
    return selector;
  };
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    ...CSS_FOR,
    visitor: { Selector: inSelector, DashedIdent: properties },
  });
  return `${code}`;
}

/**
 * @param {readonly string[]} names as often as they stand in the page
 * @returns {Map<string, string>}
 */
function shortNames(names) {
  const byCount = [...Map.groupBy(names, (name) => name)].sort(
    ([a, some], [b, others]) => others.length - some.length || (a < b ? -1 : 1),
  );
  return new Map(byCount.map(([name], at) => [name, letters(at)]));
}

/** Names of properties, in the order in which they come. @returns {Rename} */
function inTurn() {
  /** @type {Map<string, string>} */
  const short = new Map();
  return (name) => {
    const known = short.get(name) ?? `--${letters(short.size)}`;
    short.set(name, known);
    return known;
  };
}

/** a … z, aa … zz, aaa … @param {number} at @returns {string} */
function letters(at) {
  const last = String.fromCharCode(97 + (at % 26));
  return at < 26 ? last : letters(Math.floor(at / 26) - 1) + last;
}
