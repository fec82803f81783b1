import type { Runner } from '@/lib/kit/scope';
import type { Prisma } from '@/prisma/generated/client';
import { moveCrisis as moveCrisisQuery } from './move-crisis.queries';

/** Gives the crises of persons to one; the newest sign counts. */
export async function moveCrises(tx: Runner, fromIds: readonly string[], toId: string): Promise<void> {
  const others = fromIds.filter((id) => id !== toId);
  if (others.length > 0) await moveCrisisQuery.run({ fromIds: [...others], toId }, tx);
}

/** Without times between answers: what was heard, when last, and when it ended. */
export function listCrises(db: Runner, personId: string) {
  return db.prisma.crisisState.findMany({
    where: { personId },
    select: { kinds: true, lastSignAt: true, endedAt: true, askedAt: true },
  });
}

export async function deleteCrises(tx: Runner, personIds: readonly string[]): Promise<void> {
  await tx.prisma.crisisState.deleteMany({ where: { personId: { in: [...personIds] } } });
}

/** All that is stored of a person's crisis. */
export function findWhole(db: Runner, personId: string) {
  return db.prisma.crisisState.findUnique({ where: { personId } });
}

export async function insertCrisis(db: Runner, crisis: Prisma.CrisisStateCreateManyInput): Promise<void> {
  await db.prisma.crisisState.createMany({ data: crisis, skipDuplicates: true });
}
