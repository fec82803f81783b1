import { useEffect, useRef, useState } from 'react';
import { readTab, removeTab, writeTab } from './storage';

const keyOf = (name: string) => `saathi-unsent-${name}`;

/**
 * What was left unsent in this tab under a name; null when that is nothing, or when something else has written there.
 * @param isWhole whether what was kept is what the caller can go on with
 */
export function readDraft<T>(name: string, isWhole: (kept: Partial<T>) => boolean): T | null {
  const kept = readTab(keyOf(name));
  if (kept === null) return null;
  try {
    const draft: unknown = JSON.parse(kept);
    const isObject = typeof draft === 'object' && draft !== null;
    return isObject && isWhole(draft as Partial<T>) ? (draft as T) : null;
  } catch {
    // Something else has written there.
    return null;
  }
}

/** Keeps what is being written until it is sent: a reload and a sign-in keep it, a closed tab loses it. */
export function keepDraft(name: string, draft: object): void {
  writeTab(keyOf(name), JSON.stringify(draft));
}

export function dropDraft(name: string): void {
  removeTab(keyOf(name));
}

type Box = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isBox = (element: Element | RadioNodeList | null): element is Box =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

const isTouched = (box: Box) => !(box instanceof HTMLSelectElement) && box.value !== box.defaultValue;

/** Puts what was kept into the boxes of a form, except into one that was written in since. */
function fill(form: HTMLFormElement, kept: Record<string, string>): void {
  for (const [name, text] of Object.entries(kept)) {
    const box = form.elements.namedItem(name);
    if (!isBox(box) || isTouched(box)) continue;
    box.value = text;
    box.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

const isWritten = (form: HTMLFormElement) => [...form.elements].some((box) => isBox(box) && isTouched(box));

const keep = (name: string, form: HTMLFormElement) => keepDraft(name, Object.fromEntries(new FormData(form)));

/**
 * Keeps what is written into the named boxes of a form under a name, and puts it back when the form is there again.
 * `drop` is for when it was sent or is not wanted any more.
 */
export function useFormDraft(name: string) {
  const form = useRef<HTMLFormElement | null>(null);
  const [isRestored, setRestored] = useState(false);
  useEffect(() => {
    const here = form.current;
    if (!here) return;
    const isTexts = (kept: object) => Object.values(kept).every((text) => typeof text === 'string');
    const kept = readDraft<Record<string, string>>(name, isTexts);
    if (kept) fill(here, kept);
    setRestored(kept !== null);
    const onInput = () => keep(name, here);
    // What was written before the scripts came is to be kept, too.
    if (isWritten(here)) onInput();
    here.addEventListener('input', onInput);
    return () => here.removeEventListener('input', onInput);
  }, [name]);
  return {
    form,
    isRestored,
    keep: () => {
      if (form.current) keep(name, form.current);
    },
    drop: () => {
      dropDraft(name);
      setRestored(false);
    },
  };
}
