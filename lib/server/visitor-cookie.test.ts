import { createHmac, hkdfSync, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Ring, readSecrets, ringOf } from './keys';
import { findVisitor, openVisitor, sealVisitor, type Visitor, visitorCookieLines } from './visitor-cookie';

const ring = ringOf([], 'a secret of some length');
const visitor = fc.record({
  visitorId: fc.uuid(),
  sessionId: fc.option(fc.uuid()),
});
const HERE = 'http://localhost:3000';
const PUBLIC = 'https://saathi.example';
const rotated = (...ids: string[]): Ring =>
  ringOf(readSecrets(ids.map((id) => `${id}:${id.repeat(32)}`)), 'a secret of some length');

test('what was sealed opens to the same visitor', () => {
  fc.assert(
    fc.property(visitor, (v) => {
      expect(openVisitor(sealVisitor(v, ring), ring)).toEqual({ visitor: v, old: null, isNewest: true });
    }),
  );
});

test('another secret opens nothing', () => {
  fc.assert(
    fc.property(visitor, (v) => {
      expect(openVisitor(sealVisitor(v, ring), ringOf([], 'another secret'))).toBeNull();
    }),
  );
});

test('a rotation loses nobody: an older key opens to the same visitor, and asks to be signed anew', () => {
  fc.assert(
    fc.property(visitor, (v) => {
      for (const [signed, read] of [
        [ring, rotated('a')],
        [rotated('a'), rotated('b', 'a')],
        [ring, rotated('b', 'a')],
      ] as const) {
        const found = openVisitor(sealVisitor(v, signed), read);
        expect(found).toEqual({ visitor: v, old: null, isNewest: false });
        expect(openVisitor(sealVisitor(found?.visitor as Visitor, read), read)?.isNewest).toBe(true);
      }
      // A key that was taken out opens nothing, also when another one has taken its id.
      expect(openVisitor(sealVisitor(v, rotated('a')), rotated('b'))).toBeNull();
      const otherA = ringOf(readSecrets([`a:${'x'.repeat(32)}`]), 'root');
      expect(openVisitor(sealVisitor(v, rotated('a')), otherA)).toBeNull();
    }),
    { numRuns: 20 },
  );
});

/** A cookie as they were before there were sessions. */
function oldCookie(visitorId: string, userId: string | null): string {
  const key = Buffer.from(hkdfSync('sha256', 'a secret of some length', 'saathi', 'visitor cookie', 32));
  const payload = `2.${visitorId}.${userId ?? '-'}.7`;
  return `${payload}.${createHmac('sha256', key).update(payload).digest('base64url')}`;
}

test('a cookie of before there were sessions is still read', () => {
  const visitor = { visitorId: randomUUID(), sessionId: null };
  const userId = randomUUID();
  const old = { userId, tokenVersion: 7 };
  expect(openVisitor(oldCookie(visitor.visitorId, userId), ring)).toEqual({ visitor, old, isNewest: false });
  expect(openVisitor(oldCookie(visitor.visitorId, null), ring)).toEqual({
    visitor,
    old: null,
    isNewest: false,
  });
});

test('on https only a cookie with __Host- counts, or one from before there was such a name, which is taken away', () => {
  const own = { visitorId: randomUUID(), sessionId: randomUUID() };
  const planted = `saathi_visitor=${sealVisitor({ visitorId: randomUUID(), sessionId: null }, ring)}`;
  const old = `saathi_visitor=${oldCookie(own.visitorId, null)}`;
  expect(findVisitor(planted, ring, PUBLIC)).toBeNull();
  const both = `${planted}; __Host-saathi_visitor=${sealVisitor(own, ring)}`;
  expect(findVisitor(both, ring, PUBLIC)?.visitor).toEqual(own);
  expect(findVisitor(old, ring, PUBLIC)?.visitor.visitorId).toBe(own.visitorId);
  const [set, cleared, ...more] = visitorCookieLines(own, { appUrl: PUBLIC, ring, sent: old });
  expect(set).toMatch(
    /^__Host-saathi_visitor=3\.[^;]+; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Lax; Secure$/,
  );
  expect(cleared).toBe('saathi_visitor=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure');
  expect(more).toEqual([]);
  expect(visitorCookieLines(null, { appUrl: HERE, ring, sent: old })).toEqual([
    'saathi_visitor=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
  ]);
});

test('one altered character opens nothing', () => {
  fc.assert(
    fc.property(visitor, fc.nat(), fc.constantFrom('a', '0', '.', '-', 'Z'), (v, at, replacement) => {
      const sealed = sealVisitor(v, ring);
      const index = at % sealed.length;
      fc.pre(sealed[index] !== replacement);
      expect(openVisitor(sealed.slice(0, index) + replacement + sealed.slice(index + 1), ring)).toBeNull();
    }),
  );
});

test('any other text opens nothing', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(openVisitor(text, ring)).toBeNull();
    }),
  );
});

test('the genuine one counts among several, wherever it stands', () => {
  fc.assert(
    fc.property(visitor, fc.boolean(), (v, first) => {
      const pairs = [`saathi_visitor=${sealVisitor(v, ring)}`, 'saathi_visitor=2.a.b.0.forged'];
      expect(findVisitor((first ? pairs : pairs.reverse()).join('; '), ring, HERE)?.visitor).toEqual(v);
    }),
  );
  expect(findVisitor('saathi_visitor=2.a.b.0.forged', ring, HERE)).toBeNull();
  expect(findVisitor(null, ring, HERE)).toBeNull();
});
