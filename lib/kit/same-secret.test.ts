import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSameSecret } from './same-secret';

const text = fc.string({ unit: 'grapheme' });

test('a text is the same as itself, whatever it is made of', () => {
  fc.assert(fc.property(text, (one) => isSameSecret(one, one)));
});

test('another text is not, be it longer, shorter, or of as many bytes', () => {
  fc.assert(fc.property(text, text, (one, other) => isSameSecret(one, other) === (one === other)));
  expect(isSameSecret('secret', 'secre7')).toBe(false);
  expect(isSameSecret('', 'secret')).toBe(false);
});
