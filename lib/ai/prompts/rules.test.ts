import fc from 'fast-check';
import { expect, test } from 'vitest';
import { oneLine, renderPrompt } from './rules';

test('fills every place, spaces inside the braces or not', () => {
  expect(renderPrompt('{{a.b}} and {{ c }} and {{a.b}}', { 'a.b': 'x', c: 'y' })).toBe('x and y and x');
});

test('an unknown place is an error, never an empty text', () => {
  expect(() => renderPrompt('{{nobody}}', {})).toThrow('nobody');
});

test('a placeholder inside a value stays text', () => {
  expect(renderPrompt('{{a}}', { a: '{{secret}}', secret: 'leaked' })).toBe('{{secret}}');
});

test('what a person types stays on one short line without headings', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), (text) => {
      const line = oneLine(text);
      expect(line).not.toMatch(/[\n\r#]/);
      expect(line.length).toBeLessThanOrEqual(60);
    }),
  );
});
