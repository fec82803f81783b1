/** Types generated for queries found in "lib/users/devices/find-session.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'FindSession' parameters type */
export interface FindSessionParams {
  sessionId: string;
}

/** 'FindSession' return type */
export interface FindSessionResult {
  authenticatedAt: Date | null;
  createdAt: Date;
  isUnconfirmed: boolean;
  lastSeenAt: Date;
  userId: string;
}

/** 'FindSession' query type */
export interface FindSessionQuery {
  params: FindSessionParams;
  result: FindSessionResult;
}

const findSessionIR: any = {"usedParamSet":{"sessionId":true},"params":[{"name":"sessionId","required":true,"transform":{"type":"scalar"},"locs":[{"a":248,"b":258}]}],"statement":"SELECT s.user_id AS \"userId\", s.created_at AS \"createdAt\", s.last_seen_at AS \"lastSeenAt\", s.authenticated_at AS \"authenticatedAt\",\n  u.visitor_id IS NOT NULL AS \"isUnconfirmed!\"\nFROM device_sessions s JOIN users u ON u.id = s.user_id\nWHERE s.id = :sessionId!::uuid"};

/**
 * Query generated from SQL:
 * ```
 * SELECT s.user_id AS "userId", s.created_at AS "createdAt", s.last_seen_at AS "lastSeenAt", s.authenticated_at AS "authenticatedAt",
 *   u.visitor_id IS NOT NULL AS "isUnconfirmed!"
 * FROM device_sessions s JOIN users u ON u.id = s.user_id
 * WHERE s.id = :sessionId!::uuid
 * ```
 */
export const findSession = new PreparedQuery<FindSessionParams,FindSessionResult>(findSessionIR);


