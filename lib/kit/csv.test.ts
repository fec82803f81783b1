import { expect, test } from 'vitest';
import { csvOf } from './csv';

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1'])('the text %j is no formula', (text) => {
  expect(csvOf(['a'], [[text]])).toMatch(/^a\n"?'/);
});

test('numbers stay numbers, nothing stays empty, and quotes and commas stay inside their cell', () => {
  expect(csvOf(['a', 'b', 'c'], [[-5, null, 'x, "y"']])).toBe('a,b,c\n-5,,"x, ""y"""\n');
});
