import type { Runner } from '@/lib/kit/scope';
import { BUILTIN } from '../constants';
import { IN_FORCE } from '../recall/store';

export type ChangedAgent = {
  id: string;
  lettaAgentId: string;
  dirtyAt: Date;
  chatType: string;
  name: string;
  persona: string;
};

const CLAIM = {
  name: 'memory.claim_changed',
  text: `UPDATE letta_agents a SET sync_at = $2::timestamptz
FROM (SELECT id FROM letta_agents WHERE dirty_at IS NOT NULL AND sync_at <= $1::timestamptz
  ORDER BY sync_at LIMIT $3 FOR UPDATE SKIP LOCKED) due, companions k
WHERE a.id = due.id AND k.id = a.companion_id
RETURNING a.id, a.letta_agent_id AS "lettaAgentId", a.dirty_at AS "dirtyAt", a.chat_type AS "chatType", k.name, k.persona`,
};

/** Takes agents whose other server is to be told, until `leaseUntil`; a worker that dies leaves them to the next. */
export function claimChanged(db: Runner, now: Date, leaseUntil: Date, most: number): Promise<ChangedAgent[]> {
  return db.run<ChangedAgent>(CLAIM, [now, leaseUntil, most]);
}

const MOVE = {
  name: 'memory.move_agent',
  text: `UPDATE letta_agents SET letta_agent_id = $3 WHERE id = $1::uuid AND letta_agent_id = $2 RETURNING id`,
};

/** The agent lives on another server from now on; false when it is gone, or somebody else was first. */
export async function moveAgent(db: Runner, agent: ChangedAgent, lettaAgentId: string): Promise<boolean> {
  return (await db.run(MOVE, [agent.id, agent.lettaAgentId, lettaAgentId])).length === 1;
}

const HELD = {
  name: 'memory.held',
  text: `SELECT coalesce((SELECT json_agg(json_build_object('text', f.text, 'confirmedAt', f.confirmed_at) ORDER BY f.confirmed_at DESC)
    FROM memory_facts f WHERE f.agent_id = $1::uuid AND ${IN_FORCE}), '[]'::json) AS facts,
  coalesce((SELECT json_agg(s.text ORDER BY s.upto_seq) FROM memory_summaries s WHERE s.agent_id = $1::uuid), '[]'::json) AS talks`,
};

/** Everything an agent remembers, facts told last first. */
export async function findHeld(db: Runner, agentId: string) {
  type Held = { facts: { text: string; confirmedAt: string }[]; talks: string[] };
  const [row] = await db.run<Held>(HELD, [agentId]);
  return row ?? { facts: [], talks: [] };
}

const CLEAN = {
  name: 'memory.told',
  text: `UPDATE letta_agents SET dirty_at = NULL WHERE id = $1::uuid AND dirty_at = $2::timestamptz`,
};

/** The other server knows everything up to that change; a later one keeps the agent in line. */
export async function markTold(db: Runner, agent: ChangedAgent): Promise<void> {
  await db.run(CLEAN, [agent.id, agent.dirtyAt]);
}

const QUEUE = {
  name: 'memory.queue_deletion',
  text: `INSERT INTO letta_deletions (letta_agent_id) SELECT id FROM unnest($1::text[]) id WHERE id NOT LIKE '${BUILTIN}%' ON CONFLICT DO NOTHING`,
};

/** Agents of another server to be deleted there. */
export async function queueDeletions(db: Runner, lettaAgentIds: readonly string[]): Promise<void> {
  await db.run(QUEUE, [lettaAgentIds]);
}

const QUEUED = {
  name: 'memory.queued_deletions',
  text: 'SELECT letta_agent_id AS id FROM letta_deletions ORDER BY created_at LIMIT $1',
};
const DONE = { name: 'memory.deletion_done', text: 'DELETE FROM letta_deletions WHERE letta_agent_id = $1' };

export async function findDeletions(db: Runner, most: number): Promise<string[]> {
  return (await db.run<{ id: string }>(QUEUED, [most])).map((row) => row.id);
}

export async function deletionDone(db: Runner, lettaAgentId: string): Promise<void> {
  await db.run(DONE, [lettaAgentId]);
}
