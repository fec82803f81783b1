import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const lines = vi.hoisted(() => [] as unknown[][]);
vi.mock('./log', () => {
  const keep =
    (level: string) =>
    (...line: unknown[]) =>
      void lines.push([level, ...line]);
  return { log: () => ({ error: keep('error'), warn: keep('warn') }) };
});

import { takeConsole } from './console-lines';

const printer = globalThis.console;
const { error, warn } = printer;
beforeEach(() => {
  lines.length = 0;
  takeConsole();
});
afterEach(() => Object.assign(printer, { error, warn }));

test('what Next prints of a failed page is one line, without what may be a person’s', () => {
  printer.error('\u001b[31m⨯\u001b[39m', new RangeError('no chat of asha@example.in\nher words'));
  expect(lines).toEqual([
    [
      'error',
      expect.objectContaining({ printed: '⨯', name: 'RangeError', message: 'no chat of [e-mail address]' }),
      'printed',
    ],
  ]);
  expect(JSON.stringify(lines)).not.toContain('her words');
});

test('warnings are warnings, %s is filled in, and empty lines are none', () => {
  printer.warn('%s is slow', 'the page');
  printer.error('');
  expect(lines).toEqual([['warn', { printed: 'the page is slow' }, 'printed']]);
});
