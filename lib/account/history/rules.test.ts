import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldLines, type Line, lineText, signed } from './rules';

const line = (over: Partial<Line>): Line => ({
  id: '1',
  kind: 'send',
  delta: -1,
  count: 1,
  balanceAfter: 4,
  name: 'Ananya',
  at: '2026-11-20T10:00:00.000Z',
  ...over,
});

test('messages of a day to one companion are one line, with the newest balance', () => {
  const folded = foldLines([
    line({ id: '3', balanceAfter: 2 }),
    line({ id: '2', balanceAfter: 3 }),
    line({ id: '1', kind: 'starter', delta: 5, balanceAfter: 4 }),
  ]);
  expect(folded.map(({ id, delta, count, balanceAfter }) => ({ id, delta, count, balanceAfter }))).toEqual([
    { id: '3', delta: -2, count: 2, balanceAfter: 2 },
    { id: '1', delta: 5, count: 1, balanceAfter: 4 },
  ]);
});

test('midnight in India, another companion and what lies between part them', () => {
  const late = line({ at: '2026-11-20T18:31:00.000Z' });
  const before = line({ at: '2026-11-20T18:29:00.000Z' });
  expect(foldLines([late, before])).toHaveLength(2);
  expect(foldLines([line({}), line({ name: 'अनन्या' })])).toHaveLength(2);
  expect(foldLines([line({}), line({ kind: 'send_returned', delta: 1 }), line({})])).toHaveLength(3);
});

test('folding keeps every message, and pages may be folded one by one or together', () => {
  const lines = fc.array(
    fc.record({
      id: fc.nat().map(String),
      kind: fc.constantFrom('send', 'purchase', 'send_returned'),
      delta: fc.integer({ min: -9, max: 9 }),
      count: fc.constant(1),
      balanceAfter: fc.nat(),
      name: fc.constantFrom('Ananya', 'Kabir', null),
      at: fc.constantFrom('2026-11-20T10:00:00.000Z', '2026-11-19T10:00:00.000Z'),
    }),
  );
  fc.assert(
    fc.property(lines, lines, (first, second) => {
      const whole = foldLines([...first, ...second]);
      expect(foldLines([...foldLines(first), ...foldLines(second)])).toEqual(whole);
      const sum = (all: Line[]) => all.reduce((total, { delta }) => total + delta, 0);
      expect(sum(whole)).toBe(sum([...first, ...second]));
    }),
  );
});

test('lines read like sentences', () => {
  expect(lineText(line({}))).toBe('Message to Ananya');
  expect(lineText(line({ count: 12, name: 'अनन्या' }))).toBe('12 messages to अनन्या');
  expect(lineText(line({ name: null, count: 2 }))).toBe('2 messages in a deleted chat');
  expect(lineText(line({ kind: 'purchase', delta: 50 }))).toBe('Bought 50 messages');
  expect(lineText(line({ kind: 'something new' }))).toBe('Correction');
  expect([signed(50), signed(-2)]).toEqual(['+50', '−2']);
});
