/** Types generated for queries found in "lib/chat/news/find-news.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'FindNews' parameters type */
export interface FindNewsParams {
  after?: string | null | void;
  most: number;
  sessionId: string;
  userId?: string | null | void;
  visitorId: string;
}

/** 'FindNews' return type */
export interface FindNewsResult {
  messages: number;
  messagesLeft: number;
}

/** 'FindNews' query type */
export interface FindNewsQuery {
  params: FindNewsParams;
  result: FindNewsResult;
}

const findNewsIR: any = {"usedParamSet":{"after":true,"most":true,"sessionId":true,"userId":true,"visitorId":true},"params":[{"name":"after","required":false,"transform":{"type":"scalar"},"locs":[{"a":228,"b":233}]},{"name":"most","required":true,"transform":{"type":"scalar"},"locs":[{"a":280,"b":285}]},{"name":"sessionId","required":true,"transform":{"type":"scalar"},"locs":[{"a":389,"b":399}]},{"name":"userId","required":false,"transform":{"type":"scalar"},"locs":[{"a":435,"b":441}]},{"name":"visitorId","required":true,"transform":{"type":"scalar"},"locs":[{"a":497,"b":507},{"a":562,"b":572}]}],"statement":"SELECT coalesce(u.message_balance, s.messages_left) AS \"messagesLeft!\",\n  (SELECT count(*)::int FROM (\n    SELECT 1 FROM messages m WHERE m.session_id = s.id\n      AND m.seq > coalesce((SELECT a.seq FROM messages a WHERE a.id = :after::uuid AND a.session_id = s.id), 0)\n    LIMIT :most!::int) counted) AS \"messages!\"\nFROM chat_sessions s LEFT JOIN users u ON u.id = s.user_id\nWHERE s.id = :sessionId!::uuid\n  AND (s.user_id = coalesce(:userId::uuid, (SELECT v.id FROM users v WHERE v.visitor_id = :visitorId!::uuid))\n    OR (s.user_id IS NULL AND s.visitor_id = :visitorId!::uuid))"};

/**
 * Query generated from SQL:
 * ```
 * SELECT coalesce(u.message_balance, s.messages_left) AS "messagesLeft!",
 *   (SELECT count(*)::int FROM (
 *     SELECT 1 FROM messages m WHERE m.session_id = s.id
 *       AND m.seq > coalesce((SELECT a.seq FROM messages a WHERE a.id = :after::uuid AND a.session_id = s.id), 0)
 *     LIMIT :most!::int) counted) AS "messages!"
 * FROM chat_sessions s LEFT JOIN users u ON u.id = s.user_id
 * WHERE s.id = :sessionId!::uuid
 *   AND (s.user_id = coalesce(:userId::uuid, (SELECT v.id FROM users v WHERE v.visitor_id = :visitorId!::uuid))
 *     OR (s.user_id IS NULL AND s.visitor_id = :visitorId!::uuid))
 * ```
 */
export const findNews = new PreparedQuery<FindNewsParams,FindNewsResult>(findNewsIR);


