import { timingSafeEqual } from 'node:crypto';
import { CODE_LIMITS } from './constants';

/** Whether two hashes are the same, in a time that says nothing of where they differ. */
export function sameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

export type LimitName = keyof typeof CODE_LIMITS;

/**
 * Seconds until another code may be sent, or 0 now.
 * @param sentAt when codes were sent, newest first, at least as far back as the longest window
 */
export function waitSeconds(limit: LimitName, sentAt: readonly Date[], now: Date): number {
  const waits = CODE_LIMITS[limit].map(({ max, windowMs }) => {
    const inTheWay = sentAt[max - 1];
    return inTheWay === undefined ? 0 : inTheWay.getTime() + windowMs - now.getTime();
  });
  return Math.max(0, Math.ceil(Math.max(...waits) / 1000));
}
