/** Types generated for queries found in "lib/users/devices/find-session.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'FindSession' parameters type */
export interface FindSessionParams {
  sessionId: string;
}

/** 'FindSession' return type */
export interface FindSessionResult {
  authenticatedAt: Date | null;
  chatsOpenAt: Date | null;
  createdAt: Date;
  isLocked: boolean;
  isUnconfirmed: boolean;
  lastSeenAt: Date;
  userId: string;
}

/** 'FindSession' query type */
export interface FindSessionQuery {
  params: FindSessionParams;
  result: FindSessionResult;
}

const findSessionIR: any = {"usedParamSet":{"sessionId":true},"params":[{"name":"sessionId","required":true,"transform":{"type":"scalar"},"locs":[{"a":325,"b":335}]}],"statement":"SELECT s.user_id AS \"userId\", s.created_at AS \"createdAt\", s.last_seen_at AS \"lastSeenAt\", s.authenticated_at AS \"authenticatedAt\",\n  s.chats_open_at AS \"chatsOpenAt\", u.visitor_id IS NOT NULL AS \"isUnconfirmed!\", u.chat_lock_at IS NOT NULL AS \"isLocked!\"\nFROM device_sessions s JOIN users u ON u.id = s.user_id\nWHERE s.id = :sessionId!::uuid"};

/**
 * Query generated from SQL:
 * ```
 * SELECT s.user_id AS "userId", s.created_at AS "createdAt", s.last_seen_at AS "lastSeenAt", s.authenticated_at AS "authenticatedAt",
 *   s.chats_open_at AS "chatsOpenAt", u.visitor_id IS NOT NULL AS "isUnconfirmed!", u.chat_lock_at IS NOT NULL AS "isLocked!"
 * FROM device_sessions s JOIN users u ON u.id = s.user_id
 * WHERE s.id = :sessionId!::uuid
 * ```
 */
export const findSession = new PreparedQuery<FindSessionParams,FindSessionResult>(findSessionIR);


