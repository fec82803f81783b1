/** Types generated for queries found in "lib/memory/learning/lock-agent.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'LockAgent' parameters type */
export interface LockAgentParams {
  agentId: string;
}

/** 'LockAgent' return type */
export interface LockAgentResult {
  userId: string;
}

/** 'LockAgent' query type */
export interface LockAgentQuery {
  params: LockAgentParams;
  result: LockAgentResult;
}

const lockAgentIR: any = {"usedParamSet":{"agentId":true},"params":[{"name":"agentId","required":true,"transform":{"type":"scalar"},"locs":[{"a":56,"b":64}]}],"statement":"SELECT user_id AS \"userId\" FROM letta_agents WHERE id = :agentId!::uuid FOR UPDATE"};

/**
 * Query generated from SQL:
 * ```
 * SELECT user_id AS "userId" FROM letta_agents WHERE id = :agentId!::uuid FOR UPDATE
 * ```
 */
export const lockAgent = new PreparedQuery<LockAgentParams,LockAgentResult>(lockAgentIR);


