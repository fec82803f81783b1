import { expect, it, test } from 'vitest';
import { MESSAGE_REMOVED, WORDS_DELETED } from '../erasing/copy';
import { LAST_HELP, LAST_PICTURE } from './copy';
import { cursorOf, lastWords, placeOf, shortMoment, titleOf } from './rules';

const said = (words: string, messageType = 'text', removed = false, sender = 'ai') =>
  lastWords({ words, messageType, removed, sender });

it('shows the last words on one line', () => {
  expect(said('  हाँ,\n\nबताओ   ना ')).toBe('हाँ, बताओ ना');
});

it('shows nothing that should not be seen over a shoulder, or was taken out', () => {
  expect(said('/companions/meera-1.webp', 'image')).toBe(LAST_PICTURE);
  expect(said('Please call 14416', 'crisis_support')).toBe(LAST_HELP);
  expect(said('what was said', 'text', true)).toBe(MESSAGE_REMOVED);
  expect(said('', 'text', true, 'user')).toBe(WORDS_DELETED);
});

test('a place in the list survives its way through an address', () => {
  const place = {
    pinned: true,
    lastAt: new Date('2026-10-12T03:35:00.123Z'),
    id: '01234567-89ab-4def-8123-456789abcdef',
  };
  expect(placeOf(cursorOf(place))).toEqual(place);
  expect(placeOf(cursorOf({ ...place, pinned: false }))).toEqual({ ...place, pinned: false });
  expect(placeOf('1_2026-99-99T00:00:00Z_01234567-89ab-4def-8123-456789abcdef')).toBeNull();
});

it.each([
  ['2026-10-12T10:10:00Z', '3:40 pm'],
  ['2026-10-11T18:31:00Z', '12:01 am'],
  ['2026-10-11T18:29:00Z', 'Yesterday'],
  ['2026-10-10T18:29:00Z', '10 Oct 2026'],
  ['none', ''],
])('tells when %s was in a word or three, in India', (value, words) => {
  expect(shortMoment(value, Date.parse('2026-10-12T12:00:00Z'))).toBe(words);
});

it('calls a chat as its person does, else after its companion', () => {
  expect(titleOf({ ownName: null, companionName: 'Meera' })).toBe('Meera');
  expect(titleOf({ ownName: 'परीक्षा', companionName: 'Meera' })).toBe('परीक्षा');
});
