import { expect, test } from 'vitest';
import { withQuote } from './rules';

const quoted = (content: string) => withQuote('Haan', { sender: 'ai', content });

test('a quote is one line of up to 200 characters, whole ones', () => {
  const long = `${'a'.repeat(59)}🙂${'b'.repeat(130)}`;
  expect(quoted(long)).toBe(`[Answers your message “${long}”]\nHaan`);
  expect(quoted('one\n\n## two')).toBe('[Answers your message “one two”]\nHaan');
});

test('no number gets through, nor half of one at the end', () => {
  expect(quoted('Call 9876543210 tonight')).not.toMatch(/\d{4}/);
  expect(quoted('My number is +91 98765')).toBe('[Answers your message “My number is”]\nHaan');
  expect(quoted('मेरा नंबर ९८७६५')).toBe('[Answers your message “मेरा नंबर”]\nHaan');
});
