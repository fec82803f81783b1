/**
 * Does `work` at the next quiet moment of the page.
 * @param latestMs when it is done at the latest; also the wait where the browser cannot tell a quiet moment
 * @returns takes the order back
 */
export function whenQuiet(work: () => void, latestMs: number): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(work, { timeout: latestMs });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(work, latestMs);
  return () => clearTimeout(id);
}
