const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
/**
 * What only scripts, or the stylesheets that the page now carries itself, would need. The manifest is for whoever installs
 * the product, from a page of it: a browser fetches it, and its icon, beside the words of a reader's first page.
 */
const HEAD_LINK =
  /<link\b[^>]*\brel="(?:preload|modulepreload|stylesheet|expect|prefetch|manifest)"[^>]*\/?>/g;
const FONT_META = /<meta\b[^>]*\bname="next-size-adjust"[^>]*\/?>/g;
/** React's marks between pieces of text and around boundaries. */
const COMMENT = /<!--[\s\S]*?-->/g;
const OWN_SCRIPT = /\bsrc="\/reader\.js"/;
const DATA = /\btype="application\/ld\+json"/;

/** The mark that components/content/content-frame.tsx puts on a page. */
export const MARK = 'data-without-scripts';

/**
 * A prerendered page without the framework's scripts, their preloads and the flight data. Structured data stays, and the
 * page's own script is written into it.
 * @param {string} html
 * @param {string} ownScript the text of public/reader.js, smaller if possible
 * @throws Error when the page waits for scripts to become complete
 */
export function withoutScripts(html, ownScript) {
  if (/<template id="[BPS]:|<div hidden="" id="S:/.test(html))
    throw new Error('A page without scripts may not be streamed in pieces.');
  return html
    .replaceAll(SCRIPT, (whole, attributes) => {
      if (DATA.test(attributes)) return whole;
      return OWN_SCRIPT.test(attributes) ? `<script>${ownScript}</script>` : '';
    })
    .replaceAll(HEAD_LINK, '')
    .replaceAll(FONT_META, '')
    .replaceAll(COMMENT, '');
}

/**
 * The classes a page uses, for its stylesheet.
 * @param {string} html
 */
export function classesOf(html) {
  const classes = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, value]) =>
    decoded(value ?? '').split(/\s+/),
  );
  return [...new Set(classes)].filter((one) => one !== '');
}

/** @param {string} value of an attribute */
const decoded = (value) =>
  value
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
