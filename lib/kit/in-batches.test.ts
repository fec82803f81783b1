import { expect, test } from 'vitest';
import { inBatches } from './in-batches';

/** Work on so many rows; how many each statement was allowed. */
function workOn(rows: number) {
  const asked: number[] = [];
  let left = rows;
  const work = async (most: number) => {
    asked.push(most);
    const count = Math.min(most, left);
    left -= count;
    return count;
  };
  return { work, asked };
}

test('goes on until a statement finds fewer rows than it may change', async () => {
  for (const [rows, statements] of [
    [0, 1],
    [9, 1],
    [10, 2],
    [25, 3],
  ] as const) {
    const { work, asked } = workOn(rows);
    expect(await inBatches(work, 10)).toBe(rows);
    expect(asked).toEqual(Array(statements).fill(10));
  }
});

test('ends, also when there is always more', async () => {
  expect(await inBatches(async (rows) => rows, 2)).toBe(2_000);
});
