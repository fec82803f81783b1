import { parse } from 'parse5';

/**
 * An element or a comment, and where it stands in the text it was read from. A page is changed by cutting its text at these
 * places and never written anew, so that everything else stays as React wrote it, byte for byte.
 * @typedef {object} Part
 * @property {string} name of the tag; `#comment` for a comment
 * @property {ReadonlyMap<string, string>} attributes as a browser reads them
 * @property {string} text directly in it, such as the text of a script
 * @property {number} start
 * @property {number} end
 * @property {number} afterName where another attribute may be written
 * @property {number} contentEnd where its closing tag begins
 */

/** @typedef {{ start: number, end: number, text: string }} Edit */
/** @typedef {import('parse5').DefaultTreeAdapterTypes.Node} Node */

/**
 * Everything in a page that stands in its text, from top to bottom, within `<template>` too. What a parser adds by itself,
 * such as a `<tbody>`, has no place in the text and is left out.
 * @param {string} html
 * @returns {Part[]}
 */
export function partsOf(html) {
  // What stands in `<noscript>` is read as elements, because written pages are read without scripts.
  return partsUnder(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }));
}

/**
 * @param {Node} node
 * @returns {Part[]}
 */
function partsUnder(node) {
  const children = 'content' in node ? [node.content] : 'childNodes' in node ? node.childNodes : [];
  const below = children.flatMap(partsUnder);
  const place = node.sourceCodeLocation;
  if (!place) return below;
  const { startOffset: start, endOffset: end } = place;
  if (node.nodeName === '#comment')
    return [
      { name: '#comment', attributes: new Map(), text: '', start, end, afterName: end, contentEnd: end },
    ];
  if (!('tagName' in node)) return below;
  const part = {
    name: node.tagName,
    attributes: new Map(node.attrs.map(({ name, value }) => [name, value])),
    text: node.childNodes.map((child) => ('value' in child ? child.value : '')).join(''),
    start,
    end,
    afterName: start + 1 + node.tagName.length,
    contentEnd: ('endTag' in place && place.endTag?.startOffset) || end,
  };
  return [part, ...below];
}

/**
 * The text with pieces of it replaced.
 * @param {string} text
 * @param {readonly Edit[]} edits must not overlap
 */
export function edited(text, edits) {
  let result = '';
  let at = 0;
  for (const { start, end, text: replacement } of edits.toSorted((a, b) => a.start - b.start)) {
    result += text.slice(at, start) + replacement;
    at = end;
  }
  return result + text.slice(at);
}
