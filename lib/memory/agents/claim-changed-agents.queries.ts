/** Types generated for queries found in "lib/memory/agents/claim-changed-agents.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type DateOrString = Date | string;

/** 'ClaimChangedAgents' parameters type */
export interface ClaimChangedAgentsParams {
  leaseUntil: DateOrString;
  limit: number;
  now: DateOrString;
}

/** 'ClaimChangedAgents' return type */
export interface ClaimChangedAgentsResult {
  chatType: string;
  dirtyAt: Date;
  id: string;
  lettaAgentId: string;
  name: string;
  persona: string;
}

/** 'ClaimChangedAgents' query type */
export interface ClaimChangedAgentsQuery {
  params: ClaimChangedAgentsParams;
  result: ClaimChangedAgentsResult;
}

const claimChangedAgentsIR: any = {"usedParamSet":{"leaseUntil":true,"now":true,"limit":true},"params":[{"name":"leaseUntil","required":true,"transform":{"type":"scalar"},"locs":[{"a":36,"b":47}]},{"name":"now","required":true,"transform":{"type":"scalar"},"locs":[{"a":194,"b":198}]},{"name":"limit","required":true,"transform":{"type":"scalar"},"locs":[{"a":238,"b":244}]}],"statement":"UPDATE letta_agents a SET sync_at = :leaseUntil!::timestamptz\nFROM companions k\nWHERE k.id = a.companion_id AND a.id IN (\n  SELECT id FROM letta_agents WHERE dirty_at IS NOT NULL AND sync_at <= :now!::timestamptz\n  ORDER BY sync_at LIMIT :limit!::int FOR UPDATE SKIP LOCKED\n)\nRETURNING a.id, a.letta_agent_id AS \"lettaAgentId\", a.dirty_at AS \"dirtyAt!\", a.chat_type AS \"chatType\", k.name, k.persona"};

/**
 * Query generated from SQL:
 * ```
 * UPDATE letta_agents a SET sync_at = :leaseUntil!::timestamptz
 * FROM companions k
 * WHERE k.id = a.companion_id AND a.id IN (
 *   SELECT id FROM letta_agents WHERE dirty_at IS NOT NULL AND sync_at <= :now!::timestamptz
 *   ORDER BY sync_at LIMIT :limit!::int FOR UPDATE SKIP LOCKED
 * )
 * RETURNING a.id, a.letta_agent_id AS "lettaAgentId", a.dirty_at AS "dirtyAt!", a.chat_type AS "chatType", k.name, k.persona
 * ```
 */
export const claimChangedAgents = new PreparedQuery<ClaimChangedAgentsParams,ClaimChangedAgentsResult>(claimChangedAgentsIR);


