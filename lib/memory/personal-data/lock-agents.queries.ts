/** Types generated for queries found in "lib/memory/personal-data/lock-agents.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type stringArray = (string)[];

/** 'LockAgents' parameters type */
export interface LockAgentsParams {
  userIds: stringArray;
}

/** 'LockAgents' return type */
export interface LockAgentsResult {
  chatType: string;
  companionId: string;
  id: string;
  lettaAgentId: string;
  userId: string;
}

/** 'LockAgents' query type */
export interface LockAgentsQuery {
  params: LockAgentsParams;
  result: LockAgentsResult;
}

const lockAgentsIR: any = {"usedParamSet":{"userIds":true},"params":[{"name":"userIds","required":true,"transform":{"type":"scalar"},"locs":[{"a":159,"b":167}]}],"statement":"SELECT id, user_id AS \"userId\", companion_id AS \"companionId\", chat_type AS \"chatType\", letta_agent_id AS \"lettaAgentId\"\nFROM letta_agents WHERE user_id = ANY(:userIds!::uuid[]) ORDER BY id FOR UPDATE"};

/**
 * Query generated from SQL:
 * ```
 * SELECT id, user_id AS "userId", companion_id AS "companionId", chat_type AS "chatType", letta_agent_id AS "lettaAgentId"
 * FROM letta_agents WHERE user_id = ANY(:userIds!::uuid[]) ORDER BY id FOR UPDATE
 * ```
 */
export const lockAgents = new PreparedQuery<LockAgentsParams,LockAgentsResult>(lockAgentsIR);


