const newest = new Map<string, Promise<void>>();

/**
 * Runs pieces of work with the same key one after the other, as far as this process is concerned. For what would wait for the same lock
 * in the database: here it waits without holding one of the few connections that everybody needs.
 */
export async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const before = newest.get(key) ?? Promise.resolve();
  const own = before.then(work);
  const over = own.then(
    () => undefined,
    () => undefined,
  );
  newest.set(key, over);
  try {
    return await own;
  } finally {
    if (newest.get(key) === over) newest.delete(key);
  }
}
