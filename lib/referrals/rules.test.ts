import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeOf, firstInitial, readCode } from './rules';

test('every code has 8 characters that nobody mixes up, and is read again as it was made', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 8, maxLength: 8 }), (bytes) => {
      const code = codeOf(bytes);
      expect(code).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
      expect(readCode(` ${code.toLowerCase()} `)).toBe(code);
    }),
  );
});

test('all 32 characters occur', () => {
  const all = Array.from({ length: 32 }, (_, place) => codeOf(new Uint8Array(8).fill(place)).charAt(0));
  expect(new Set(all).size).toBe(32);
});

test.each([
  '',
  'ABCDEFG',
  'ABCDEFGHJ',
  'ABCDEFG0',
  'ABCDEFGO',
  'ABCDEFG1',
  'ABCDEFGI',
  'कखगघङचछज',
  "A' OR 1=1",
])('%j is no code', (text) => {
  expect(readCode(text)).toBeNull();
});

test.each([
  ['asha Rao', 'A'],
  ['  मीरा', 'मी'],
  ['👩‍👩‍👧 family', '👩‍👩‍👧'],
  ['', null],
  [null, null],
])('of %j only %j is shown', (name, initial) => {
  expect(firstInitial(name)).toBe(initial);
});
