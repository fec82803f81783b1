import type { Runner } from './scope';

/** Namespaces of the keys, so that equal keys of two domains do not block each other. */
const LOCK_SPACE = {
  freeDevice: 7,
  userlessSessions: 8,
  companionPlaces: 9,
  googleAccount: 10,
  openOrder: 11,
  referralLink: 12,
  limitMark: 13,
  ageHold: 14,
  referralRewards: 15,
  offers: 16,
  freeNetwork: 17,
  auditEntries: 18,
  orderRefunds: 18,
  settings: 19,
  prompts: 7,
  companionDesk: 20,
  dailyNumbers: 24,
  safetyExample: 25,
} as const;

/**
 * Takes an advisory lock that is released when the transaction ends. For limits that are counted before a row is
 * inserted, where there is no row to lock yet.
 */
export async function lockUntilCommit(
  tx: Runner,
  space: keyof typeof LOCK_SPACE,
  key: string,
): Promise<void> {
  await tx.prisma
    .$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${key}, ${LOCK_SPACE[space]}::bigint))`;
}

/** The same for several limits in one statement, the first one first. */
export async function lockAllUntilCommit(
  tx: Runner,
  locks: readonly (readonly [keyof typeof LOCK_SPACE, string])[],
): Promise<void> {
  const keys = locks.map(([, key]) => key);
  const spaces = locks.map(([space]) => LOCK_SPACE[space]);
  // PostgreSQL reads an array from its beginning.
  await tx.prisma
    .$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(l.key, l.space::bigint)) FROM unnest(${keys}::text[], ${spaces}::int[]) AS l(key, space)`;
}
