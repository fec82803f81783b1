/** Types generated for queries found in "lib/chat/remembering/find-unread.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'FindUnread' parameters type */
export interface FindUnreadParams {
  limit: number;
  readSeq: string;
  sessionId: string;
}

/** 'FindUnread' return type */
export interface FindUnreadResult {
  content: string;
  id: string;
  sender: string;
  seq: string;
  timestamp: Date;
}

/** 'FindUnread' query type */
export interface FindUnreadQuery {
  params: FindUnreadParams;
  result: FindUnreadResult;
}

const findUnreadIR: any = {"usedParamSet":{"sessionId":true,"readSeq":true,"limit":true},"params":[{"name":"sessionId","required":true,"transform":{"type":"scalar"},"locs":[{"a":106,"b":116},{"a":332,"b":342}]},{"name":"readSeq","required":true,"transform":{"type":"scalar"},"locs":[{"a":136,"b":144}]},{"name":"limit","required":true,"transform":{"type":"scalar"},"locs":[{"a":557,"b":563}]}],"statement":"SELECT m.id, m.seq::text AS \"seq!\", m.sender, m.content, m.timestamp FROM messages m\nWHERE m.session_id = :sessionId!::uuid AND m.seq > :readSeq!::text::bigint AND m.message_type = 'text' AND m.removed_at IS NULL AND m.sender IN ('user', 'ai')\n  AND m.id IN (\n    SELECT unnest(t.message_ids) FROM chat_turns t WHERE t.session_id = :sessionId!::uuid AND t.state = 'answered'\n      -- A reply that was said differently for nothing is part of a talk that was paid for.\n      AND (t.cost > 0 OR t.reword_of IS NOT NULL AND NOT t.free)\n  )\nORDER BY m.seq LIMIT :limit!::int"};

/**
 * Query generated from SQL:
 * ```
 * SELECT m.id, m.seq::text AS "seq!", m.sender, m.content, m.timestamp FROM messages m
 * WHERE m.session_id = :sessionId!::uuid AND m.seq > :readSeq!::text::bigint AND m.message_type = 'text' AND m.removed_at IS NULL AND m.sender IN ('user', 'ai')
 *   AND m.id IN (
 *     SELECT unnest(t.message_ids) FROM chat_turns t WHERE t.session_id = :sessionId!::uuid AND t.state = 'answered'
 *       -- A reply that was said differently for nothing is part of a talk that was paid for.
 *       AND (t.cost > 0 OR t.reword_of IS NOT NULL AND NOT t.free)
 *   )
 * ORDER BY m.seq LIMIT :limit!::int
 * ```
 */
export const findUnread = new PreparedQuery<FindUnreadParams,FindUnreadResult>(findUnreadIR);


