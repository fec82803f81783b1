/** A log that keeps only its newest entries, and knows how many there were. */
export type Log<Entry> = {
  add(entry: Entry): Entry;
  /** The kept entries, oldest first. */
  list(): Entry[];
  total(): number;
  reset(): void;
};

export function createLog<Entry>(kept: number): Log<Entry> {
  let ring: Entry[] = [];
  let total = 0;
  return {
    add(entry) {
      ring[total % kept] = entry;
      total += 1;
      return entry;
    },
    list() {
      const start = total > kept ? total % kept : 0;
      return [...ring.slice(start), ...ring.slice(0, start)];
    },
    total: () => total,
    reset() {
      ring = [];
      total = 0;
    },
  };
}
