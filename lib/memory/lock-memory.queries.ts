/** Types generated for queries found in "lib/memory/lock-memory.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'LockMemory' parameters type */
export interface LockMemoryParams {
  userId: string;
}

/** 'LockMemory' return type */
export interface LockMemoryResult {
  locked: number;
}

/** 'LockMemory' query type */
export interface LockMemoryQuery {
  params: LockMemoryParams;
  result: LockMemoryResult;
}

const lockMemoryIR: any = {"usedParamSet":{"userId":true},"params":[{"name":"userId","required":true,"transform":{"type":"scalar"},"locs":[{"a":63,"b":70},{"a":178,"b":185}]}],"statement":"WITH agents AS (\n  SELECT id FROM letta_agents WHERE user_id = :userId!::uuid ORDER BY id FOR UPDATE NOWAIT\n), setting AS (\n  SELECT user_id FROM memory_settings WHERE user_id = :userId!::uuid FOR UPDATE NOWAIT\n)\nSELECT ((SELECT count(*) FROM agents) + (SELECT count(*) FROM setting))::int AS \"locked!\""};

/**
 * Query generated from SQL:
 * ```
 * WITH agents AS (
 *   SELECT id FROM letta_agents WHERE user_id = :userId!::uuid ORDER BY id FOR UPDATE NOWAIT
 * ), setting AS (
 *   SELECT user_id FROM memory_settings WHERE user_id = :userId!::uuid FOR UPDATE NOWAIT
 * )
 * SELECT ((SELECT count(*) FROM agents) + (SELECT count(*) FROM setting))::int AS "locked!"
 * ```
 */
export const lockMemory = new PreparedQuery<LockMemoryParams,LockMemoryResult>(lockMemoryIR);


