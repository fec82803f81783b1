import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';
/** Scrolling counts as finished when it has been still for this long. */
const SCROLL_SETTLED_MS = 120;

function watchMotionWish(changed: () => void): () => void {
  const media = window.matchMedia(REDUCED_MOTION);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

/** Until the browser has told its wish, nothing moves. */
function useReducedMotion(): boolean {
  return useSyncExternalStore(
    watchMotionWish,
    () => window.matchMedia(REDUCED_MOTION).matches,
    () => true,
  );
}

/** Whether a mouse rests on the element, or the keyboard's focus is in it. A finger does not rest. */
function useHeld(region: RefObject<HTMLElement | null>): boolean {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    const element = region.current;
    if (!element) return;
    const leave = new AbortController();
    const { signal } = leave;
    element.addEventListener('pointerenter', (e) => setHovered(e.pointerType === 'mouse'), { signal });
    element.addEventListener('pointerleave', () => setHovered(false), { signal });
    element.addEventListener('focusin', () => setFocused(true), { signal });
    element.addEventListener('focusout', () => setFocused(false), { signal });
    return () => leave.abort();
  }, [region]);
  return hovered || focused;
}

/** Moves a strip of slides on by itself and follows where a person scrolled it. Returns the current slide. */
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
  const calm = useReducedMotion();
  const held = useHeld(region);
  const [touched, setTouched] = useState(false);
  const rotating = !paused && !held && !touched && !calm;

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
    const leave = new AbortController();
    const options = { signal: leave.signal, passive: true };
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
      leave.abort();
    };
  }, [strip]);

  return index;
}
