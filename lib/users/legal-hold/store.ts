import type { Runner } from '@/lib/kit/scope';

export type Hold = { reference: string; at: Date };

/** The hold of a user; null when there is none. */
export async function findHold(db: Runner, userId: string): Promise<Hold | null> {
  const row = await db.prisma.user.findUnique({
    where: { id: userId },
    select: { legalHoldAt: true, legalHoldReference: true },
  });
  return row?.legalHoldAt ? { reference: row.legalHoldReference ?? '', at: row.legalHoldAt } : null;
}

/** Writes or ends a hold. @returns whether there is such a user */
export async function writeHold(tx: Runner, userId: string, hold: Hold | null): Promise<boolean> {
  const { count } = await tx.prisma.user.updateMany({
    where: { id: userId },
    data: { legalHoldAt: hold?.at ?? null, legalHoldReference: hold?.reference ?? null },
  });
  return count === 1;
}

/** Everybody who is held, the newest hold first. */
export async function listHolds(db: Runner): Promise<(Hold & { userId: string })[]> {
  const rows = await db.prisma.user.findMany({
    where: { legalHoldAt: { not: null } },
    orderBy: { legalHoldAt: 'desc' },
    select: { id: true, legalHoldAt: true, legalHoldReference: true },
  });
  return rows.flatMap(({ id, legalHoldAt, legalHoldReference }) =>
    legalHoldAt ? [{ userId: id, at: legalHoldAt, reference: legalHoldReference ?? '' }] : [],
  );
}
