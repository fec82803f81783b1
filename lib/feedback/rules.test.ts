import { expect, test } from 'vitest';
import { RATING_TAGS, RATINGS } from './constants';
import { tagsFit } from './rules';

test('every rating has 5 different tags, and takes them all', () => {
  for (const rating of RATINGS) {
    expect(new Set(RATING_TAGS[rating]).size).toBe(5);
    expect(tagsFit(rating, RATING_TAGS[rating])).toBe(true);
  }
});

test('a tag of another rating does not fit', () => {
  expect(tagsFit(1, ['Great listener'])).toBe(false);
  expect(tagsFit(5, ['Felt understood', 'anything'])).toBe(false);
});
