import type { ChatType } from '@/lib/companions/chat-types/constants';
import type { Actor, Runner } from '@/lib/kit/scope';
import { wordsOf } from './text/rules';

export type MemoryRow = {
  id: string;
  companionId: string;
  companionName: string;
  chatType: ChatType;
  kind: string;
  text: string;
  asked: boolean;
  corrected: boolean;
  confirmedAt: Date;
};

const OWNER = {
  name: 'memory.owner',
  text: `SELECT u.id, coalesce(o.enabled, true) AS enabled FROM users u LEFT JOIN memory_settings o ON o.user_id = u.id
WHERE u.id = coalesce($1::uuid, (SELECT v.id FROM users v WHERE v.visitor_id = $2::uuid))`,
};

/** The caller's user and whether memory is on, or null while this browser has no user. */
export async function findOwner(db: Runner, actor: Actor): Promise<{ id: string; enabled: boolean } | null> {
  const [row] = await db.run<{ id: string; enabled: boolean }>(OWNER, [actor.userId, actor.visitorId]);
  return row ?? null;
}

const COLUMNS = `f.id, a.companion_id AS "companionId", k.name AS "companionName", a.chat_type AS "chatType", f.kind, f.text,
  f.status = 'asked' AS asked, f.corrected_at IS NOT NULL AS corrected, f.confirmed_at AS "confirmedAt"`;

const LIST = {
  name: 'memory.list',
  text: `SELECT ${COLUMNS} FROM letta_agents a JOIN memory_facts f ON f.agent_id = a.id JOIN companions k ON k.id = a.companion_id
WHERE a.user_id = $1::uuid AND ($2::uuid IS NULL OR a.companion_id = $2::uuid) AND ($3::text IS NULL OR a.chat_type = $3)
  AND f.status <> 'declined' AND f.superseded_at IS NULL
ORDER BY k.name, a.chat_type, f.status = 'asked' DESC, f.confirmed_at DESC`,
};

/** What companions remember of a person, or one of them in one chat type. */
export function listFacts(
  db: Runner,
  userId: string,
  of: { companionId?: string | undefined; chatType?: string | undefined } = {},
): Promise<MemoryRow[]> {
  return db.run<MemoryRow>(LIST, [userId, of.companionId ?? null, of.chatType ?? null]);
}

export type OwnFact = { id: string; agentId: string; text: string; status: string; sourceSeqs: string[] };

const LOCK_FACT = {
  name: 'memory.lock_fact',
  text: `SELECT f.id, a.id AS "agentId", f.text, f.status, f.source_seqs::text[] AS "sourceSeqs"
FROM letta_agents a JOIN memory_facts f ON f.agent_id = a.id
WHERE f.id = $1::uuid AND a.user_id = $2::uuid AND f.status <> 'declined' FOR UPDATE OF a, f`,
};

/** A fact of this person, held with its agent until the transaction ends; null when it is not there or not theirs. */
export async function lockFact(tx: Runner, id: string, userId: string): Promise<OwnFact | null> {
  const [row] = await tx.run<OwnFact>(LOCK_FACT, [id, userId]);
  return row ?? null;
}

// Told after the question, or put right by hand since, is newer than what was asked about.
const RETIRE_OLDER = {
  name: 'memory.retire_older',
  text: `UPDATE memory_facts f SET superseded_at = $2::timestamptz, updated_at = $2::timestamptz
FROM memory_facts asked WHERE asked.id = $1::uuid AND asked.status = 'asked' AND f.agent_id = asked.agent_id AND f.id <> asked.id
  AND (f.id = ANY(asked.supersedes) OR (asked.kind IN ('name', 'home', 'work') AND f.kind = asked.kind AND f.status = 'active'))
  AND f.superseded_at IS NULL AND f.confirmed_at <= asked.confirmed_at AND coalesce(f.corrected_at <= asked.created_at, true)`,
};
const CORRECT = {
  name: 'memory.correct',
  text: `UPDATE memory_facts SET text = $2, words = $3::text[], embedding = '{}', status = 'active', corrected_at = $4::timestamptz,
  updated_at = $4::timestamptz WHERE id = $1::uuid`,
};

/** The person's own words take the place of the fact's; it is theirs now, and agreed to. */
export async function correctFact(tx: Runner, id: string, text: string, now: Date): Promise<void> {
  await tx.run(RETIRE_OLDER, [id, now]);
  await tx.run(CORRECT, [id, text, wordsOf(text), now]);
}

// Of a kind with one current fact, one told after the question stays; what was agreed to late is the older one then.
const AGREE = {
  name: 'memory.agree',
  text: `UPDATE memory_facts f SET status = 'active', updated_at = $2::timestamptz,
  superseded_at = CASE WHEN f.kind IN ('name', 'home', 'work') AND EXISTS (SELECT 1 FROM memory_facts x
    WHERE x.agent_id = f.agent_id AND x.id <> f.id AND x.kind = f.kind AND x.status = 'active' AND x.superseded_at IS NULL)
    THEN $2::timestamptz END
WHERE f.id = $1::uuid AND f.status = 'asked'`,
};
const DECLINE = {
  name: 'memory.decline',
  text: `UPDATE memory_facts SET status = 'declined', text = '', words = '{}', embedding = '{}', source_message_id = NULL,
  source_seqs = '{}', supersedes = '{}', kind = 'other', updated_at = $2::timestamptz WHERE id = $1::uuid AND status = 'asked' AND topic IS NOT NULL`,
};

/** The answer to "Shall I remember that?": a yes retires what the fact contradicts, after a no only the topic stays. */
export async function answerFact(tx: Runner, id: string, remember: boolean, now: Date): Promise<void> {
  if (remember) await tx.run(RETIRE_OLDER, [id, now]);
  await tx.run(remember ? AGREE : DECLINE, [id, now]);
}

const DELETE = { name: 'memory.delete', text: 'DELETE FROM memory_facts WHERE id = ANY($1::uuid[])' };

export async function deleteFacts(tx: Runner, ids: readonly string[]): Promise<void> {
  await tx.run(DELETE, [ids]);
}

const RETIRED = {
  name: 'memory.retired',
  text: 'SELECT id, text FROM memory_facts WHERE agent_id = $1::uuid AND superseded_at IS NOT NULL',
};

/** Facts that a newer one replaced; no screen shows them any more. */
export function findRetired(tx: Runner, agentId: string): Promise<{ id: string; text: string }[]> {
  return tx.run<{ id: string; text: string }>(RETIRED, [agentId]);
}

const SET = {
  name: 'memory.set',
  text: `INSERT INTO memory_settings (user_id, enabled, learn_from) VALUES ($1::uuid, $2, $3::timestamptz)
ON CONFLICT (user_id) DO UPDATE SET enabled = excluded.enabled, learn_from = excluded.learn_from`,
};
const SKIP = {
  name: 'memory.skip',
  text: `INSERT INTO memory_settings (user_id, enabled, learn_from) VALUES ($1::uuid, true, $2::timestamptz)
ON CONFLICT (user_id) DO UPDATE SET learn_from = excluded.learn_from`,
};

/** Switches memory on or off; what was said before is not learned from any more, either way. */
export async function setEnabled(db: Runner, userId: string, enabled: boolean, now: Date): Promise<void> {
  await db.run(SET, [userId, enabled, now]);
}

/** What was said before now and was not read yet is never learned from. */
export async function skipUnread(db: Runner, userId: string, now: Date): Promise<void> {
  await db.run(SKIP, [userId, now]);
}

const HOLD = {
  name: 'memory.hold',
  text: 'SELECT id FROM letta_agents WHERE user_id = $1::uuid ORDER BY id FOR UPDATE NOWAIT',
};
const HOLD_SETTING = {
  name: 'memory.hold_setting',
  text: 'SELECT user_id FROM memory_settings WHERE user_id = $1::uuid FOR UPDATE NOWAIT',
};

/** Holds everything of a person's memory, without waiting. @throws an error that `isRowBusy` knows */
export async function holdMemory(tx: Runner, userId: string): Promise<void> {
  await tx.run(HOLD, [userId]);
  await tx.run(HOLD_SETTING, [userId]);
}

const AGENT_OF_SESSION = `s.id = $1::uuid AND a.user_id = s.user_id AND a.companion_id = s.companion_id AND a.chat_type = s.chat_type`;
const DROP_LINES_OF_SESSION = {
  name: 'memory.drop_lines_of_session',
  text: `DELETE FROM memory_summaries l USING letta_agents a, chat_sessions s WHERE ${AGENT_OF_SESSION} AND l.agent_id = a.id
  AND EXISTS (SELECT 1 FROM messages m WHERE m.session_id = s.id AND m.seq BETWEEN l.from_seq AND l.upto_seq)`,
};
const TOUCH_OF_SESSION = {
  name: 'memory.touch_of_session',
  text: `UPDATE letta_agents a SET dirty_at = $2::timestamptz, sync_at = $2::timestamptz FROM chat_sessions s WHERE ${AGENT_OF_SESSION}`,
};

/** Takes away the lines that tell of a session, and lets an agent elsewhere be told; facts go with their messages. */
export async function forgetSession(tx: Runner, sessionId: string, now: Date): Promise<void> {
  await tx.run(DROP_LINES_OF_SESSION, [sessionId]);
  await tx.run(TOUCH_OF_SESSION, [sessionId, now]);
}

const ERASE = {
  name: 'memory.erase',
  text: 'DELETE FROM letta_agents WHERE user_id = $1::uuid RETURNING letta_agent_id AS id',
};

/** Removes every agent of a person with all it remembers; the agents' ids elsewhere. */
export async function eraseAgents(tx: Runner, userId: string): Promise<string[]> {
  return (await tx.run<{ id: string }>(ERASE, [userId])).map((row) => row.id);
}

const SUMMARIES = {
  name: 'memory.summaries_of',
  text: `SELECT k.name AS "companionName", a.chat_type AS "chatType", s.text, s.created_at AS "createdAt"
FROM letta_agents a JOIN memory_summaries s ON s.agent_id = a.id JOIN companions k ON k.id = a.companion_id
WHERE a.user_id = $1::uuid ORDER BY k.name, a.chat_type, s.upto_seq`,
};

export function listSummaries(db: Runner, userId: string) {
  return db.run<{ companionName: string; chatType: string; text: string; createdAt: Date }>(SUMMARIES, [
    userId,
  ]);
}

const LOCK_BOTH = {
  name: 'memory.lock_both',
  text: 'SELECT id FROM letta_agents WHERE user_id IN ($1::uuid, $2::uuid) ORDER BY id FOR UPDATE',
};
const MERGE_FACTS = {
  name: 'memory.merge_facts',
  text: `UPDATE memory_facts f SET agent_id = m.id FROM letta_agents g
JOIN letta_agents m ON m.companion_id = g.companion_id AND m.chat_type = g.chat_type AND m.user_id = $2::uuid
WHERE g.user_id = $1::uuid AND f.agent_id = g.id
  AND NOT EXISTS (SELECT 1 FROM memory_facts x WHERE x.agent_id = m.id AND lower(x.text) = lower(f.text) AND x.status = f.status)`,
};
const RETIRE_SINGLE = {
  name: 'memory.retire_single',
  text: `UPDATE memory_facts f SET superseded_at = now()
FROM letta_agents a WHERE a.user_id = $1::uuid AND f.agent_id = a.id AND f.kind IN ('name', 'home', 'work') AND f.status = 'active' AND f.superseded_at IS NULL
  AND EXISTS (SELECT 1 FROM memory_facts x WHERE x.agent_id = a.id AND x.kind = f.kind AND x.status = 'active' AND x.superseded_at IS NULL
    AND (x.confirmed_at, x.id) > (f.confirmed_at, f.id))`,
};
const MERGE_LINES = {
  name: 'memory.merge_lines',
  text: `UPDATE memory_summaries s SET agent_id = m.id FROM letta_agents g
JOIN letta_agents m ON m.companion_id = g.companion_id AND m.chat_type = g.chat_type AND m.user_id = $2::uuid
WHERE g.user_id = $1::uuid AND s.agent_id = g.id`,
};
const DROP_MERGED = {
  name: 'memory.drop_merged',
  text: `DELETE FROM letta_agents g USING letta_agents m
WHERE g.user_id = $1::uuid AND m.user_id = $2::uuid AND m.companion_id = g.companion_id AND m.chat_type = g.chat_type
RETURNING g.letta_agent_id AS id`,
};
const MOVE_AGENTS = {
  name: 'memory.move_agents',
  text: 'UPDATE letta_agents SET user_id = $2::uuid WHERE user_id = $1::uuid',
};
const TOUCH_ALL = {
  name: 'memory.touch_all',
  text: 'UPDATE letta_agents SET dirty_at = now(), sync_at = now() WHERE user_id = $1::uuid',
};
const OFF_STAYS_OFF = {
  name: 'memory.off_stays_off',
  text: `INSERT INTO memory_settings (user_id, enabled, learn_from)
SELECT $2::uuid, g.enabled, g.learn_from FROM memory_settings g WHERE g.user_id = $1::uuid
ON CONFLICT (user_id) DO UPDATE SET enabled = memory_settings.enabled AND excluded.enabled,
  learn_from = greatest(memory_settings.learn_from, excluded.learn_from)`,
};

/**
 * Gives a guest's memory to the member it became, agent by agent; where both have one they become one. Memory that either
 * of them switched off is off.
 * @returns ids elsewhere of the agents that are no longer needed
 */
export async function moveMemory(tx: Runner, guestId: string, memberId: string): Promise<string[]> {
  const both = [guestId, memberId];
  // What is being stored just now is waited for: it would go with the agent that is dropped.
  await tx.run(LOCK_BOTH, both);
  await tx.run(MERGE_FACTS, both);
  await tx.run(MERGE_LINES, both);
  const dropped = await tx.run<{ id: string }>(DROP_MERGED, both);
  await tx.run(MOVE_AGENTS, both);
  await tx.run(RETIRE_SINGLE, [memberId]);
  await tx.run(OFF_STAYS_OFF, both);
  await tx.run(TOUCH_ALL, [memberId]);
  return dropped.map((row) => row.id);
}
