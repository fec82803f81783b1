import fc from 'fast-check';
import { expect, test } from 'vitest';
import { callsForHelp, HELP_TOOL } from './rules';

const NAME = 'call_for_help';
const PICTURE = { name: 'share_picture', args: '{"picture":"star-night"}' };

test('the tool asks for nothing, so that no word of the person goes with a call', () => {
  expect(HELP_TOOL).toMatchObject({ name: NAME, parameters: { type: 'object', properties: {} } });
});

test('a call counts beside others, and twice', () => {
  expect(callsForHelp([PICTURE, { name: NAME, args: '{}' }])).toBe(true);
  expect(callsForHelp([1, 2].map(() => ({ name: NAME, args: '{}' })))).toBe(true);
});

test('a call counts whatever is written into it', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (args) => {
      expect(callsForHelp([{ name: NAME, args }])).toBe(true);
    }),
  );
});

test('nothing else is a call for help', () => {
  expect(callsForHelp([])).toBe(false);
  expect(callsForHelp([PICTURE, { name: 'run_shell', args: '{"name":"call_for_help"}' }])).toBe(false);
});
