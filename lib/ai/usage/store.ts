import type { Runner } from '@/lib/kit/scope';
import type { Usage } from './constants';
import { usageValues } from './rules';

const SPENT = {
  name: 'ai_usage.spent',
  text: `SELECT coalesce(sum(prompt_tokens + completion_tokens), 0)::float8 AS tokens FROM ai_usage WHERE created_at >= $1::timestamptz`,
};

/** Tokens all replies and readings since a moment took. */
export async function tokensSince(db: Runner, since: Date): Promise<number> {
  const [row] = await db.run<{ tokens: number }>(SPENT, [since]);
  return row?.tokens ?? 0;
}

const INSERT = {
  name: 'ai_usage.insert',
  text: `INSERT INTO ai_usage (id, owner_id, session_id, turn_id, model, prompt_version, prompt_tokens, completion_tokens, tries, latency_ms, outcome, created_at)
SELECT gen_random_uuid(), t.owner_id, t.session_id, t.id, $2, $3, $4, $5, $6, $7, $8, $9::timestamptz FROM chat_turns t WHERE t.id = $1::uuid`,
};

/** The usage of a reply that was not stored: it failed, or the safety rules answered instead. */
export async function insertUsage(db: Runner, turnId: string, usage: Usage, now: Date): Promise<void> {
  await db.run(INSERT, [turnId, ...usageValues(usage), now]);
}

const INSERT_READING = {
  name: 'ai_usage.insert_reading',
  text: `INSERT INTO ai_usage (id, owner_id, session_id, model, prompt_version, prompt_tokens, completion_tokens, tries, latency_ms, outcome, created_at)
SELECT gen_random_uuid(), $1::uuid, s.id, $3, $4, $5, $6, $7, $8, $9, $10::timestamptz FROM chat_sessions s WHERE s.id = $2::uuid`,
};

/** The usage of reading a talk for the memory. */
export async function insertReading(
  db: Runner,
  talk: { userId: string; sessionId: string },
  usage: Usage,
  now: Date,
): Promise<void> {
  await db.run(INSERT_READING, [talk.userId, talk.sessionId, ...usageValues(usage), now]);
}
