import { useEffect, useState } from 'react';
import { runWhenIdle } from './idle';

/** By what one notices that somebody uses the page, and does not only look at it. */
const SIGNS = ['pointerdown', 'keydown', 'focusin', 'scroll'] as const;
/** ms */
const IDLE_AT_LATEST = 500;

/** Whether somebody has begun to use the page: the time to fetch what only that needs. It turns true in idle time. */
export function useTouched(): boolean {
  const [touched, setTouched] = useState(false);
  useEffect(() => {
    if (touched) return;
    const listeners = new AbortController();
    let cancel: (() => void) | undefined;
    const notice = () => {
      cancel ??= runWhenIdle(() => setTouched(true), IDLE_AT_LATEST);
    };
    const options = { signal: listeners.signal, capture: true, passive: true };
    for (const sign of SIGNS) window.addEventListener(sign, notice, options);
    return () => {
      cancel?.();
      listeners.abort();
    };
  }, [touched]);
  return touched;
}
