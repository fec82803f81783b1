/**
 * Runs `work` when the page is next idle.
 * @param timeoutMs the longest wait; also the wait in browsers that cannot report idle time
 * @returns cancels it
 */
export function runWhenIdle(work: () => void, timeoutMs: number): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(work, { timeout: timeoutMs });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(work, timeoutMs);
  return () => clearTimeout(id);
}
