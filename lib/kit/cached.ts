/**
 * Keeps the answers of a slow look-up for a while. Failures are not kept, and two calls at once share one look-up.
 * @param ttlMs ms an answer stays good
 * @param max entries; the oldest goes when there is one too many
 */
export function cached<T>(load: (key: string) => Promise<T>, { ttlMs, max }: { ttlMs: number; max: number }) {
  const entries = new Map<string, { until: number; value: Promise<T> }>();
  return (key: string): Promise<T> => {
    const now = performance.now();
    const known = entries.get(key);
    if (known && known.until > now) return known.value;
    const value = load(key);
    entries.delete(key);
    entries.set(key, { until: now + ttlMs, value });
    if (entries.size > max) entries.delete(entries.keys().next().value ?? key);
    value.catch(() => entries.delete(key));
    return value;
  };
}

/** `cached`, apart for each owner (a database), which the entries don't keep alive. */
export function cachedPer<Owner extends object, T>(
  load: (owner: Owner, key: string) => Promise<T>,
  options: { ttlMs: number; max: number },
) {
  const caches = new WeakMap<Owner, (key: string) => Promise<T>>();
  return (owner: Owner, key: string): Promise<T> => {
    const known = caches.get(owner) ?? cached((one: string) => load(owner, one), options);
    caches.set(owner, known);
    return known(key);
  };
}

/**
 * Keeps results of a pure function of one string.
 * @param max results; the oldest goes when there is one too many
 */
export function memoized<T>(compute: (key: string) => T, max: number): (key: string) => T {
  const results = new Map<string, T>();
  return (key) => {
    const known = results.get(key);
    if (known !== undefined) return known;
    const result = compute(key);
    results.set(key, result);
    if (results.size > max) results.delete(results.keys().next().value ?? key);
    return result;
  };
}
