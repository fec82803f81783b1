import { expect, test } from 'vitest';
import { alternatesOf, englishPath, formatDayIn, hasHindi, pathIn } from './rules';

test.each([
  ['/', '/hi'],
  ['/blogs', '/hi/blogs'],
  ['/blogs/burnout', '/hi/blogs/burnout'],
  ['/blogs/authors/noor', '/hi/blogs/authors/noor'],
  ['/psychologist/topic/breakups', '/hi/psychologist/topic/breakups'],
  ['/marketing_premium', '/hi/marketing_premium'],
  ['/refund-policy', '/hi/refund-policy'],
])('%s is %s in Hindi, and back', (english, hindi) => {
  expect(pathIn('hi', english)).toBe(hindi);
  expect(pathIn('en', english)).toBe(english);
  expect(englishPath(hindi)).toBe(english);
  expect(alternatesOf(english)).toEqual({ 'en-IN': english, 'hi-IN': hindi, 'x-default': english });
});

test.each(['/psychologist', '/psychologist/meera-rao/profile', '/account', '/blogs/instagram-content-ideas'])(
  '%s is in English alone',
  (path) => {
    expect(hasHindi(path)).toBe(false);
    expect(pathIn('hi', path)).toBe(path);
    expect(alternatesOf(path)).toBeUndefined();
  },
);

test('an address that only begins like a Hindi one is none', () => {
  expect(englishPath('/history')).toBe('/history');
});

test('a day is written as the language writes it, in digits that people type', () => {
  expect(formatDayIn('en', '2026-10-12')).toBe('12 Oct 2026');
  expect(formatDayIn('hi', '2026-10-12')).toBe('12 अक्टूबर 2026');
});
