import { readLocal, writeLocal } from '@/lib/client/storage';
import { KEYS_OFF } from './constants';
import type { KeyPlace } from './rules';

export const readKeysOff = () => readLocal(KEYS_OFF) === 'off';
export const writeKeysOff = (isOff: boolean) => void writeLocal(KEYS_OFF, isOff ? 'off' : '');

const FIELD = 'input, textarea, select, [contenteditable]';

/** Where in the page a key is pressed. */
export function placeOf(target: EventTarget | null, box: HTMLTextAreaElement | null): KeyPlace {
  return {
    inDialog: document.querySelector('[role="dialog"]') !== null,
    inField: target instanceof Element && target.matches(FIELD),
    inEmptyBox: target === box && box !== null && box.value === '' && !box.readOnly,
    isOff: readKeysOff(),
  };
}
