import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cosine, normalText, similarity, wordsOf } from './rules';

const anyText = fc.string({ unit: 'binary', maxLength: 60 });

test('similarity is between 0 and 1, the same both ways, and 1 for the same words', () => {
  fc.assert(
    fc.property(anyText, anyText, (one, other) => {
      const alike = similarity(one, other);
      expect(alike).toBeGreaterThanOrEqual(0);
      expect(alike).toBeLessThanOrEqual(1);
      expect(similarity(other, one)).toBe(alike);
      if (normalText(one) !== '') expect(similarity(one, one)).toBe(1);
    }),
  );
});

test('words are found again in any writing of them', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const words = wordsOf(text);
      expect(new Set(words).size).toBe(words.length);
      expect(wordsOf(`!! ${text.normalize('NFKC')} ??`)).toEqual(words);
    }),
  );
});

test.each([
  ["What's my dog's name?", ['dog']],
  ['Mere kutte ka naam Bruno hai', ['kutte', 'bruno']],
  ['मेरे कुत्ते का नाम ब्रूनो है', ['कुत्ते', 'ब्रूनो']],
  ['I like cats', ['cat']],
])('%s is about %j', (text, words) => expect(wordsOf(text)).toEqual(words));

test('vectors that cannot be compared have nothing to do with each other', () => {
  expect(cosine([1, 0], [1, 0])).toBe(1);
  expect(cosine([1, 0], [0, 1])).toBe(0);
  expect(cosine([], [])).toBe(0);
  expect(cosine([1, 0], [1])).toBe(0);
  expect(cosine([0, 0], [1, 0])).toBe(0);
});

test('Latin text reads the same alone and beside another script', () => {
  const piece = fc.constantFrom("'s", '`s', 'a', 'Z', '0', ' ', '\n', '.', '_', 'sx', '\u0000');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      const text = pieces.join('');
      expect(normalText(`${text} क`)).toBe(`${normalText(text)} क`.trim());
    }),
  );
});
