/**
 * Remembers the last answers of a slow lookup for a while, per key, those still on their way included. Failures are not kept.
 * @param keptMs ms until an answer is too old
 * @param max entries; the oldest goes first
 */
export function lastAnswers<T>({ keptMs, max }: { keptMs: number; max: number }) {
  const entries = new Map<string, { at: number; answer: Promise<T> }>();
  return {
    find(key: string, now: Date): Promise<T> | undefined {
      const known = entries.get(key);
      return known && Math.abs(now.getTime() - known.at) < keptMs ? known.answer : undefined;
    },
    keep(key: string, now: Date, answer: Promise<T>): Promise<T> {
      entries.delete(key);
      entries.set(key, { at: now.getTime(), answer });
      if (entries.size > max) entries.delete(entries.keys().next().value ?? key);
      answer.catch(() => entries.delete(key));
      return answer;
    },
  };
}
