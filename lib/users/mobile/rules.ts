/** At most `max` in `windowMs`. */
export type Window = { max: number; windowMs: number };

/**
 * Seconds until another code may be sent within a window; 0 when one may be sent now.
 * @param blocking when the `max`th newest code was sent; null when there is none
 */
export function waitSeconds({ max, windowMs }: Window, blocking: Date | null, now: Date): number {
  if (max <= 0) return Math.ceil(windowMs / 1000);
  const waitMs = blocking === null ? 0 : blocking.getTime() + windowMs - now.getTime();
  return Math.max(0, Math.ceil(waitMs / 1000));
}
