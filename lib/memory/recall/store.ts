import type { Runner } from '@/lib/kit/scope';
import { BUILTIN, RECALL_CANDIDATES, SUMMARY_LINES_MAX } from '../constants';
import type { Recallable } from './rules';

export type Remembered = {
  lettaAgentId: string;
  /** An agent of another server holds all of it. */
  elsewhere: boolean;
  facts: (Recallable & { id: string })[];
  summary: string[];
};

/** The facts that are in force: told, not doubted by a newer one, and agreed to where that is needed. */
export const IN_FORCE = `f.status = 'active' AND f.superseded_at IS NULL`;

const RECALL = {
  name: 'memory.recall',
  text: `SELECT a.letta_agent_id AS "lettaAgentId",
  a.dirty_at IS NULL AND a.letta_agent_id NOT LIKE '${BUILTIN}%' AS elsewhere,
  coalesce((SELECT json_agg(c) FROM (
    SELECT f.id, f.kind, f.text, f.words, f.confirmed_at AS "confirmedAt" FROM memory_facts f
    WHERE f.agent_id = a.id AND ${IN_FORCE}
    ORDER BY f.words && $2::text[] DESC, f.kind IN ('name', 'home', 'work') DESC, f.confirmed_at DESC
    LIMIT ${RECALL_CANDIDATES}) c), '[]'::json) AS facts,
  coalesce((SELECT json_agg(l.text ORDER BY l.upto_seq) FROM (
    SELECT s.text, s.upto_seq FROM memory_summaries s WHERE s.agent_id = a.id
    ORDER BY s.upto_seq DESC LIMIT ${SUMMARY_LINES_MAX}) l), '[]'::json) AS summary
FROM letta_agents a WHERE a.id = $1::uuid`,
};

/** What an agent may remember for a message with these words, in one statement; null when the agent is gone. */
export async function recall(
  db: Runner,
  agentId: string,
  words: readonly string[],
): Promise<Remembered | null> {
  type Row = Remembered & {
    facts: (Omit<Recallable, 'confirmedAt'> & { id: string; confirmedAt: string })[];
  };
  const [row] = await db.run<Row>(RECALL, [agentId, words]);
  if (!row) return null;
  // JSON has no dates.
  const facts = row.facts.map((fact) => ({ ...fact, confirmedAt: new Date(fact.confirmedAt) }));
  return { ...row, facts };
}

const VECTORS = {
  name: 'memory.vectors',
  text: `SELECT id, embedding FROM memory_facts WHERE id = ANY($1::uuid[]) AND cardinality(embedding) > 0`,
};

/** The vectors of facts that have one, by the facts' ids. They are long, so that recall gets them only when it needs them. */
export async function findVectors(db: Runner, ids: readonly string[]): Promise<Map<string, number[]>> {
  const rows = await db.run<{ id: string; embedding: number[] }>(VECTORS, [ids]);
  return new Map(rows.map((row) => [row.id, row.embedding]));
}
