import { expect, test } from 'vitest';
import { withCharset } from './charset';

test.each([
  'text/plain',
  'application/xml',
  'application/manifest+json',
  'application/json',
  'application/rss+xml',
  'application/javascript',
  'image/svg+xml',
])('%s says how it is to be read', (type) => {
  expect(withCharset(type)).toBe(`${type}; charset=utf-8`);
});

test.each([
  'text/html; charset=UTF-8',
  'image/png',
  'font/woff2',
  'application/zip',
  'text/plain; version=0.0.4; charset=utf-8',
])('%s stays as it is', (type) => {
  expect(withCharset(type)).toBe(type);
});
