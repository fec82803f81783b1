/** `until` null: until the person ends it. */
export type Pause = { until: Date | null };

/** A pause as it is written down; null when it is over. */
export const pauseAt = (row: { pausedAt: Date | null; pausedUntil: Date | null }, now: Date): Pause | null =>
  row.pausedAt === null || (row.pausedUntil !== null && row.pausedUntil <= now)
    ? null
    : { until: row.pausedUntil };

/** When a guest becomes part of an account, the longer pause holds. */
export function longerPause(one: Pause | null, other: Pause | null): Pause | null {
  if (one === null || other === null) return one ?? other;
  if (one.until === null || other.until === null) return { until: null };
  return one.until > other.until ? one : other;
}
