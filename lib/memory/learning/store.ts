import { randomUUID } from 'node:crypto';
import type { Runner } from '@/lib/kit/scope';
import { BUILTIN, FACTS_MAX, RECALL_CANDIDATES } from '../constants';
import { wordsOf } from '../text/rules';
import type { Change, KnownFact, LearnedFact } from './rules';

export type AgentKey = { userId: string; companionId: string; chatType: string };

const SETTING = {
  name: 'memory.setting',
  text: `SELECT enabled, learn_from AS "learnFrom" FROM memory_settings WHERE user_id = $1::uuid`,
};

/** A person's choice; on when they made none. */
export async function findSetting(
  db: Runner,
  userId: string,
): Promise<{ enabled: boolean; learnFrom: Date | null }> {
  const [row] = await db.run<{ enabled: boolean; learnFrom: Date }>(SETTING, [userId]);
  return row ?? { enabled: true, learnFrom: null };
}

const TIE = {
  name: 'memory.tie_agent',
  text: `INSERT INTO letta_agents (id, user_id, companion_id, chat_type, letta_agent_id, created_at, last_used_at, dirty_at, sync_at)
SELECT gen_random_uuid(), u.id, $2::uuid, $3, '${BUILTIN}' || gen_random_uuid(), $4::timestamptz, $4::timestamptz, $4::timestamptz, $4::timestamptz
FROM users u WHERE u.id = $1::uuid
ON CONFLICT (user_id, companion_id, chat_type) DO UPDATE SET last_used_at = excluded.last_used_at RETURNING id`,
};

/** The agent of a person, a companion and a chat type, made when there is none; null when the person is gone. */
export async function tieAgent(db: Runner, { userId, companionId, chatType }: AgentKey, now: Date) {
  const [row] = await db.run<{ id: string }>(TIE, [userId, companionId, chatType, now]);
  return row?.id ?? null;
}

const LOCK = {
  name: 'memory.lock_agent',
  text: 'SELECT a.user_id AS "userId" FROM letta_agents a WHERE a.id = $1::uuid FOR UPDATE',
};
// A statement of its own, after the wait for the lock: it sees what the one who held it has decided.
const OPEN = {
  name: 'memory.is_open',
  text: `SELECT NOT EXISTS (SELECT 1 FROM memory_settings o
  WHERE o.user_id = $1::uuid AND (NOT o.enabled OR o.learn_from > $2::timestamptz)) AS open`,
};

/**
 * Holds others back from this agent until the transaction ends.
 * @param since the oldest moment that is to be learned from
 * @returns `closed` when the person does not want that to be learned any more
 */
export async function lockAgent(
  tx: Runner,
  agentId: string,
  since: Date,
): Promise<'open' | 'closed' | 'gone'> {
  const [agent] = await tx.run<{ userId: string }>(LOCK, [agentId]);
  if (!agent) return 'gone';
  const [choice] = await tx.run<{ open: boolean }>(OPEN, [agent.userId, since]);
  return choice?.open ? 'open' : 'closed';
}

const KNOWN = {
  name: 'memory.known',
  text: `SELECT f.id, f.kind, f.text, f.topic, f.status, f.corrected_at IS NOT NULL AS corrected FROM memory_facts f
WHERE f.agent_id = $1::uuid AND f.superseded_at IS NULL ORDER BY f.confirmed_at DESC LIMIT ${RECALL_CANDIDATES * 2}`,
};

export type KnownRow = KnownFact & { topic: string | null; status: 'active' | 'asked' | 'declined' };

/** What an agent knows or waits to know, newest first; of what was declined only the topic. */
export function findKnown(db: Runner, agentId: string): Promise<KnownRow[]> {
  return db.run<KnownRow>(KNOWN, [agentId]);
}

const ADD = {
  name: 'memory.add_fact',
  text: `WITH older AS (
  UPDATE memory_facts SET superseded_at = $10::timestamptz, updated_at = $10::timestamptz
  WHERE agent_id = $2::uuid AND id = ANY($11::uuid[]) AND superseded_at IS NULL
)
INSERT INTO memory_facts (id, agent_id, kind, text, words, topic, status, supersedes, source_message_id, source_seqs, embedding, created_at, updated_at, confirmed_at)
SELECT $1::uuid, $2::uuid, $3, $4, $5::text[], $6, $7, $13::uuid[], m.id, ARRAY[$9::bigint], $12::float8[], $10::timestamptz, $10::timestamptz, m.timestamp
FROM messages m WHERE m.id = $8::uuid`,
};

/** Adds a fact, waiting for a yes when it is sensitive, and retires the ones it contradicts. */
export async function addFact(
  tx: Runner,
  agentId: string,
  fact: LearnedFact,
  supersedes: readonly string[],
  vector: readonly number[],
  now: Date,
): Promise<void> {
  const status = fact.topic === null ? 'active' : 'asked';
  await tx.run(ADD, [
    randomUUID(),
    agentId,
    fact.kind,
    fact.text,
    wordsOf(fact.text),
    fact.topic,
    status,
    fact.source.id,
    fact.source.seq,
    now,
    // What waits for a yes retires nothing before it gets one.
    status === 'active' ? supersedes : [],
    vector,
    status === 'active' ? [] : supersedes,
  ]);
}

const CONFIRM = {
  name: 'memory.confirm_fact',
  text: `UPDATE memory_facts SET confirmed_at = greatest(confirmed_at, m.timestamp),
  source_seqs = CASE WHEN $3::bigint = ANY(source_seqs) THEN source_seqs ELSE (source_seqs || $3::bigint) END
FROM messages m WHERE memory_facts.id = $1::uuid AND m.id = $2::uuid`,
};

/** A known fact was told again. */
export async function confirmFact(
  tx: Runner,
  { id, fact }: Extract<Change, { what: 'confirm' }>,
): Promise<void> {
  await tx.run(CONFIRM, [id, fact.source.id, fact.source.seq]);
}

const TRIM = {
  name: 'memory.trim',
  text: `DELETE FROM memory_facts WHERE id IN (
  SELECT id FROM memory_facts WHERE agent_id = $1::uuid AND status = 'active' ORDER BY superseded_at IS NULL DESC, confirmed_at DESC OFFSET ${FACTS_MAX})`,
};
const ADD_LINE = {
  name: 'memory.add_line',
  text: `INSERT INTO memory_summaries (id, agent_id, text, from_seq, upto_seq, created_at)
VALUES (gen_random_uuid(), $1::uuid, $2, $3::bigint, $4::bigint, $5::timestamptz)`,
};

export type SummaryLine = { id: string; text: string; fromSeq: string; uptoSeq: string };

/** Adds a line about the stretch of messages it covers. */
export async function addLine(
  tx: Runner,
  agentId: string,
  line: Omit<SummaryLine, 'id'>,
  now: Date,
): Promise<void> {
  await tx.run(ADD_LINE, [agentId, line.text, line.fromSeq, line.uptoSeq, now]);
}

const LINES = {
  name: 'memory.lines',
  text: `SELECT id, text, from_seq::text AS "fromSeq", upto_seq::text AS "uptoSeq" FROM memory_summaries WHERE agent_id = $1::uuid ORDER BY upto_seq`,
};

/** The lines of an agent's summary, oldest first. */
export function findLines(db: Runner, agentId: string): Promise<SummaryLine[]> {
  return db.run<SummaryLine>(LINES, [agentId]);
}

const DROP_LINES = {
  name: 'memory.drop_lines',
  text: 'DELETE FROM memory_summaries WHERE agent_id = $1::uuid AND id = ANY($2::uuid[]) RETURNING id',
};

/** Takes lines away; how many were still there. */
export async function dropLines(tx: Runner, agentId: string, ids: readonly string[]): Promise<number> {
  return (await tx.run(DROP_LINES, [agentId, ids])).length;
}

const TOUCH = {
  name: 'memory.mark_changed',
  text: `UPDATE letta_agents SET dirty_at = $2::timestamptz, sync_at = $2::timestamptz WHERE id = $1::uuid`,
};

/** After every change: trims what is too much and lets an agent elsewhere be told. */
export async function markChanged(tx: Runner, agentId: string, now: Date): Promise<void> {
  await tx.run(TRIM, [agentId]);
  await tx.run(TOUCH, [agentId, now]);
}

const EXPIRE = {
  name: 'memory.expire_asked',
  text: `DELETE FROM memory_facts WHERE status = 'asked' AND created_at < $1::timestamptz`,
};

/** Forgets what was never agreed to. */
export async function expireAsked(db: Runner, before: Date): Promise<void> {
  await db.run(EXPIRE, [before]);
}
