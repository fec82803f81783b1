import { useEffect, useState } from 'react';
import { runWhenIdle } from './idle';

/** ms after a page is complete: what waits for the first input waits no longer. */
export const UNTOUCHED_MS = 5_000;

/** The key that was the first input, until somebody answers it. */
let firstKey: KeyboardEvent | undefined;

const INPUTS = ['pointerdown', 'keydown', 'focusin', 'scroll'] as const;

/**
 * Runs `work` after the first tap, key, focus or scroll in the page; at once when there has been one.
 * @returns cancels it
 */
function afterFirstInput(work: () => void): () => void {
  if (navigator.userActivation?.hasBeenActive) {
    work();
    return () => undefined;
  }
  const stop = () => {
    for (const input of INPUTS) window.removeEventListener(input, begin, true);
  };
  const begin = (event: Event) => {
    const { type, target } = event;
    // A strip that moves by itself; a finger that moves it has come down before.
    if (type === 'scroll' && target instanceof HTMLElement && 'moves' in target.dataset) return;
    stop();
    if (event instanceof KeyboardEvent) firstKey = event;
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

/** The key that began the use of a page, which nobody could answer then; once. */
export function takeFirstKey(): KeyboardEvent | undefined {
  const key = firstKey;
  firstKey = undefined;
  return key;
}

/** ms from the first input. */
const TOUCHED_AT_LATEST_MS = 500;

/** Whether somebody has begun to use the page: the time to fetch what only that needs. It turns true in idle time. */
export function useTouched(): boolean {
  const [touched, setTouched] = useState(false);
  useEffect(() => runAfterInput(() => setTouched(true), TOUCHED_AT_LATEST_MS), []);
  return touched;
}
