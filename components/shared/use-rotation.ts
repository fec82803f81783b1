import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';
/** Scrolling counts as finished after this many ms without a scroll event. */
const SCROLL_SETTLED_MS = 120;

function subscribeToReducedMotion(changed: () => void): () => void {
  const media = window.matchMedia(REDUCED_MOTION);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

/** True on the server and until hydration, so that nothing moves before the preference is known. */
function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribeToReducedMotion,
    () => window.matchMedia(REDUCED_MOTION).matches,
    () => true,
  );
}

/** Whether the mouse is over the element or the focus is in it. A finger does not hover. */
function useHoverOrFocus(region: RefObject<HTMLElement | null>): boolean {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    const element = region.current;
    if (!element) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    element.addEventListener('pointerenter', (e) => setHovered(e.pointerType === 'mouse'), { signal });
    element.addEventListener('pointerleave', () => setHovered(false), { signal });
    element.addEventListener('focusin', () => setFocused(true), { signal });
    element.addEventListener('focusout', () => setFocused(false), { signal });
    return () => listeners.abort();
  }, [region]);
  return hovered || focused;
}

/**
 * Advances a strip of slides on a timer and keeps track of manual scrolling.
 * @returns the index of the current slide
 */
export function useRotation({
  region,
  strip,
  count,
  intervalMs,
  paused,
}: {
  region: RefObject<HTMLElement | null>;
  strip: RefObject<HTMLElement | null>;
  count: number;
  intervalMs: number;
  paused: boolean;
}): number {
  const [index, setIndex] = useState(0);
  const at = useRef(0);
  const reducedMotion = useReducedMotion();
  const attended = useHoverOrFocus(region);
  const [touched, setTouched] = useState(false);
  const rotating = !paused && !attended && !touched && !reducedMotion;

  useEffect(() => {
    if (!rotating) return;
    const timer = setInterval(() => {
      const element = strip.current;
      if (!element || document.hidden) return;
      at.current = (at.current + 1) % count;
      setIndex(at.current);
      element.scrollTo({ left: at.current * element.clientWidth, behavior: 'smooth' });
    }, intervalMs);
    return () => clearInterval(timer);
  }, [rotating, intervalMs, count, strip]);

  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    const listeners = new AbortController();
    const options = { signal: listeners.signal, passive: true };
    let settled: ReturnType<typeof setTimeout>;
    const follow = () => {
      clearTimeout(settled);
      settled = setTimeout(() => {
        at.current = Math.round(element.scrollLeft / Math.max(1, element.clientWidth));
        setIndex(at.current);
      }, SCROLL_SETTLED_MS);
    };
    element.addEventListener('scroll', follow, options);
    element.addEventListener('touchstart', () => setTouched(true), options);
    element.addEventListener('touchend', () => setTouched(false), options);
    element.addEventListener('touchcancel', () => setTouched(false), options);
    return () => {
      clearTimeout(settled);
      listeners.abort();
    };
  }, [strip]);

  return index;
}
