/** Types generated for queries found in "lib/memory/recall/recall-memory.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** 'RecallMemory' parameters type */
export interface RecallMemoryParams {
  agentId: string;
  followUpDays: number;
  lines: number;
  today: string;
}

/** 'RecallMemory' return type */
export interface RecallMemoryResult {
  changed: boolean;
  due: Json | null;
  lettaAgentId: string;
  summary: Json;
  version: string;
}

/** 'RecallMemory' query type */
export interface RecallMemoryQuery {
  params: RecallMemoryParams;
  result: RecallMemoryResult;
}

const recallMemoryIR: any = {"usedParamSet":{"today":true,"followUpDays":true,"lines":true,"agentId":true},"params":[{"name":"today","required":true,"transform":{"type":"scalar"},"locs":[{"a":566,"b":572},{"a":606,"b":612}]},{"name":"followUpDays","required":true,"transform":{"type":"scalar"},"locs":[{"a":628,"b":641}]},{"name":"lines","required":true,"transform":{"type":"scalar"},"locs":[{"a":1271,"b":1277}]},{"name":"agentId","required":true,"transform":{"type":"scalar"},"locs":[{"a":1348,"b":1356}]}],"statement":"SELECT a.letta_agent_id AS \"lettaAgentId\", a.dirty_at IS NOT NULL AS \"changed!\",\n  -- Whoever writes a fact in force, or takes one away, changes this.\n  (SELECT concat(count(*), ' ', sum(f.xmin::text::bigint)) FROM memory_facts f\n    WHERE f.agent_id = a.id AND f.status = 'active' AND f.superseded_at IS NULL) AS \"version!\",\n  -- What was still to come when it was told, and was not asked about in a turn that got its answer.\n  (SELECT json_build_object('id', f.id, 'askedTurnId', f.asked_turn_id) FROM memory_facts f\n    WHERE f.agent_id = a.id AND f.happens_on < :today!::text::date AND f.happens_on >= :today!::text::date - :followUpDays!::int\n      AND f.status = 'active' AND f.superseded_at IS NULL AND f.kind <> 'date'\n      AND f.happens_on >= (f.confirmed_at AT TIME ZONE 'Asia/Kolkata')::date\n      AND (f.asked_turn_id IS NULL OR EXISTS (\n        SELECT FROM chat_turns t WHERE t.id = f.asked_turn_id AND t.state IN ('failed', 'unfunded')))\n    ORDER BY f.happens_on DESC, f.id LIMIT 1) AS \"due\",\n  coalesce((SELECT json_agg(json_build_object('level', l.level, 'text', l.text, 'toldAt', l.told_at) ORDER BY l.upto_seq) FROM (\n    SELECT s.level, s.text, s.told_at, s.upto_seq FROM memory_summaries s WHERE s.agent_id = a.id\n    ORDER BY s.upto_seq DESC LIMIT :lines!::int) l), '[]'::json) AS \"summary!\"\nFROM letta_agents a WHERE a.id = :agentId!::uuid"};

/**
 * Query generated from SQL:
 * ```
 * SELECT a.letta_agent_id AS "lettaAgentId", a.dirty_at IS NOT NULL AS "changed!",
 *   -- Whoever writes a fact in force, or takes one away, changes this.
 *   (SELECT concat(count(*), ' ', sum(f.xmin::text::bigint)) FROM memory_facts f
 *     WHERE f.agent_id = a.id AND f.status = 'active' AND f.superseded_at IS NULL) AS "version!",
 *   -- What was still to come when it was told, and was not asked about in a turn that got its answer.
 *   (SELECT json_build_object('id', f.id, 'askedTurnId', f.asked_turn_id) FROM memory_facts f
 *     WHERE f.agent_id = a.id AND f.happens_on < :today!::text::date AND f.happens_on >= :today!::text::date - :followUpDays!::int
 *       AND f.status = 'active' AND f.superseded_at IS NULL AND f.kind <> 'date'
 *       AND f.happens_on >= (f.confirmed_at AT TIME ZONE 'Asia/Kolkata')::date
 *       AND (f.asked_turn_id IS NULL OR EXISTS (
 *         SELECT FROM chat_turns t WHERE t.id = f.asked_turn_id AND t.state IN ('failed', 'unfunded')))
 *     ORDER BY f.happens_on DESC, f.id LIMIT 1) AS "due",
 *   coalesce((SELECT json_agg(json_build_object('level', l.level, 'text', l.text, 'toldAt', l.told_at) ORDER BY l.upto_seq) FROM (
 *     SELECT s.level, s.text, s.told_at, s.upto_seq FROM memory_summaries s WHERE s.agent_id = a.id
 *     ORDER BY s.upto_seq DESC LIMIT :lines!::int) l), '[]'::json) AS "summary!"
 * FROM letta_agents a WHERE a.id = :agentId!::uuid
 * ```
 */
export const recallMemory = new PreparedQuery<RecallMemoryParams,RecallMemoryResult>(recallMemoryIR);


