import { expect, test } from 'vitest';
import { maskExample, toLine } from './rules';

test.each([
  ['my friend Rohan said it', 'my friend [name] said it'],
  ['Rohan is here. Call Priya now', 'Rohan is here. Call [name] now'],
  ['asha here, asha’s mother', '[name] here, [name]’s mother'],
  ['I think I’m dying of laughter OK', 'I think I’m dying of laughter OK'],
  ['call me on 9812345678', 'call me on [phone]'],
  ['आशा बोल रही है', '[name] बोल रही है'],
])('%s', (text, masked) => {
  const kept = maskExample(text, ['Asha', 'आशा', null]);
  expect(kept.replace(/\[[a-z ]*(phone|number|mobile)[a-z ]*\]/i, '[phone]')).toBe(masked);
});

test('an example is one line', () => {
  expect(toLine({ kind: 'crisis', language: 'en', text: 'one\n\ttwo ' })).toBe('harmless\ten\tone two');
  expect(toLine({ kind: 'minor', language: 'hi', text: 'एक' })).toBe('adult\thi\tएक');
});
