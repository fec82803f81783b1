import { expect, test } from 'vitest';
import { checkOrigin } from './origin';

const APP = 'https://saathi.example';
const check = (headers: Record<string, string | undefined>) => () =>
  checkOrigin({ header: (name) => headers[name] ?? null }, APP);

test.each([
  { host: 'saathi.example', origin: 'https://saathi.example' },
  { host: '10.0.0.1:3000', origin: 'https://saathi.example' },
  { host: 'saathi.example' },
  { host: 'saathi.example', 'sec-fetch-site': 'none' },
  { host: 'saathi.example', origin: 'https://saathi.example', 'sec-fetch-site': 'same-origin' },
])('our own pages may ask: %j', (headers) => {
  expect(check(headers)).not.toThrow();
});

test.each([
  { host: 'saathi.example', origin: 'https://evil.example' },
  { host: 'saathi.example', origin: 'http://saathi.example' },
  { host: 'saathi.example', origin: 'null' },
  { host: 'saathi.example', 'sec-fetch-site': 'cross-site' },
  { host: 'saathi.example', 'sec-fetch-site': 'same-site' },
])('another site may not: %j', (headers) => {
  expect(check(headers)).toThrow('another site');
});
