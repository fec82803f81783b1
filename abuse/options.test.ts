import { expect, test } from 'vitest';
import { readOptions } from './options';

const NAMES = ['farmers', 'slow readers'];
const read = (...words: string[]) => readOptions(words, NAMES);

test('two minutes of everybody, after 45 quiet seconds', () => {
  expect(read()).toMatchObject({ seconds: 120, quietSeconds: 45, only: null, unguarded: false });
});

test('a short run is quiet for as long as it attacks', () => {
  expect(read('--seconds', '20', '--only', 'slow readers', '--unguarded')).toMatchObject({
    ...{ seconds: 20, quietSeconds: 20, only: 'slow readers', unguarded: true },
  });
});

test.each([['--seconds', '0'], ['--seconds', '901'], ['--seconds', 'x'], ['--only', 'nobody'], ['--what']])(
  'refuses %s %s',
  (...words) => {
    expect(() => read(...words)).toThrow();
  },
);
