import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findVisitor, openVisitor, sealVisitor } from './visitor-cookie';

const secret = 'a secret of some length';
const visitor = fc.record({
  visitorId: fc.uuid(),
  userId: fc.option(fc.uuid()),
  tokenVersion: fc.nat({ max: 999_999_999 }),
});

test('what was sealed opens to the same visitor', () => {
  fc.assert(
    fc.property(visitor, (v) => {
      expect(openVisitor(sealVisitor(v, secret), secret)).toEqual(v);
    }),
  );
});

test('another secret opens nothing', () => {
  fc.assert(
    fc.property(visitor, (v) => {
      expect(openVisitor(sealVisitor(v, secret), 'another secret')).toBeNull();
    }),
  );
});

test('one altered character opens nothing', () => {
  fc.assert(
    fc.property(visitor, fc.nat(), fc.constantFrom('a', '0', '.', '-', 'Z'), (v, at, replacement) => {
      const sealed = sealVisitor(v, secret);
      const index = at % sealed.length;
      fc.pre(sealed[index] !== replacement);
      expect(openVisitor(sealed.slice(0, index) + replacement + sealed.slice(index + 1), secret)).toBeNull();
    }),
  );
});

test('any other text opens nothing', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(openVisitor(text, secret)).toBeNull();
    }),
  );
});

test('the genuine one counts among several, wherever it stands', () => {
  fc.assert(
    fc.property(visitor, fc.boolean(), (v, first) => {
      const pairs = [`saathi_visitor=${sealVisitor(v, secret)}`, 'saathi_visitor=2.a.b.0.forged'];
      expect(findVisitor((first ? pairs : pairs.reverse()).join('; '), secret)).toEqual(v);
    }),
  );
  expect(findVisitor('saathi_visitor=2.a.b.0.forged', secret)).toBeNull();
  expect(findVisitor(null, secret)).toBeNull();
});
