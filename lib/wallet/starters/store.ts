import { lockAllUntilCommit } from '@/lib/kit/advisory-lock';
import { isUniqueViolation } from '@/lib/kit/database-error';
import type { Runner } from '@/lib/kit/scope';
import { BROWSER_KEPT_MS, FREE_WINDOW_MS, HOUR_MS } from './constants';
import type { Granted } from './rules';
import { sumGrants } from './sum-grants.queries';

/** What is counted, as keyed hashes. */
export type Counted = { kind: 'starter' | 'session'; device: string; address: string; network: string };

/**
 * What was granted in the last hour and day. Nobody else is granted anything for this kind of phone or in this network until the
 * transaction ends.
 */
export async function lockGrants(tx: Runner, counted: Counted, now: Date): Promise<Granted> {
  // Always in this order. An address has no lock of its own: it lies in one network.
  await lockAllUntilCommit(tx, [
    ['freeDevice', counted.device],
    ['freeNetwork', counted.network],
  ]);
  const hourAgo = new Date(now.getTime() - HOUR_MS);
  const dayAgo = new Date(now.getTime() - FREE_WINDOW_MS);
  const [sums] = await sumGrants.run({ ...counted, hourAgo, dayAgo }, tx);
  if (!sums) throw new Error('Sums without a row.');
  return sums;
}

/** Notes a grant. @returns false when its challenge has brought one already; the transaction is of no use any more then */
export async function insertGrant(
  tx: Runner,
  grant: Counted & { messages: number; challengeId: string | null; createdAt: Date },
): Promise<boolean> {
  try {
    await tx.prisma.freeGrant.create({ data: grant });
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

/** Notes that a browser had its starter. */
export async function markBrowser(db: Runner, id: string, createdAt: Date): Promise<void> {
  await db.prisma.starterBrowser.createMany({ data: { id, createdAt }, skipDuplicates: true });
}

/** Whether a browser that goes by one of these names had its starter. */
export async function isMarked(db: Runner, ids: readonly string[]): Promise<boolean> {
  return (await db.prisma.starterBrowser.count({ where: { id: { in: [...ids] } } })) > 0;
}

/** Deletes what is not counted any more. @returns rows */
export async function deleteOld(db: Runner, now: Date): Promise<number> {
  const before = (ms: number) => ({ createdAt: { lt: new Date(now.getTime() - ms) } });
  const grants = await db.prisma.freeGrant.deleteMany({ where: before(FREE_WINDOW_MS) });
  const browsers = await db.prisma.starterBrowser.deleteMany({ where: before(BROWSER_KEPT_MS) });
  return grants.count + browsers.count;
}
