/** Rows of one statement: few enough that nobody waits for it. */
export const BATCH_ROWS = 1_000;
/** Statements of one run; what is left then is for the next. */
const BATCHES_MAX = 1_000;

/**
 * Repeats a statement that changes at most so many rows until it finds fewer. Every statement commits on its own, so that no lock is held
 * for long and what was done stays done when the process ends.
 * @param work changes at most that many rows, and says how many it changed
 * @returns rows in all
 */
export async function inBatches(
  work: (rows: number) => Promise<number>,
  rows: number = BATCH_ROWS,
): Promise<number> {
  let total = 0;
  for (let batch = 0; batch < BATCHES_MAX; batch += 1) {
    const count = await work(rows);
    total += count;
    if (count < rows) break;
  }
  return total;
}
