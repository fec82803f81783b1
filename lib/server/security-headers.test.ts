import { expect, test } from 'vitest';
import { callHeaders, fileHeaders, pageHeaders, writtenPageHeaders } from './security-headers';

test('an https address is to be visited that way only, a plain one cannot ask for it', () => {
  const kinds = [pageHeaders, writtenPageHeaders, fileHeaders].map(
    (headers) => (appUrl: string) => Object.fromEntries(headers(appUrl)),
  );
  for (const headers of [...kinds, callHeaders]) {
    expect(headers('https://saathi.example')).toHaveProperty(
      'strict-transport-security',
      'max-age=31536000; includeSubDomains',
    );
    expect(headers('http://localhost:3000')).not.toHaveProperty('strict-transport-security');
  }
});

test('written pages carry the same but for the microphone, and for a window of their own, which costs their readers time', () => {
  const written = writtenPageHeaders('https://saathi.example').map(String);
  const others = pageHeaders('https://saathi.example').map(String);
  expect(others.filter((header) => !written.includes(header))).toEqual([
    'permissions-policy,camera=(), microphone=(self), geolocation=(), browsing-topics=()',
    'cross-origin-opener-policy,same-origin',
  ]);
});
