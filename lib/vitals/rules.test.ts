import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PAGES } from './constants';
import { pageOf, rounded } from './rules';

/** app/(chat)/chat/[sessionId]/page.tsx → /chat/{} */
const patternOf = (file: string) =>
  file
    .replace(/^app|\/\([^)]+\)|\/page\.tsx$/g, '')
    .replace(/\[\w+\]/g, '{}')
    .replace(/^$/, '/');

/** What build/content-build.mjs takes the framework out of, and the console, where nobody is a visitor. */
const UNMEASURED = /^app\/\((content|legal|admin)\)\//;

test('every page that React runs for visitors has its pattern, and no other has', () => {
  const pages = globSync('app/**/page.tsx').filter((file) => !UNMEASURED.test(file));
  expect(PAGES.map((page) => page.replace(/\{\w+\}/g, '{}')).sort()).toEqual(pages.map(patternOf).sort());
});

test('no pattern is longer than its column', () => {
  const width = /page +String +@db\.VarChar\((\d+)\)/.exec(
    readFileSync('prisma/models/vitals.prisma', 'utf8'),
  );
  for (const page of PAGES) expect(page.length).toBeLessThanOrEqual(Number(width?.[1]));
});

test.each([
  ['/', '/'],
  ['/partners_home', '/partners_home'],
  ['/chat/7b1c9f6e-6f1d-4c0e-9a55-0d2f4a7b8c9d', '/chat/{id}'],
  ['/chat/7b1c9f6e-6f1d-4c0e-9a55-0d2f4a7b8c9d/', '/chat/{id}'],
  ['/loading/friendly', '/loading/{chatType}'],
  ['/psychologist', '/psychologist'],
  ['/psychologist/Isha%20Menon/profile', '/psychologist/{name}/profile'],
  ['/account/deleted', '/account/deleted'],
  ['/account/receipts/order_1', '/account/receipts/{id}'],
  ['/admin/people', undefined],
])('%s is %s', (path, page) => {
  expect(pageOf(path)).toBe(page);
});

test.each(['/chat', '/chat/1/2', '/nothing', '', '/account/receipts/', '/Chat/1', '/blogs', '/chat/{id}/x'])(
  '%s is no page that is measured',
  (path) => {
    expect(pageOf(path)).toBeUndefined();
  },
);

test('a value is sent in whole ms, a shift with four digits, and none above what is counted', () => {
  expect(rounded('LCP', 1234.56)).toBe(1235);
  expect(rounded('INP', 7.5)).toBe(8);
  expect(rounded('CLS', 0.123_456)).toBe(0.1235);
  expect(rounded('CLS', 0)).toBe(0);
  expect([rounded('LCP', 3_600_000), rounded('INP', 60_000), rounded('CLS', 11)]).toEqual([
    100_000, 10_000, 10,
  ]);
});
