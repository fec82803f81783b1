import { expect, test } from 'vitest';
import { readStat, spentBy, spentSince } from './processor';

test('a process is read from its line, whatever it is called', () => {
  const line = '42 (a (strange) name) S 7 42 42 0 -1 4194560 1 2 3 4 150 50 30 20 20 0 1 0 99';
  expect(readStat(line)).toEqual({ pid: 42, parent: 7, name: 'a (strange) name', seconds: 2, ofEnded: 0.5 });
});

test('what a connection of PostgreSQL has spent counts on when it is closed', () => {
  const row = { pid: 42, parent: 7, seconds: 2, ofEnded: 0.5 };
  expect(spentBy({ ...row, name: 'postgres' })).toBe(2.5);
  expect(spentBy({ ...row, name: 'node' })).toBe(2);
});

test('what was spent is the difference, and never less than nothing', () => {
  expect(spentSince({ product: 2, others: 9 }, { product: 5, others: 3 })).toEqual({ product: 3, others: 0 });
});
