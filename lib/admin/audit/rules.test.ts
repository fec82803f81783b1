import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AuditLine, BEFORE_FIRST, findBreak, hashLine } from './rules';

/** A chain of so many lines. */
function chainOf(count: number): AuditLine[] {
  const lines: AuditLine[] = [];
  for (let seq = 1; seq <= count; seq += 1) {
    const line = {
      seq: BigInt(seq),
      at: new Date(1_000 * seq),
      operator: 'asha@example.com',
      role: 'owner',
      action: 'person.look',
      subjectKind: 'user',
      subjectId: `person ${seq % 3}`,
      reason: null,
      detail: null,
      address: '127.0.0.1',
      previousHash: lines.at(-1)?.hash ?? BEFORE_FIRST.hash,
    };
    lines.push({ ...line, hash: hashLine(line) });
  }
  return lines;
}

test('a whole chain does not break, and a part of it follows the line before', () => {
  const lines = chainOf(12);
  expect(findBreak(lines)).toBeNull();
  expect(findBreak(lines.slice(5), lines[4])).toBeNull();
  expect(findBreak([])).toBeNull();
});

test('a line that is taken out, changed or moved shows', () => {
  const place = fc.integer({ min: 0, max: 10 });
  fc.assert(
    fc.property(place, (at) => {
      const whole = chainOf(12);
      const without = whole.filter((_, index) => index !== at);
      expect(findBreak(without)).toBe(BigInt(at + 1));
      const changed = whole.map((line, index) => (index === at ? { ...line, subjectId: 'another' } : line));
      expect(findBreak(changed)).toBe(BigInt(at + 1));
      const swapped = [...whole];
      swapped.splice(at, 2, ...whole.slice(at, at + 2).reverse());
      expect(findBreak(swapped)).toBe(BigInt(at + 1));
    }),
  );
});

test('a line that was changed with its hash shows at the next one', () => {
  const whole = chainOf(4);
  const forged = whole.map((line) =>
    line.seq === 2n ? { ...line, reason: 'forged', hash: hashLine({ ...line, reason: 'forged' }) } : line,
  );
  expect(findBreak(forged)).toBe(3n);
});
