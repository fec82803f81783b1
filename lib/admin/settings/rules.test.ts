import { expect, test } from 'vitest';
import { inWords, titleOf } from './rules';

test('a value of the history reads as words', () => {
  expect(inWords(null)).toBe('as by itself');
  expect(inWords(false)).toBe('off');
  expect(inWords(50_000_000)).toBe('5,00,00,000');
  expect(inWords({ open: 1, hour: 2, day: 3_000 })).toBe('1 for the asking, 2 an hour, 3,000 a day');
  expect(inWords('from an older version')).toBe('"from an older version"');
});

test('a setting that there is not any more keeps its name', () => {
  expect(titleOf('chat.erotic')).toBe('Kinds of chat: Daring');
  expect(titleOf('gone.setting')).toBe('gone.setting');
});
