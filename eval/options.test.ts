import { expect, test } from 'vitest';
import { readOptions } from './options';

const read = (words: string) => readOptions(words.split(' ').filter(Boolean));

test('without a word no model is asked', () => {
  expect(read('')).toMatchObject({ mode: 'offline', folder: null, sides: null, turns: 100 });
});

test('a record is a live run that is noted, and a replay needs nobody', () => {
  expect(read('--live --turns 200')).toMatchObject({ mode: 'live', turns: 200 });
  expect(read('--record runs/a')).toMatchObject({ mode: 'live', folder: 'runs/a' });
  expect(read('--replay runs/a')).toMatchObject({ mode: 'replay', folder: 'runs/a' });
});

test('a comparison has two sides', () => {
  expect(read('--compare prompt:v1.0 prompt:v1.1').sides).toEqual(['prompt:v1.0', 'prompt:v1.1']);
  expect(() => read('--compare model:a')).toThrow('two sides');
});

test.each(['--live --replay a', '--record a --compare b c', '--turns 5', '--live --turns none', 'hello'])(
  'what makes no sense is said: %s',
  (words) => expect(() => read(words)).toThrow(),
);
