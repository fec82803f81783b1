import { RETRY_AFTER_MS } from './constants';

/**
 * When something that was not delivered is tried again.
 * @param tries so far, the one that failed among them
 * @param random 0 ≤ x < 1, so that what failed together does not come back together
 * @returns null when it was the last try
 */
export function nextTryAt(tries: number, now: Date, random: number): Date | null {
  const wait = RETRY_AFTER_MS[tries - 1];
  return wait === undefined ? null : new Date(now.getTime() + wait * (1 + random / 5));
}

/** A subject is one line (RFC 5322, section 2.2), and no longer than people read. */
export const subjectLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, 150);
