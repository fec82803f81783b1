import type { Runner } from '@/lib/kit/scope';
import { type FindPastParams, type FindPastResult, findPast as findPastQuery } from './find-past.queries';

export type PastFact = FindPastResult;

export const findPast = (db: Runner, looked: FindPastParams): Promise<PastFact[]> =>
  findPastQuery.run(looked, db);

/** @returns whether the fact is still in force and nobody has asked about it */
export async function markAsked(tx: Runner, id: string, askedIn: string): Promise<boolean> {
  const { count } = await tx.prisma.memoryFact.updateMany({
    where: { id, status: 'active', supersededAt: null, askedTurnId: null },
    data: { askedTurnId: askedIn },
  });
  return count === 1;
}
