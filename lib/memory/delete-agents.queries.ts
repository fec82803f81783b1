/** Types generated for queries found in "lib/memory/delete-agents.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'DeleteAgents' parameters type */
export interface DeleteAgentsParams {
  userId: string;
}

/** 'DeleteAgents' return type */
export interface DeleteAgentsResult {
  lettaAgentId: string;
}

/** 'DeleteAgents' query type */
export interface DeleteAgentsQuery {
  params: DeleteAgentsParams;
  result: DeleteAgentsResult;
}

const deleteAgentsIR: any = {"usedParamSet":{"userId":true},"params":[{"name":"userId","required":true,"transform":{"type":"scalar"},"locs":[{"a":41,"b":48}]}],"statement":"DELETE FROM letta_agents WHERE user_id = :userId!::uuid RETURNING letta_agent_id AS \"lettaAgentId\""};

/**
 * Query generated from SQL:
 * ```
 * DELETE FROM letta_agents WHERE user_id = :userId!::uuid RETURNING letta_agent_id AS "lettaAgentId"
 * ```
 */
export const deleteAgents = new PreparedQuery<DeleteAgentsParams,DeleteAgentsResult>(deleteAgentsIR);


