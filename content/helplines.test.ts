import { expect, test } from 'vitest';
import { CRISIS_KINDS } from '@/lib/safety/constants';
import { HELPLINES, HELPLINES_OF } from './helplines';

const addresses = (lines: readonly { address: string }[]) => lines.map((line) => line.address);

test('every line has its source and the day it was checked', () => {
  for (const line of HELPLINES) {
    expect(line.source, line.id).toMatch(/^https:\/\/\S+\.\S+/);
    expect(line.readAt, line.id).toMatch(/^https:\/\/\S+\.\S+/);
    expect(line.checkedOn, line.id).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(Date.parse(line.checkedOn), line.id).toBeLessThanOrEqual(Date.now());
    expect(line.name.hi && line.about.en && line.about.hi, line.id).toBeTruthy();
    expect(line.href.startsWith('tel:'), line.id).toBe(line.way === 'call');
    expect(line.href.replace(/\D/g, '') === line.address || line.href.includes(line.address), line.id).toBe(
      true,
    );
  }
  expect(new Set(addresses(HELPLINES)).size).toBe(HELPLINES.length);
});

test.each([
  ['self_harm', ['14416', '112']],
  ['home_abuse', ['181', '112']],
  ['sexual_abuse', ['112', '181']],
  ['child_abuse', ['1098', '112']],
  ['threat', ['112', '14416']],
  ['medical', ['112', '14416']],
  ['blackmail', ['1930', 'cybercrime.gov.in', 'stopncii.org']],
] as const)('%s has its own lines, the first to call first', (kind, lines) => {
  expect(addresses(HELPLINES_OF[kind].first)).toEqual(lines);
});

test('who cannot speak finds a line to write to, whatever it is about', () => {
  for (const kind of CRISIS_KINDS) {
    expect(HELPLINES_OF[kind].written.length, kind).toBeGreaterThan(0);
    for (const line of HELPLINES_OF[kind].written) expect(line.way).toBe('write');
  }
});
