import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Hands over what was typed into a controlled box before the scripts came, or what the browser put back into it: React hears of
 * neither (lib/client/early-tap.ts), and the next render would write its own value over it.
 * @param value what the box is rendered with
 * @param take what the box's `onChange` does with a value
 * @returns the box's ref
 */
export function useTypedEarly<Box extends HTMLInputElement | HTMLTextAreaElement>(
  value: string,
  take: (value: string) => void,
): RefObject<Box | null> {
  const box = useRef<Box>(null);
  const takeOver = useEffectEvent(() => {
    const early = box.current?.value;
    if (early !== undefined && early !== value) take(early);
  });
  useEffect(() => takeOver(), []);
  return box;
}
