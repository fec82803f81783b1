import { parse } from 'parse5';

/**
 * An element or a comment, with its position in the source. A page is edited by replacing ranges of its source and never
 * serialized again, so that everything else stays as React wrote it, byte for byte.
 * @typedef {object} Part
 * @property {string} name of the tag; `#comment` for a comment
 * @property {ReadonlyMap<string, string>} attributes decoded
 * @property {ReadonlyMap<string, { start: number, end: number }>} places of its attributes, with their names
 * @property {string} text its direct text, such as the source of a script
 * @property {number} start
 * @property {number} end
 * @property {number} contentEnd where its end tag starts
 */

/** @typedef {{ start: number, end: number, text: string }} Edit */
/** @typedef {import('parse5').DefaultTreeAdapterTypes.Node} Node */

/**
 * The elements and comments of a page in source order, including those in `<template>`. Elements that the parser adds,
 * such as an implied `<tbody>`, have no position and are left out.
 * @param {string} html
 * @returns {Part[]}
 */
export function partsOf(html) {
  // With scripting off, the content of `<noscript>` is parsed as elements; written pages are read that way.
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
      { name: '#comment', attributes: new Map(), places: new Map(), text: '', start, end, contentEnd: end },
    ];
  if (!('tagName' in node)) return below;
  const part = {
    name: node.tagName,
    attributes: new Map(node.attrs.map(({ name, value }) => [name, value])),
    places: new Map(
      Object.entries(('attrs' in place && place.attrs) || {}).map(([name, { startOffset, endOffset }]) => [
        name,
        { start: startOffset, end: endOffset },
      ]),
    ),
    text: node.childNodes.map((child) => ('value' in child ? child.value : '')).join(''),
    start,
    end,
    contentEnd: ('endTag' in place && place.endTag?.startOffset) || end,
  };
  return [part, ...below];
}

/**
 * Replaces ranges of a text.
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
