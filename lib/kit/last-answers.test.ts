import { expect, test } from 'vitest';
import { lastAnswers } from './last-answers';

const at = (ms: number) => new Date(1_000_000 + ms);

test('an answer is known for a while, one that failed is not, and the oldest goes first', async () => {
  const answers = lastAnswers<number>({ keptMs: 100, max: 2 });
  expect(answers.find('a', at(0))).toBeUndefined();
  await answers.keep('a', at(0), Promise.resolve(1));
  expect(await answers.find('a', at(99))).toBe(1);
  expect(answers.find('a', at(100))).toBeUndefined();
  await expect(answers.keep('b', at(0), Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(answers.find('b', at(0))).toBeUndefined();
  answers.keep('c', at(0), Promise.resolve(3));
  answers.keep('d', at(0), Promise.resolve(4));
  expect(answers.find('a', at(0))).toBeUndefined();
  expect(await answers.find('c', at(0))).toBe(3);
});
