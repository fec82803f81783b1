import { expect, test } from 'vitest';
import { topicOf } from './rules';

test.each([
  ['I take insulin medicine', 'health'],
  ['Takes escitalopram', 'health'],
  ['Is going through IVF', 'health'],
  ['वह मुझे मारता है', 'abuse'],
  ['main gay hoon', 'sexuality'],
  ['meri salary kam hai', 'money'],
  ['40 hazaar kamata hai', 'money'],
  ['I am a Brahmin', 'caste'],
  ['Meri jati Yadav hai', 'caste'],
  ['main roz namaz padhta hoon', 'religion'],
  ['Is Jain', 'religion'],
  ['Comes from a Sikh family', 'religion'],
  ['I love filter coffee', null],
  ['Works as an engineer', null],
  ['Roz gym jati hai', null],
  ['Guitar sikh raha hai', null],
  ['Boss is Mr Jain', null],
  ['Works with Rahul Jain', null],
  ['Chai peeta hai', null],
])('%s: %s', (text, topic) => expect(topicOf(text)).toBe(topic));

test('what the model says counts, and its silence does not free what the words say', () => {
  expect(topicOf('Feels low', 'health')).toBe('health');
  expect(topicOf('Takes insulin', 'none')).toBe('health');
});
