/** Types generated for queries found in "lib/chat/personal-data/lock-sessions.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type stringArray = (string)[];

/** 'LockSessions' parameters type */
export interface LockSessionsParams {
  sessionId?: string | null | void;
  userId: string;
  visitorIds: stringArray;
}

/** 'LockSessions' return type */
export interface LockSessionsResult {
  id: string;
  messagesLeft: number;
  userId: string | null;
}

/** 'LockSessions' query type */
export interface LockSessionsQuery {
  params: LockSessionsParams;
  result: LockSessionsResult;
}

const lockSessionsIR: any = {"usedParamSet":{"userId":true,"visitorIds":true,"sessionId":true},"params":[{"name":"userId","required":true,"transform":{"type":"scalar"},"locs":[{"a":100,"b":107}]},{"name":"visitorIds","required":true,"transform":{"type":"scalar"},"locs":[{"a":156,"b":167}]},{"name":"sessionId","required":false,"transform":{"type":"scalar"},"locs":[{"a":187,"b":196},{"a":220,"b":229}]}],"statement":"SELECT id, user_id AS \"userId\", messages_left AS \"messagesLeft\" FROM chat_sessions\nWHERE (user_id = :userId!::uuid OR (user_id IS NULL AND visitor_id = ANY(:visitorIds!::uuid[])))\n  AND (:sessionId::uuid IS NULL OR id = :sessionId::uuid)\nORDER BY id FOR UPDATE NOWAIT"};

/**
 * Query generated from SQL:
 * ```
 * SELECT id, user_id AS "userId", messages_left AS "messagesLeft" FROM chat_sessions
 * WHERE (user_id = :userId!::uuid OR (user_id IS NULL AND visitor_id = ANY(:visitorIds!::uuid[])))
 *   AND (:sessionId::uuid IS NULL OR id = :sessionId::uuid)
 * ORDER BY id FOR UPDATE NOWAIT
 * ```
 */
export const lockSessions = new PreparedQuery<LockSessionsParams,LockSessionsResult>(lockSessionsIR);


