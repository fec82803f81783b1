export type PressedKey = Pick<
  KeyboardEvent,
  'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'isComposing' | 'keyCode' | 'defaultPrevented'
>;

/** Where a key is pressed. */
export type KeyPlace = {
  /** A dialog is open, whose keys are its own. */
  inDialog: boolean;
  /** In a field: letters are a text. */
  inField: boolean;
  /** In the box for the next message, with nothing in it. */
  inEmptyBox: boolean;
  /** Somebody has switched keys without Ctrl or ⌘ off (https://www.w3.org/TR/WCAG22/#character-key-shortcuts). */
  isOff: boolean;
};

export type KeyMeaning = 'list' | 'search' | 'leave' | 'again';

const ASKING = ['Escape', 'ArrowUp', '?', '/'];

/** Whether a key may ask for something, depending on where it is pressed. To find that out goes through the whole page: too much for every letter of a text. */
export const mayAsk = (key: string): boolean => ASKING.includes(key);

/** What a key asks for in a chat. Keys with Ctrl, Alt or ⌘, and those an input method composes with (229: older ones), are not ours. */
export function meaningOf(pressed: PressedKey, place: KeyPlace): KeyMeaning | undefined {
  const { key, altKey, ctrlKey, metaKey, shiftKey, isComposing, keyCode, defaultPrevented } = pressed;
  if (defaultPrevented || isComposing || keyCode === 229 || altKey || ctrlKey || metaKey) return undefined;
  if (place.inDialog) return undefined;
  if (key === 'Escape') return 'leave';
  if (key === 'ArrowUp' && place.inEmptyBox && !shiftKey) return 'again';
  if (place.inField || place.isOff) return undefined;
  // Shift is part of these on many keyboards.
  return key === '?' ? 'list' : key === '/' ? 'search' : undefined;
}
