import type { Runner } from '@/lib/kit/scope';

/** How far a look has come. */
export type Check = { seq: bigint; hash: string; brokenAt: bigint | null };

/** The newest look that found nothing wrong. */
export const findLastGood = (db: Runner) =>
  db.prisma.auditCheck.findFirst({ where: { brokenAt: null }, orderBy: { id: 'desc' } });

/** The newest look. */
export const findNewest = (db: Runner) => db.prisma.auditCheck.findFirst({ orderBy: { id: 'desc' } });

/** The newest look from the first line on. */
export const findNewestWhole = (db: Runner) =>
  db.prisma.auditCheck.findFirst({ where: { isWhole: true }, orderBy: { id: 'desc' } });

/** What looks saw of the lines after one number up to another: numbers of lines and the hashes they had then. */
export const listSeen = (db: Runner, { after, upto }: { after: bigint; upto: bigint }) =>
  db.prisma.auditCheck.findMany({
    where: { seq: { gt: after, lte: upto } },
    orderBy: { seq: 'asc' },
    select: { seq: true, hash: true },
  });

/** The last line that any look has seen; 0 when there was none. */
export async function findFurthest(db: Runner): Promise<bigint> {
  const { _max } = await db.prisma.auditCheck.aggregate({ _max: { seq: true } });
  return _max.seq ?? 0n;
}

export async function insertCheck(
  db: Runner,
  check: Check & { checkedAt: Date; isWhole: boolean; tookMs: number },
): Promise<void> {
  await db.prisma.auditCheck.create({ data: check, select: { id: true } });
}
