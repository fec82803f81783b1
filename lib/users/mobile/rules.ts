import { timingSafeEqual } from 'node:crypto';
import { CODE_LIMITS } from './constants';

/** Compares two hashes in constant time. */
export function sameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

export type LimitName = keyof typeof CODE_LIMITS;

/**
 * Seconds until another code may be sent; 0 when one may be sent now.
 * @param sentAt when codes were sent, newest first, at least as far back as the longest window
 */
export function waitSeconds(limit: LimitName, sentAt: readonly Date[], now: Date): number {
  const waits = CODE_LIMITS[limit].map(({ max, windowMs }) => {
    const blocking = sentAt[max - 1];
    return blocking === undefined ? 0 : blocking.getTime() + windowMs - now.getTime();
  });
  return Math.max(0, Math.ceil(Math.max(...waits) / 1000));
}
