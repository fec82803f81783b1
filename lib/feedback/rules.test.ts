import { expect, test } from 'vitest';
import { RATING_TAGS, RATINGS } from './constants';
import { saysTheSame, tagsFit } from './rules';

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

test('the same rating sent twice is told from another one, whatever the order of its tags', () => {
  const said = { rating: 4, selectedTags: ['Friendly', 'Fun to talk to'], feedbackText: null };
  expect(saysTheSame(said, { ...said, selectedTags: ['Fun to talk to', 'Friendly'] })).toBe(true);
  expect(saysTheSame({ ...said, selectedTags: null }, { ...said, selectedTags: [] })).toBe(true);
  for (const other of [{ rating: 5 }, { selectedTags: ['Friendly'] }, { feedbackText: 'ok' }])
    expect(saysTheSame(said, { ...said, ...other })).toBe(false);
  expect(saysTheSame(said, null)).toBe(false);
});
