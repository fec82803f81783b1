/** Types generated for queries found in "lib/memory/forget-session.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type DateOrString = Date | string;

/** 'ForgetSession' parameters type */
export interface ForgetSessionParams {
  now: DateOrString;
  sessionId: string;
}

/** 'ForgetSession' return type */
export type ForgetSessionResult = void;

/** 'ForgetSession' query type */
export interface ForgetSessionQuery {
  params: ForgetSessionParams;
  result: ForgetSessionResult;
}

const forgetSessionIR: any = {"usedParamSet":{"sessionId":true,"now":true},"params":[{"name":"sessionId","required":true,"transform":{"type":"scalar"},"locs":[{"a":125,"b":135},{"a":293,"b":303}]},{"name":"now","required":true,"transform":{"type":"scalar"},"locs":[{"a":396,"b":400},{"a":426,"b":430}]}],"statement":"WITH agent AS (\n  SELECT a.id FROM letta_agents a JOIN chat_sessions s USING (user_id, companion_id, chat_type) WHERE s.id = :sessionId!::uuid\n), dropped AS (\n  DELETE FROM memory_summaries l USING agent WHERE l.agent_id = agent.id AND EXISTS (\n    SELECT FROM messages m WHERE m.session_id = :sessionId!::uuid AND m.seq BETWEEN l.from_seq AND l.upto_seq\n  )\n)\nUPDATE letta_agents SET dirty_at = :now!::timestamptz, sync_at = :now!::timestamptz FROM agent WHERE letta_agents.id = agent.id"};

/**
 * Query generated from SQL:
 * ```
 * WITH agent AS (
 *   SELECT a.id FROM letta_agents a JOIN chat_sessions s USING (user_id, companion_id, chat_type) WHERE s.id = :sessionId!::uuid
 * ), dropped AS (
 *   DELETE FROM memory_summaries l USING agent WHERE l.agent_id = agent.id AND EXISTS (
 *     SELECT FROM messages m WHERE m.session_id = :sessionId!::uuid AND m.seq BETWEEN l.from_seq AND l.upto_seq
 *   )
 * )
 * UPDATE letta_agents SET dirty_at = :now!::timestamptz, sync_at = :now!::timestamptz FROM agent WHERE letta_agents.id = agent.id
 * ```
 */
export const forgetSession = new PreparedQuery<ForgetSessionParams,ForgetSessionResult>(forgetSessionIR);


