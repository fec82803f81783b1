/** At most `max` in `windowMs`. */
export type Window = { max: number; windowMs: number };

/**
 * Seconds until another code may be sent; 0 when one may be sent now.
 * @param sentAt when codes were sent, newest first, at least as far back as the longest window
 */
export function waitSeconds(windows: readonly Window[], sentAt: readonly Date[], now: Date): number {
  const waits = windows.map(({ max, windowMs }) => {
    const blocking = sentAt[max - 1];
    if (max <= 0) return windowMs;
    return blocking === undefined ? 0 : blocking.getTime() + windowMs - now.getTime();
  });
  return Math.max(0, Math.ceil(Math.max(...waits) / 1000));
}
