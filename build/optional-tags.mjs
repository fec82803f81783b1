import { parse, serialize } from 'parse5';
import { edited } from './html.mjs';

/** @typedef {import('parse5').DefaultTreeAdapterTypes.Node} Node */
/** @typedef {import('parse5').DefaultTreeAdapterTypes.Element} Element */

const CELLS = ['td', 'th'];
/** Elements whose end tags a parser needs not, and what may come next in the same parent then. */
const ENDED_BY = new Map([
  ['li', ['li']],
  ['td', CELLS],
  ['th', CELLS],
  ['tr', ['tr']],
  ['p', ['p', 'ol', 'ul', 'h2', 'h3', 'aside', 'section', 'figure', 'div']],
]);

/**
 * A page without the end tags that every parser adds by itself
 * (https://html.spec.whatwg.org/multipage/syntax.html#optional-tags).
 * @param {string} html
 * @throws Error when it would be read as another page
 */
export function withoutOptionalTags(html) {
  const page = parse(html, { sourceCodeLocationInfo: true });
  const short = edited(html, endTagsUnder(page));
  if (serialize(parse(short)) !== serialize(page)) throw new Error('An end tag was needed.');
  return short;
}

/**
 * @param {Node} parent
 * @returns {import('./html.mjs').Edit[]}
 */
function endTagsUnder(parent) {
  const children = 'childNodes' in parent ? parent.childNodes : [];
  return children.flatMap((child, at) => {
    const tag = isEndedBy(child, children[at + 1], parent) ? child.sourceCodeLocation?.endTag : undefined;
    const own = tag ? [{ start: tag.startOffset, end: tag.endOffset, text: '' }] : [];
    return [...endTagsUnder(child), ...own];
  });
}

/**
 * @param {Node} node
 * @param {Node | undefined} next
 * @param {Node} parent
 * @returns {node is Element}
 */
function isEndedBy(node, next, parent) {
  const by = ENDED_BY.get(node.nodeName);
  return (
    'tagName' in node && by !== undefined && parent.nodeName !== 'a' && (!next || by.includes(next.nodeName))
  );
}
