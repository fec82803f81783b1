/**
 * Caches the results of a slow lookup. Failures are not cached, and concurrent calls for one key share one lookup.
 * @param ttlMs ms until a result expires
 * @param max entries; the oldest is evicted first
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

/** `cached` per owner (a database), held weakly. */
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
 * Memoizes a pure function of one string.
 * @param max results; the oldest is evicted first
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
