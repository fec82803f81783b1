import { expect, test } from 'vitest';
import { failureOf, languageToHear, withWords } from './rules';

test.each([
  [null, ['en-IN', 'hi-IN'], 'en-IN'],
  [null, ['hi', 'en-US'], 'hi-IN'],
  [null, ['mr-IN', 'hi-IN', 'en'], 'hi-IN'],
  [null, ['ta-IN'], 'en-IN'],
  [null, [], 'en-IN'],
  ['hi-IN', ['en-IN'], 'hi-IN'],
  ['fr-FR', ['en-IN'], 'en-IN'],
])('after %s a browser that wants %j hears %s', (last, wanted, heard) => {
  expect(languageToHear(last, wanted)).toBe(heard);
});

test.each([
  ['', ' kal milte hain ', 'kal milte hain'],
  ['Haan', 'bilkul', 'Haan bilkul'],
  ['Haan,\n', 'bilkul', 'Haan,\nbilkul'],
  ['Haan', '', 'Haan'],
])('%j and %j are %j', (before, said, text) => {
  expect(withWords(before, said)).toBe(text);
});

test('every way to fail is said in words, and an end is none', () => {
  expect(failureOf(undefined)).toBeUndefined();
  expect(failureOf('aborted')).toBeUndefined();
  for (const error of ['not-allowed', 'network', 'no-speech', 'audio-capture', 'phrases-not-supported'])
    expect(failureOf(error)?.title).toBeTruthy();
});
