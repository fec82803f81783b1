import { expect, test } from 'vitest';
import { formatOf, spoken, spokenPercent, withMark, withoutMark } from './rules';

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

test('a file is what its first bytes say, whatever it is called', () => {
  expect(formatOf(bytes('\xff\xd8\xff\xe0....'))).toBe('jpeg');
  expect(formatOf(bytes('\x89PNG\r\n\x1a\n....'))).toBe('png');
  expect(formatOf(bytes('RIFF....WEBPVP8 '))).toBe('webp');
  expect(formatOf(bytes('....ftypheic....'))).toBe('heic');
  for (const other of ['', '\xff\xd8', 'GIF89a', '<svg xmlns=', 'RIFF....AVI ', '%PDF-1.7', '....ftypisom'])
    expect(formatOf(bytes(other)), other).toBeNull();
});

test('a message keeps its words beside the mark of a picture', () => {
  for (const words of ['', 'Dekho', 'two\nlines', '📷'])
    expect(withoutMark(withMark(words)), words).toBe(words);
  expect(spoken(withMark('Dekho'))).toBe('[a picture] Dekho');
  expect(spoken(withMark(''))).toBe('[a picture]');
  expect(spoken('Dekho')).toBe('Dekho');
});

test('of an upload each quarter is said, and no percent between', () => {
  expect([0, 0.24, 0.25, 0.5, 0.749, 0.99].map(spokenPercent)).toEqual([0, 0, 25, 50, 50, 75]);
});
