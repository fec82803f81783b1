/** Types generated for queries found in "lib/memory/lock-told.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'LockTold' parameters type */
export interface LockToldParams {
  messageId: string;
  seq: string;
  sessionId: string;
}

/** 'LockTold' return type */
export interface LockToldResult {
  agentId: string;
  factId: string | null;
}

/** 'LockTold' query type */
export interface LockToldQuery {
  params: LockToldParams;
  result: LockToldResult;
}

const lockToldIR: any = {"usedParamSet":{"messageId":true,"seq":true,"sessionId":true},"params":[{"name":"messageId","required":true,"transform":{"type":"scalar"},"locs":[{"a":201,"b":211}]},{"name":"seq","required":true,"transform":{"type":"scalar"},"locs":[{"a":222,"b":226}]},{"name":"sessionId","required":true,"transform":{"type":"scalar"},"locs":[{"a":277,"b":287}]}],"statement":"SELECT a.id AS \"agentId\", f.id AS \"factId?\"\nFROM letta_agents a JOIN chat_sessions s USING (user_id, companion_id, chat_type)\n  LEFT JOIN memory_facts f ON f.agent_id = a.id AND (f.source_message_id = :messageId!::uuid OR :seq!::text::bigint = ANY(f.source_seqs))\nWHERE s.id = :sessionId!::uuid\nFOR UPDATE OF a"};

/**
 * Query generated from SQL:
 * ```
 * SELECT a.id AS "agentId", f.id AS "factId?"
 * FROM letta_agents a JOIN chat_sessions s USING (user_id, companion_id, chat_type)
 *   LEFT JOIN memory_facts f ON f.agent_id = a.id AND (f.source_message_id = :messageId!::uuid OR :seq!::text::bigint = ANY(f.source_seqs))
 * WHERE s.id = :sessionId!::uuid
 * FOR UPDATE OF a
 * ```
 */
export const lockTold = new PreparedQuery<LockToldParams,LockToldResult>(lockToldIR);


