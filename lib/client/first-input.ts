import { runWhenIdle } from './idle';

const INPUTS = ['pointerdown', 'keydown', 'focusin', 'scroll'] as const;

/**
 * Runs `work` after the first tap, key, focus or scroll in the page; at once when there has been one.
 * @returns cancels it
 */
export function afterFirstInput(work: () => void): () => void {
  if (navigator.userActivation?.hasBeenActive) {
    work();
    return () => undefined;
  }
  const stop = () => {
    for (const input of INPUTS) window.removeEventListener(input, begin, true);
  };
  const begin = () => {
    stop();
    work();
  };
  // Captured: a list that scrolls tells nobody above it.
  for (const input of INPUTS) window.addEventListener(input, begin, { capture: true, passive: true });
  return stop;
}

/**
 * Runs `work` in the first quiet moment after the first input: what a page may need later loads then, so that nothing but
 * its first picture loads before anybody touches it.
 * @param timeoutMs the longest wait after the input
 * @returns cancels it
 */
export function runAfterInput(work: () => void, timeoutMs: number): () => void {
  let cancelIdle: (() => void) | undefined;
  const cancelInput = afterFirstInput(() => {
    cancelIdle = runWhenIdle(work, timeoutMs);
  });
  return () => {
    cancelInput();
    cancelIdle?.();
  };
}
