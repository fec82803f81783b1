import { expect, test } from 'vitest';
import { cutOf, cutPage, listAddress, nextOrder, ordersOf, readOrder, sortRows, writePlace } from './rules';

test('an order is a column, and a minus before it turns it round', () => {
  expect(readOrder('due')).toEqual({ by: 'due', down: false });
  expect(readOrder('-due')).toEqual({ by: 'due', down: true });
  expect(ordersOf(['due', 'number'])).toEqual(['due', '-due', 'number', '-number']);
  expect(['due', '-due', 'number', undefined].map((now) => nextOrder('due', now))).toEqual([
    '-due',
    'due',
    'due',
    'due',
  ]);
});

test('another order or filter begins at the first page, and what is empty is not in the address', () => {
  const query = { state: 'open', q: '', before: '7_1' };
  expect(listAddress('/admin/complaints', query, { order: '-due' })).toBe(
    '/admin/complaints?state=open&order=-due',
  );
  expect(listAddress('/admin/complaints', query, { after: '9_1' })).toBe(
    '/admin/complaints?state=open&after=9_1',
  );
  expect(listAddress('/admin/complaints', {}, {})).toBe('/admin/complaints');
});

test('rows are sorted as numbers or words, what is missing last either way', () => {
  const rows = [{ n: 10 }, { n: null }, { n: 9 }];
  const values = { n: ({ n }: { n: number | null }) => n };
  expect(sortRows(rows, 'n', values).map(({ n }) => n)).toEqual([9, 10, null]);
  expect(sortRows(rows, '-n', values).map(({ n }) => n)).toEqual([10, 9, null]);
  expect(sortRows(rows, 'unknown', values)).toEqual(rows);
});

test('a page knows where the pages beside it begin', () => {
  const page = (found: number[], way: 'after' | 'before' | null) => cutPage(found, 2, way, String);
  expect(page([1, 2, 3], null)).toEqual({ rows: [1, 2], after: '2', before: null });
  expect(page([3, 4], 'after')).toEqual({ rows: [3, 4], after: null, before: '3' });
  expect(page([1, 2], 'before')).toEqual({ rows: [1, 2], after: '2', before: null });
  expect(page([0, 1, 2], 'before')).toEqual({ rows: [1, 2], after: '2', before: '1' });
  expect(page([], null)).toEqual({ rows: [], after: null, before: null });
});

test('a place is read as it was written, with the order and the way that the query asks for', () => {
  const place = { value: 1_767_225_600_000, key: 'recharge_1_2' };
  const text = writePlace(place);
  expect(cutOf<'when'>({ before: text }, '-when', 51)).toEqual({
    ...{ by: 'when', down: true, from: place, back: true, take: 51 },
  });
  expect(cutOf<'when' | 'amount'>({ order: 'amount', after: text }, '-when', 51)).toMatchObject({
    ...{ by: 'amount', down: false, from: place, back: false },
  });
  expect(cutOf<'when'>({}, 'when', 1).from).toBeNull();
});
