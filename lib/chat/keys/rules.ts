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

/** Shift is part of the last two on many keyboards. */
const MEANINGS: Readonly<Record<string, KeyMeaning | undefined>> = {
  Escape: 'leave',
  ArrowUp: 'again',
  '?': 'list',
  '/': 'search',
};

/**
 * What a key asks for in a chat. Keys with Ctrl, Alt or ⌘, and those an input method composes with (229: older ones), are not ours.
 * @param findPlace goes through the whole page: too much for every letter of a text, so it is asked for these keys alone
 */
export function meaningOf(pressed: PressedKey, findPlace: () => KeyPlace): KeyMeaning | undefined {
  const { key, altKey, ctrlKey, metaKey, shiftKey, isComposing, keyCode, defaultPrevented } = pressed;
  if (defaultPrevented || isComposing || keyCode === 229 || altKey || ctrlKey || metaKey) return undefined;
  const meaning = MEANINGS[key];
  if (!meaning) return undefined;
  const { inDialog, inField, inEmptyBox, isOff } = findPlace();
  if (inDialog) return undefined;
  if (meaning === 'leave') return meaning;
  if (meaning === 'again') return inEmptyBox && !shiftKey ? meaning : undefined;
  return inField || isOff ? undefined : meaning;
}
