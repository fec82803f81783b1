import { describe, expect, test } from 'vitest';
import { hostCheck, isLoopbackHost } from './host';

describe('at a public address', () => {
  const isOwn = hostCheck('https://saathi.example', ['www.saathi.example', 'inside.example:8080']);

  test.each([
    'saathi.example',
    'SAATHI.example',
    'saathi.example:443',
    'www.saathi.example',
    'inside.example:8080',
  ])('%s is ours', (host) => {
    expect(isOwn(host)).toBe(true);
  });

  test.each([
    null,
    undefined,
    '',
    'evil.example',
    'saathi.example.evil.example',
    'saathi.example.',
    'saathi.example:8443',
    'inside.example',
    'localhost',
    '127.0.0.1:3000',
    '10.0.0.5',
    'a@saathi.example',
    'saathi.example/x',
    'saathi.example, evil.example',
    'saathi.example:99999999',
  ])('%s is not', (host) => {
    expect(isOwn(host)).toBe(false);
  });
});

describe("at an address of one's own machine", () => {
  const isOwn = hostCheck('http://localhost:3000', ['192.168.1.5:3000']);

  test.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'localhost:8080', '192.168.1.5:3000'])(
    '%s is ours',
    (host) => {
      expect(isOwn(host)).toBe(true);
    },
  );

  test.each(['evil.example:3000', 'localhost.evil.example', '192.168.1.6:3000'])('%s is not', (host) => {
    expect(isOwn(host)).toBe(false);
  });
});

test('a name of this machine is told from one that only begins like it', () => {
  expect(['localhost', '127.1.2.3:80', '[::1]:80'].map(isLoopbackHost)).toEqual([true, true, true]);
  expect(['localhost.example', '127.0.0.1.example', '', null].map(isLoopbackHost)).toEqual(
    Array(4).fill(false),
  );
});
