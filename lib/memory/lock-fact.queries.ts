/** Types generated for queries found in "lib/memory/lock-fact.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type stringArray = (string)[];

/** 'LockFact' parameters type */
export interface LockFactParams {
  id: string;
  userId: string;
}

/** 'LockFact' return type */
export interface LockFactResult {
  agentId: string;
  id: string;
  sourceSeqs: stringArray;
  status: string;
  text: string;
}

/** 'LockFact' query type */
export interface LockFactQuery {
  params: LockFactParams;
  result: LockFactResult;
}

const lockFactIR: any = {"usedParamSet":{"id":true,"userId":true},"params":[{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":163,"b":166}]},{"name":"userId","required":true,"transform":{"type":"scalar"},"locs":[{"a":190,"b":197}]}],"statement":"SELECT f.id, a.id AS \"agentId\", f.text, f.status, f.source_seqs::text[] AS \"sourceSeqs!\"\nFROM letta_agents a JOIN memory_facts f ON f.agent_id = a.id\nWHERE f.id = :id!::uuid AND a.user_id = :userId!::uuid AND f.status <> 'declined'\nFOR UPDATE OF a, f"};

/**
 * Query generated from SQL:
 * ```
 * SELECT f.id, a.id AS "agentId", f.text, f.status, f.source_seqs::text[] AS "sourceSeqs!"
 * FROM letta_agents a JOIN memory_facts f ON f.agent_id = a.id
 * WHERE f.id = :id!::uuid AND a.user_id = :userId!::uuid AND f.status <> 'declined'
 * FOR UPDATE OF a, f
 * ```
 */
export const lockFact = new PreparedQuery<LockFactParams,LockFactResult>(lockFactIR);


