import type { Runner } from '@/lib/kit/scope';

/** What is stored of a person's crisis, however long ago; null when there was none. */
export function findCrisis(db: Runner, personId: string) {
  return db.prisma.crisisState.findUnique({
    where: { personId },
    select: { kinds: true, lastSignAt: true, endedAt: true, askedAt: true },
  });
}

/** Deletes crises whose last sign is before a moment, and rows without any sign. */
export async function deleteCrisesBefore(db: Runner, moment: Date): Promise<number> {
  const { count } = await db.prisma.crisisState.deleteMany({
    where: { OR: [{ lastSignAt: { lt: moment } }, { lastSignAt: null, freeSince: null }] },
  });
  return count;
}
