/** Types generated for queries found in "lib/chat/news/find-news.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type DateOrString = Date | string;

/** 'FindNews' parameters type */
export interface FindNewsParams {
  after?: string | null | void;
  idChars: number;
  most: number;
  now: DateOrString;
  removedMark: string;
  sessionId: string;
  userId?: string | null | void;
  visitorId: string;
}

/** 'FindNews' return type */
export interface FindNewsResult {
  marks: string;
  messages: number;
  messagesLeft: number;
}

/** 'FindNews' query type */
export interface FindNewsQuery {
  params: FindNewsParams;
  result: FindNewsResult;
}

const findNewsIR: any = {"usedParamSet":{"idChars":true,"removedMark":true,"after":true,"most":true,"sessionId":true,"now":true,"userId":true,"visitorId":true},"params":[{"name":"idChars","required":true,"transform":{"type":"scalar"},"locs":[{"a":282,"b":290}]},{"name":"removedMark","required":true,"transform":{"type":"scalar"},"locs":[{"a":409,"b":421}]},{"name":"after","required":false,"transform":{"type":"scalar"},"locs":[{"a":567,"b":572}]},{"name":"most","required":true,"transform":{"type":"scalar"},"locs":[{"a":634,"b":639}]},{"name":"sessionId","required":true,"transform":{"type":"scalar"},"locs":[{"a":677,"b":687}]},{"name":"now","required":true,"transform":{"type":"scalar"},"locs":[{"a":733,"b":737}]},{"name":"userId","required":false,"transform":{"type":"scalar"},"locs":[{"a":781,"b":787}]},{"name":"visitorId","required":true,"transform":{"type":"scalar"},"locs":[{"a":843,"b":853},{"a":908,"b":918}]}],"statement":"SELECT coalesce(u.message_balance, s.messages_left) AS \"messagesLeft!\", counted.messages AS \"messages!\", counted.marks AS \"marks!\"\nFROM chat_sessions s LEFT JOIN users u ON u.id = s.user_id\nCROSS JOIN LATERAL (\n  SELECT count(*)::int AS messages, coalesce(string_agg(left(id::text, :idChars!::int) || mark, '' ORDER BY seq), '') AS marks FROM (\n    SELECT m.id, m.seq, CASE WHEN m.removed_at IS NOT NULL THEN :removedMark! ELSE m.reaction END AS mark\n    FROM messages m WHERE m.session_id = s.id\n      AND m.seq > coalesce((SELECT a.seq FROM messages a WHERE a.id = :after::uuid AND a.session_id = s.id), 0)\n    ORDER BY m.seq LIMIT :most!::int) newest\n) counted\nWHERE s.id = :sessionId!::uuid AND (s.goes_at IS NULL OR s.goes_at > :now!::timestamptz)\n  AND (s.user_id = coalesce(:userId::uuid, (SELECT v.id FROM users v WHERE v.visitor_id = :visitorId!::uuid))\n    OR (s.user_id IS NULL AND s.visitor_id = :visitorId!::uuid))"};

/**
 * Query generated from SQL:
 * ```
 * SELECT coalesce(u.message_balance, s.messages_left) AS "messagesLeft!", counted.messages AS "messages!", counted.marks AS "marks!"
 * FROM chat_sessions s LEFT JOIN users u ON u.id = s.user_id
 * CROSS JOIN LATERAL (
 *   SELECT count(*)::int AS messages, coalesce(string_agg(left(id::text, :idChars!::int) || mark, '' ORDER BY seq), '') AS marks FROM (
 *     SELECT m.id, m.seq, CASE WHEN m.removed_at IS NOT NULL THEN :removedMark! ELSE m.reaction END AS mark
 *     FROM messages m WHERE m.session_id = s.id
 *       AND m.seq > coalesce((SELECT a.seq FROM messages a WHERE a.id = :after::uuid AND a.session_id = s.id), 0)
 *     ORDER BY m.seq LIMIT :most!::int) newest
 * ) counted
 * WHERE s.id = :sessionId!::uuid AND (s.goes_at IS NULL OR s.goes_at > :now!::timestamptz)
 *   AND (s.user_id = coalesce(:userId::uuid, (SELECT v.id FROM users v WHERE v.visitor_id = :visitorId!::uuid))
 *     OR (s.user_id IS NULL AND s.visitor_id = :visitorId!::uuid))
 * ```
 */
export const findNews = new PreparedQuery<FindNewsParams,FindNewsResult>(findNewsIR);


