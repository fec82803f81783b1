import type { Runner } from '@/lib/kit/scope';
import { deleteCrises } from './delete-crises.queries';

/** What is stored of a person's crisis, however long ago; null when there was none. */
export function findCrisis(db: Runner, personId: string) {
  return db.prisma.crisisState.findUnique({
    where: { personId },
    select: { kinds: true, lastSignAt: true, endedAt: true, askedAt: true },
  });
}

/** Deletes crises whose last sign is before a moment, and rows without any sign. */
export async function deleteCrisesBefore(db: Runner, before: Date): Promise<number> {
  return (await deleteCrises.run({ before }, db)).length;
}
