/**
 * How many entries back the first one is that the page's document shows: the chat, and what led to it without another document.
 * @param sameDocument of each entry of this product, the oldest first, up to the one the browser stands at
 */
export const stepsToFirst = (sameDocument: readonly boolean[]): number =>
  Math.max(0, sameDocument.length - 2 - sameDocument.lastIndexOf(false));
