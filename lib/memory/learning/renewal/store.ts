import type { Runner } from '@/lib/kit/scope';

export type OldTerms = Awaited<ReturnType<typeof findOldTerms>>[number];

/** Facts whose terms are not of a version. */
export function findOldTerms(db: Runner, version: number, limit: number) {
  return db.prisma.memoryFact.findMany({
    where: { termsVersion: { lt: version } },
    take: limit,
    select: { id: true, text: true, aliases: true, updatedAt: true },
  });
}

/** Stores the terms of a fact, unless it was changed meanwhile: a later round or start comes back to it. */
export async function setTerms(
  db: Runner,
  { id, updatedAt }: OldTerms,
  words: readonly string[],
  termsVersion: number,
): Promise<void> {
  await db.prisma.memoryFact.updateMany({
    where: { id, updatedAt },
    data: { words: [...words], termsVersion },
  });
}
