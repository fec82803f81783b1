import { expect, test, vi } from 'vitest';
import { type KeyPlace, meaningOf, type PressedKey } from './rules';

const NOWHERE = { inDialog: false, inField: false, inEmptyBox: false, isOff: false };
const IN_BOX = { ...NOWHERE, inField: true, inEmptyBox: true };
const at = (place: KeyPlace) => () => place;
const press = (key: string, more: Partial<PressedKey> = {}): PressedKey => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  isComposing: false,
  keyCode: 0,
  defaultPrevented: false,
  ...more,
});

test.each([
  ['?', NOWHERE, 'list'],
  ['/', NOWHERE, 'search'],
  ['Escape', NOWHERE, 'leave'],
  ['Escape', IN_BOX, 'leave'],
  ['ArrowUp', IN_BOX, 'again'],
  ['ArrowUp', NOWHERE, undefined],
  ['ArrowUp', { ...IN_BOX, inEmptyBox: false }, undefined],
  ['?', IN_BOX, undefined],
  ['/', IN_BOX, undefined],
  ['/', { ...NOWHERE, isOff: true }, undefined],
  ['Escape', { ...NOWHERE, isOff: true }, 'leave'],
  ['Escape', { ...NOWHERE, inDialog: true }, undefined],
  ['a', NOWHERE, undefined],
])('%s at %o asks for %s', (key, place, meaning) => {
  expect(meaningOf(press(key), at(place))).toBe(meaning);
});

test.each(['a', 'क', ' ', 'Enter', 'Backspace', 'Unidentified'])(
  'for %s nobody looks where it is pressed',
  (key) => {
    const findPlace = vi.fn(at(NOWHERE));
    expect(meaningOf(press(key), findPlace)).toBeUndefined();
    expect(findPlace).not.toHaveBeenCalled();
  },
);

test.each([
  { ctrlKey: true },
  { altKey: true },
  { metaKey: true },
  { isComposing: true },
  { keyCode: 229 },
  { defaultPrevented: true },
])('a key with %o is not ours', (more) => {
  for (const key of ['?', '/', 'Escape']) expect(meaningOf(press(key, more), at(NOWHERE))).toBeUndefined();
  expect(meaningOf(press('ArrowUp', more), at(IN_BOX))).toBeUndefined();
});

test('Shift is part of a question mark, and no part of an arrow', () => {
  expect(meaningOf(press('?', { shiftKey: true }), at(NOWHERE))).toBe('list');
  expect(meaningOf(press('ArrowUp', { shiftKey: true }), at(IN_BOX))).toBeUndefined();
});
