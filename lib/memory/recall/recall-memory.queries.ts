/** Types generated for queries found in "lib/memory/recall/recall-memory.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export type stringArray = (string)[];

/** 'RecallMemory' parameters type */
export interface RecallMemoryParams {
  agentId: string;
  facts: number;
  lines: number;
  words: stringArray;
}

/** 'RecallMemory' return type */
export interface RecallMemoryResult {
  changed: boolean;
  facts: Json;
  lettaAgentId: string;
  summary: Json;
}

/** 'RecallMemory' query type */
export interface RecallMemoryQuery {
  params: RecallMemoryParams;
  result: RecallMemoryResult;
}

const recallMemoryIR: any = {"usedParamSet":{"words":true,"facts":true,"lines":true,"agentId":true},"params":[{"name":"words","required":true,"transform":{"type":"scalar"},"locs":[{"a":317,"b":323}]},{"name":"facts","required":true,"transform":{"type":"scalar"},"locs":[{"a":410,"b":416}]},{"name":"lines","required":true,"transform":{"type":"scalar"},"locs":[{"a":629,"b":635}]},{"name":"agentId","required":true,"transform":{"type":"scalar"},"locs":[{"a":706,"b":714}]}],"statement":"SELECT a.letta_agent_id AS \"lettaAgentId\", a.dirty_at IS NOT NULL AS \"changed!\",\n  coalesce((SELECT json_agg(c) FROM (\n    SELECT f.id, f.kind, f.text, f.words, f.confirmed_at AS \"confirmedAt\" FROM memory_facts f\n    WHERE f.agent_id = a.id AND f.status = 'active' AND f.superseded_at IS NULL\n    ORDER BY f.words && :words!::text[] DESC, f.kind IN ('name', 'home', 'work') DESC, f.confirmed_at DESC\n    LIMIT :facts!::int) c), '[]'::json) AS \"facts!\",\n  coalesce((SELECT json_agg(l.text ORDER BY l.upto_seq) FROM (\n    SELECT s.text, s.upto_seq FROM memory_summaries s WHERE s.agent_id = a.id\n    ORDER BY s.upto_seq DESC LIMIT :lines!::int) l), '[]'::json) AS \"summary!\"\nFROM letta_agents a WHERE a.id = :agentId!::uuid"};

/**
 * Query generated from SQL:
 * ```
 * SELECT a.letta_agent_id AS "lettaAgentId", a.dirty_at IS NOT NULL AS "changed!",
 *   coalesce((SELECT json_agg(c) FROM (
 *     SELECT f.id, f.kind, f.text, f.words, f.confirmed_at AS "confirmedAt" FROM memory_facts f
 *     WHERE f.agent_id = a.id AND f.status = 'active' AND f.superseded_at IS NULL
 *     ORDER BY f.words && :words!::text[] DESC, f.kind IN ('name', 'home', 'work') DESC, f.confirmed_at DESC
 *     LIMIT :facts!::int) c), '[]'::json) AS "facts!",
 *   coalesce((SELECT json_agg(l.text ORDER BY l.upto_seq) FROM (
 *     SELECT s.text, s.upto_seq FROM memory_summaries s WHERE s.agent_id = a.id
 *     ORDER BY s.upto_seq DESC LIMIT :lines!::int) l), '[]'::json) AS "summary!"
 * FROM letta_agents a WHERE a.id = :agentId!::uuid
 * ```
 */
export const recallMemory = new PreparedQuery<RecallMemoryParams,RecallMemoryResult>(recallMemoryIR);


