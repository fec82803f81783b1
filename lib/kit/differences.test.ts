import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diffParts } from './differences';

const parts = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 12 });

test('without what went it is the new text, and without what came the old one', () => {
  fc.assert(
    fc.property(parts, parts, (one, other) => {
      const pieces = diffParts(one, other);
      const without = (kind: string) => pieces.filter((piece) => piece.kind !== kind).map(({ text }) => text);
      expect(without('gone')).toEqual(other);
      expect(without('new')).toEqual(one);
    }),
  );
});

test('what is the same is not told as gone and new', () => {
  fc.assert(
    fc.property(
      parts,
      (one) => void expect(diffParts(one, one).every(({ kind }) => kind === 'same')).toBe(true),
    ),
  );
  expect(diffParts(['a', 'b', 'c'], ['a', 'x', 'c'])).toEqual([
    { text: 'a', kind: 'same' },
    { text: 'b', kind: 'gone' },
    { text: 'x', kind: 'new' },
    { text: 'c', kind: 'same' },
  ]);
});
