const RUNNING = Symbol.for('saathi.running');

type Counter = { [RUNNING]?: number };

/**
 * Counts a piece of work that a shutdown must wait for, even when the browser that asked has gone away. The
 * server process reads the counter before it exits.
 */
export async function whileRunning<T>(work: () => Promise<T>): Promise<T> {
  const holder = globalThis as Counter;
  holder[RUNNING] = (holder[RUNNING] ?? 0) + 1;
  try {
    return await work();
  } finally {
    holder[RUNNING] = (holder[RUNNING] ?? 1) - 1;
  }
}
