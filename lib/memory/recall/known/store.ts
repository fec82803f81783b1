import type { Runner } from '@/lib/kit/scope';
import { findFacts as findFactsQuery } from './find-facts.queries';

export type Kept = Awaited<ReturnType<typeof findFacts>>['facts'][number];

/** All facts of an agent that are in force: told, not replaced by a newer one, agreed to where that is needed. */
export async function findFacts(db: Runner, agentId: string) {
  const rows = await findFactsQuery.run({ agentId }, db);
  const facts = rows.map(({ id, kind, subject, text, words, happensOn, confirmedAt }) => ({
    ...{ id, kind, subject, text, happensOn, confirmedAt },
    words: words.split(' ').filter(Boolean),
  }));
  const written = rows.reduce((sum, row) => sum + BigInt(row.written), 0n);
  return { facts, version: rows.length === 0 ? '0 ' : `${rows.length} ${written}` };
}

/** The vectors of facts that have one, by the facts' ids. */
export async function findVectors(db: Runner, ids: readonly string[]): Promise<Map<string, number[]>> {
  const rows = await db.prisma.memoryFact.findMany({
    where: { id: { in: [...ids] }, embedding: { isEmpty: false } },
    select: { id: true, embedding: true },
  });
  return new Map(rows.map((row) => [row.id, row.embedding]));
}
