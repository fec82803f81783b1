/** Whole minutes until a busy companion is free again, at least 1; 0 when it is free. */
export function minutesRemaining(unavailableUntil: Date | null, now: Date): number {
  if (unavailableUntil === null || unavailableUntil <= now) return 0;
  return Math.ceil((unavailableUntil.getTime() - now.getTime()) / 60_000);
}
