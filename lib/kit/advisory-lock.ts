import type { Runner } from './scope';

/** What is locked, so that equal keys of two domains do not wait for each other. */
const LOCK_SPACE = {
  starters: 7,
  userlessSessions: 8,
  companionPlaces: 9,
  googleAccount: 10,
  openOrder: 11,
  referralLink: 12,
  limitMark: 13,
} as const;

/**
 * Waits until no other transaction holds that key, and holds it until this transaction ends. For limits that are counted
 * before a row is written.
 */
export async function lockUntilCommit(
  tx: Runner,
  space: keyof typeof LOCK_SPACE,
  key: string,
): Promise<void> {
  await tx.prisma
    .$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${key}, ${LOCK_SPACE[space]}::bigint))`;
}
