import { expect, test } from 'vitest';
import { readOptions } from './options';

const read = (...words: string[]) => readOptions(words);

test('500 people for 15 minutes; a soak is long, faults are short', () => {
  expect(read()).toMatchObject({ people: 500, seconds: 900, soak: false, faults: false });
  expect(read('--soak')).toMatchObject({ people: 100, seconds: 3_600, soak: true });
  expect(read('--faults', '--people', '50')).toMatchObject({ people: 50, faults: true, only: '' });
  expect(read('--faults', '--only', 'killed')).toMatchObject({ people: 200, only: 'killed' });
});

test.each([
  ['--people', '0'],
  ['--people', '2001'],
  ['--seconds', '1.5'],
  ['--seconds', '7201'],
  ['--soak', '--faults'],
  ['--only', 'Redis'],
  ['--what', 'x'],
])('refuses %s %s', (...words) => {
  expect(() => read(...words)).toThrow();
});
