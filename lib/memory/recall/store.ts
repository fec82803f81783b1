import { z } from 'zod';
import type { Runner } from '@/lib/kit/scope';
import { BUILTIN, RECALL_CANDIDATES, SUMMARY_LINES_MAX } from '../constants';
import { recallMemory } from './recall-memory.queries';

// JSON has no dates.
const facts = z.array(
  z.object({
    id: z.string(),
    kind: z.string(),
    text: z.string(),
    words: z.array(z.string()),
    confirmedAt: z.coerce.date(),
  }),
);
const summary = z.array(z.string());

export type Remembered = {
  lettaAgentId: string;
  /** An agent on another server knows all of it. */
  elsewhere: boolean;
  facts: z.infer<typeof facts>;
  summary: string[];
};

/**
 * What an agent may remember for a message with these words, in one statement; null when the agent is gone. Only facts in
 * force: told, not replaced by a newer one, and agreed to where that is needed.
 */
export async function recall(
  db: Runner,
  agentId: string,
  words: readonly string[],
): Promise<Remembered | null> {
  const [row] = await recallMemory.run(
    { agentId, words: [...words], facts: RECALL_CANDIDATES, lines: SUMMARY_LINES_MAX },
    db,
  );
  if (!row) return null;
  const { lettaAgentId } = row;
  return {
    lettaAgentId,
    elsewhere: !row.changed && !lettaAgentId.startsWith(BUILTIN),
    facts: facts.parse(row.facts),
    summary: summary.parse(row.summary),
  };
}

/** The vectors of facts that have one, by the facts' ids. They are long, so recall loads them only when it needs them. */
export async function findVectors(db: Runner, ids: readonly string[]): Promise<Map<string, number[]>> {
  const rows = await db.prisma.memoryFact.findMany({
    where: { id: { in: [...ids] }, embedding: { isEmpty: false } },
    select: { id: true, embedding: true },
  });
  return new Map(rows.map((row) => [row.id, row.embedding]));
}
