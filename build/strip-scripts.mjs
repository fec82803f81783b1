import { edited, partsOf } from './html.mjs';

/**
 * Links that a page without scripts and with an inline stylesheet does not need. The manifest goes as well: a browser would
 * fetch it and its icon while it loads a reader's first page, and the product is installed from its own pages.
 */
const DROPPED_LINKS = new Set(['preload', 'modulepreload', 'stylesheet', 'expect', 'prefetch', 'manifest']);
const OWN_SCRIPT = '/reader.js';
const DATA = 'application/ld+json';

/** The mark that components/content/content-frame.tsx puts on a page. */
const MARK = 'data-without-scripts';

/** The mark of app/layout.tsx behind the page. What follows are places for messages that only scripts write. */
const END = 'end';

/** The link of app/layout.tsx to the text, and that of a page in another language, which stands in its place. */
const SKIP = '#main';
const OWN_SKIP = 'data-skip';

/**
 * The language of a written page, as its frame names it; the layout, which knows no page, is in English.
 * @param {string} html
 */
export const languageOf = (html) =>
  partsOf(html)
    .find(({ attributes }) => attributes.has(MARK))
    ?.attributes.get('lang') ?? 'en';

/**
 * A page whose document has the language of its frame, and the frame's link to the text alone.
 * @param {string} html
 */
export function inOwnLanguage(html) {
  const parts = partsOf(html);
  const language = languageOf(html);
  const root = parts.find(({ name }) => name === 'html');
  const opening = root && /^<html[^>]*?lang="/.exec(html.slice(root.start));
  const skips = parts.filter(({ name, attributes }) => name === 'a' && attributes.get('href') === SKIP);
  if (!root || !opening || !skips.some(({ attributes }) => attributes.has(OWN_SKIP))) return html;
  const start = root.start + opening[0].length;
  const strange = skips.filter(({ attributes }) => !attributes.has(OWN_SKIP));
  return edited(html, [
    { start, end: html.indexOf('"', start), text: language },
    ...strange.map((part) => ({ start: part.start, end: part.end, text: '' })),
  ]);
}

/**
 * Whether a page is a written page, one that is served without the framework's scripts.
 * @param {string} html
 */
export const isWritten = (html) => partsOf(html).some(({ attributes }) => attributes.has(MARK));

/**
 * A prerendered page without the framework's scripts, their preloads and the flight data. Structured data stays, and in the place of
 * the page's own script stands the part that runs before its words and fetches the rest.
 * @param {string} html
 * @param {{ inline: string }} ownScript
 * @throws Error when the page is streamed in pieces, which only scripts put together
 */
export function withoutScripts(html, { inline }) {
  const parts = partsOf(html);
  if (parts.some(isStreamed)) throw new Error('A page without scripts may not be streamed in pieces.');
  const edits = parts.filter(isDropped).map((part) => {
    const own = part.name === 'script' && part.attributes.get('src') === OWN_SCRIPT;
    return { ...part, text: own ? `<script>${inline}</script>` : '' };
  });
  return withoutTail(edited(html, edits));
}

/**
 * A page without the names of shadcn's parts, by which only rules and scripts of the app's other pages go.
 * @param {string} html
 */
export function withoutSlots(html) {
  const slots = partsOf(html).flatMap(({ places }) => places.get('data-slot') ?? []);
  return edited(
    html,
    slots.map(({ start, end }) => ({ start: start - 1, end, text: '' })),
  );
}

/** In the place of the icon, for which a browser else looks in the place of its own choice; and for the drawing of a home screen nothing. */
const NO_ICONS = new Map([
  ['icon', '<link rel="icon" href="data:,"/>'],
  ['apple-touch-icon', ''],
]);

/**
 * A page whose icons its script brings after the words (public/reader.js). A browser fetches its icon as urgently as these, often before them.
 * @param {string} html
 */
export function withLateIcons(html) {
  const edits = partsOf(html).flatMap((part) => {
    const text = NO_ICONS.get(part.attributes.get('rel') ?? '');
    return text === undefined ? [] : [{ ...part, text }];
  });
  return edited(html, edits);
}

/** @param {string} html */
function withoutTail(html) {
  const parts = partsOf(html);
  const end = parts.find(({ attributes }) => attributes.get('id') === END);
  const body = parts.find(({ name }) => name === 'body');
  return end && body ? edited(html, [{ start: end.start, end: body.contentEnd, text: '' }]) : html;
}

/** A piece that React sends later, or the place it is meant for. @param {import('./html.mjs').Part} part */
function isStreamed({ name, attributes }) {
  const id = attributes.get('id') ?? '';
  return name === 'template' ? /^[BPS]:/.test(id) : attributes.has('hidden') && /^S:/.test(id);
}

/** React's comments mark pieces of text and boundaries. @param {import('./html.mjs').Part} part */
function isDropped({ name, attributes }) {
  if (name === 'script') return attributes.get('type') !== DATA;
  if (name === 'link') return DROPPED_LINKS.has(attributes.get('rel') ?? '');
  return name === '#comment' || (name === 'meta' && attributes.get('name') === 'next-size-adjust');
}

/**
 * Inlines a page's stylesheet.
 * @param {string} html
 * @param {string} css
 * @throws Error when the page has a `style` attribute, which its policy forbids
 */
export function withStyles(html, css) {
  const parts = partsOf(html);
  if (parts.some(({ attributes }) => attributes.has('style')))
    throw new Error('The policy of a page without scripts forbids style attributes.');
  const head = parts.find(({ name }) => name === 'head');
  if (!head) throw new Error('A page has to have <head>.');
  return edited(html, [{ start: head.contentEnd, end: head.contentEnd, text: `<style>${css}</style>` }]);
}

/**
 * The classes that a page uses.
 * @param {string} html
 */
export function classesOf(html) {
  const values = partsOf(html).map(({ attributes }) => attributes.get('class') ?? '');
  return [...new Set(values.flatMap((value) => value.split(/\s+/)))].filter((one) => one !== '');
}
