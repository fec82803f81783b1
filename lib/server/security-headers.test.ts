import { expect, test } from 'vitest';
import { baseHeaders, callHeaders, pageHeaders, writtenPageHeaders } from './security-headers';

test('an https address is to be visited that way only, a plain one cannot ask for it', () => {
  for (const headers of [pageHeaders, writtenPageHeaders, baseHeaders]) {
    const names = (appUrl: string) => headers(appUrl).map(([name]) => name);
    expect(names('https://saathi.example')).toContain('strict-transport-security');
    expect(names('http://localhost:3000')).not.toContain('strict-transport-security');
  }
  expect(callHeaders('https://saathi.example')).toHaveProperty('strict-transport-security');
});

test('written pages carry the same but for a window of their own, which costs their readers time', () => {
  const written = writtenPageHeaders('https://saathi.example').map(String);
  const others = pageHeaders('https://saathi.example').map(String);
  expect(others.filter((header) => !written.includes(header))).toEqual([
    'cross-origin-opener-policy,same-origin',
  ]);
});
