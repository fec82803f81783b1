import { type RefObject, useEffect, useRef } from 'react';

/**
 * Hands over what was typed or chosen in a controlled box before the scripts came, or what the browser put back into it:
 * React hears of neither (lib/client/early-tap.ts), and the next render would write its own value over it.
 * @param value what the box is rendered with
 * @param take what the box's `onChange` does with a value
 * @returns the box's ref
 */
export function useTypedEarly<Box extends HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
  value: string,
  take: (value: string) => void,
): RefObject<Box | null> {
  const box = useRef<Box>(null);
  const latest = useRef({ value, take });
  useEffect(() => {
    latest.current = { value, take };
  });
  useEffect(() => {
    const early = box.current?.value;
    if (early !== undefined && early !== latest.current.value) latest.current.take(early);
  }, []);
  return box;
}
