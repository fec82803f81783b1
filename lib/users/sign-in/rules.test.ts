import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { isFromIssuer, isPictureAddress, returnPath } from './rules';

const ORIGIN = 'https://saathi.example';

describe('returnPath', () => {
  it.each([
    ['/', '/'],
    ['/chat/1?x=2#end', '/chat/1?x=2#end'],
    ['https://saathi.example/paywall/7', '/paywall/7'],
    ['/blogs/../chat/1', '/chat/1'],
    ['/%2F%2Fevil.example', '/%2F%2Fevil.example'],
  ])('keeps %s', (wish, path) => {
    expect(returnPath(wish, ORIGIN)).toBe(path);
  });

  it.each([
    null,
    undefined,
    '',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/a/../..//evil.example',
    '/%2e%2e//evil.example',
    '/\tchat',
    '/\n/evil.example',
    '/chat\r\nset-cookie: a=b',
    'https://evil.example/',
    'https://saathi.example.evil.example/',
    'https://saathi.example@evil.example/',
    'http://saathi.example/chat/1',
    'javascript:alert(1)',
    'chat/1',
    '/auth/google',
    '/api/auth/callback/google?code=1',
    `/${'a'.repeat(1000)}`,
  ])('goes home instead of %s', (wish) => {
    expect(returnPath(wish, ORIGIN)).toBe('/');
  });

  it('never leaves our origin, whatever is asked', () => {
    const part = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2e',
      '%5c',
      '@',
      ':',
      'evil.example',
      '\t',
      '\n',
      '#',
      '?',
    );
    const wish = fc.oneof(
      fc.array(fc.oneof(part, fc.string({ maxLength: 3 })), { maxLength: 12 }).map((parts) => parts.join('')),
      fc.webUrl({ withFragments: true, withQueryParameters: true }),
    );
    fc.assert(
      fc.property(wish, fc.constantFrom('', '/', ORIGIN, `${ORIGIN}/`), (text, before) => {
        const path = returnPath(before + text, ORIGIN);
        expect(path).toMatch(/^\/(?![/\\])/);
        expect(new URL(path, ORIGIN).origin).toBe(ORIGIN);
        expect(new URL(`${ORIGIN}${path}`).origin).toBe(ORIGIN);
        // Taking the answer for a wish changes nothing any more.
        expect(returnPath(path, ORIGIN)).toBe(path);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('isPictureAddress', () => {
  const issuer = 'https://accounts.google.com';
  it.each([
    ['https://lh3.googleusercontent.com/a/x=s96-c', true],
    ['https://accounts.google.com/picture', true],
    ['http://lh3.googleusercontent.com/a/x', false],
    ['https://googleusercontent.com.evil.example/a', false],
    ['https://evilgoogleusercontent.com/a', false],
    ['https://user@lh3.googleusercontent.com/a', false],
    ['http://169.254.169.254/latest/meta-data', false],
    ['file:///etc/passwd', false],
    ['nonsense', false],
  ])('%s: %s', (address, allowed) => {
    expect(isPictureAddress(address, issuer)).toBe(allowed);
  });
});

test.each([
  ['https://accounts.google.com', true],
  ['https://accounts.google.com/', true],
  ['https://accounts.google.com.evil.example', false],
  ['https://evil.example', false],
  [undefined, false],
])('an identity of the issuer %s counts: %s', (iss, counts) =>
  expect(isFromIssuer(iss, 'https://accounts.google.com')).toBe(counts),
);
