import type { Runner } from '@/lib/kit/scope';

/** What is stored of a person's crisis, however long ago; null when there was none. */
export function findCrisis(db: Runner, personId: string) {
  return db.prisma.crisisState.findUnique({
    where: { personId },
    select: { kinds: true, lastSignAt: true, endedAt: true, askedAt: true },
  });
}
