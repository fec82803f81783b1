/** Types generated for queries found in "lib/chat/inbox/reading/find-unread.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'FindUnread' parameters type */
export interface FindUnreadParams {
  sessionId: string;
}

/** 'FindUnread' return type */
export interface FindUnreadResult {
  companionName: string | null;
  isUnread: boolean;
}

/** 'FindUnread' query type */
export interface FindUnreadQuery {
  params: FindUnreadParams;
  result: FindUnreadResult;
}

const findUnreadIR: any = {"usedParamSet":{"sessionId":true},"params":[{"name":"sessionId","required":true,"transform":{"type":"scalar"},"locs":[{"a":509,"b":519}]}],"statement":"SELECT\n  -- Who talks in an incognito chat is told nowhere else.\n  CASE WHEN s.goes_at IS NULL THEN s.companion_name END AS \"companionName?\",\n  -- Who has written since has read what was above.\n  EXISTS (SELECT FROM messages m WHERE m.session_id = s.id AND m.seq > s.read_seq AND m.sender = 'ai' AND m.replaced_by IS NULL AND m.seq > coalesce(\n    (SELECT o.seq FROM messages o WHERE o.session_id = s.id AND o.sender = 'user' ORDER BY o.seq DESC LIMIT 1), 0)) AS \"isUnread!\"\nFROM chat_sessions s WHERE s.id = :sessionId!::uuid AND s.archived_at IS NULL"};

/**
 * Query generated from SQL:
 * ```
 * SELECT
 *   -- Who talks in an incognito chat is told nowhere else.
 *   CASE WHEN s.goes_at IS NULL THEN s.companion_name END AS "companionName?",
 *   -- Who has written since has read what was above.
 *   EXISTS (SELECT FROM messages m WHERE m.session_id = s.id AND m.seq > s.read_seq AND m.sender = 'ai' AND m.replaced_by IS NULL AND m.seq > coalesce(
 *     (SELECT o.seq FROM messages o WHERE o.session_id = s.id AND o.sender = 'user' ORDER BY o.seq DESC LIMIT 1), 0)) AS "isUnread!"
 * FROM chat_sessions s WHERE s.id = :sessionId!::uuid AND s.archived_at IS NULL
 * ```
 */
export const findUnread = new PreparedQuery<FindUnreadParams,FindUnreadResult>(findUnreadIR);


