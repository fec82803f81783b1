/** Types generated for queries found in "lib/chat/inbox/search/search-newest.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type stringArray = (string)[];

/** 'SearchNewest' parameters type */
export interface SearchNewestParams {
  beforeSeq?: bigint | number | null | void;
  limit: number;
  looked: number;
  userId?: string | null | void;
  visitorId: string;
  words: stringArray;
}

/** 'SearchNewest' return type */
export interface SearchNewestResult {
  at: Date;
  chatId: string;
  chatType: string;
  companionName: string;
  content: string;
  imagePath: string | null;
  messageId: string;
  ownName: string | null;
  sender: string;
  seq: string;
}

/** 'SearchNewest' query type */
export interface SearchNewestQuery {
  params: SearchNewestParams;
  result: SearchNewestResult;
}

const searchNewestIR: any = {"usedParamSet":{"words":true,"userId":true,"visitorId":true,"beforeSeq":true,"looked":true,"limit":true},"params":[{"name":"words","required":true,"transform":{"type":"scalar"},"locs":[{"a":188,"b":194}]},{"name":"userId","required":false,"transform":{"type":"scalar"},"locs":[{"a":418,"b":424}]},{"name":"visitorId","required":true,"transform":{"type":"scalar"},"locs":[{"a":480,"b":490},{"a":545,"b":555}]},{"name":"beforeSeq","required":false,"transform":{"type":"scalar"},"locs":[{"a":709,"b":718},{"a":745,"b":754}]},{"name":"looked","required":true,"transform":{"type":"scalar"},"locs":[{"a":793,"b":800},{"a":846,"b":853}]},{"name":"limit","required":true,"transform":{"type":"scalar"},"locs":[{"a":1370,"b":1376}]}],"statement":"WITH own AS MATERIALIZED (\n  SELECT s.id, s.chat_type, s.companion_name, s.own_name, k.image_path,\n    (SELECT string_agg('''' || left(s.id::text, 8) || word || ''':*', ' & ') FROM unnest(:words!::text[]) AS word)::tsquery AS wanted\n  FROM chat_sessions s LEFT JOIN companions k ON k.id = s.companion_id\n  -- What is said in an incognito chat is found nowhere else.\n  WHERE s.goes_at IS NULL AND (s.user_id = coalesce(:userId::uuid, (SELECT v.id FROM users v WHERE v.visitor_id = :visitorId!::uuid))\n    OR (s.user_id IS NULL AND s.visitor_id = :visitorId!::uuid))\n), newest AS MATERIALIZED (\n  SELECT own.*, place.seq FROM own CROSS JOIN LATERAL (\n    SELECT seq FROM messages WHERE session_id = own.id AND (:beforeSeq::bigint IS NULL OR seq < :beforeSeq::bigint)\n    ORDER BY seq DESC LIMIT :looked!::int) place\n  ORDER BY place.seq DESC LIMIT :looked!::int\n)\nSELECT newest.id AS \"chatId!\", chat_type AS \"chatType!\", companion_name AS \"companionName!\", own_name AS \"ownName?\",\n  image_path AS \"imagePath?\", m.id AS \"messageId!\", m.seq::text AS \"seq!\", m.sender AS \"sender!\", m.content AS \"content!\",\n  m.timestamp AS \"at!\"\nFROM newest JOIN messages m ON m.session_id = newest.id AND m.seq = newest.seq\nWHERE message_words(m.session_id, m.content) @@ newest.wanted AND m.removed_at IS NULL AND m.message_type = 'text' AND m.sender <> 'system'\nORDER BY m.seq DESC LIMIT :limit!::int"};

/**
 * Query generated from SQL:
 * ```
 * WITH own AS MATERIALIZED (
 *   SELECT s.id, s.chat_type, s.companion_name, s.own_name, k.image_path,
 *     (SELECT string_agg('''' || left(s.id::text, 8) || word || ''':*', ' & ') FROM unnest(:words!::text[]) AS word)::tsquery AS wanted
 *   FROM chat_sessions s LEFT JOIN companions k ON k.id = s.companion_id
 *   -- What is said in an incognito chat is found nowhere else.
 *   WHERE s.goes_at IS NULL AND (s.user_id = coalesce(:userId::uuid, (SELECT v.id FROM users v WHERE v.visitor_id = :visitorId!::uuid))
 *     OR (s.user_id IS NULL AND s.visitor_id = :visitorId!::uuid))
 * ), newest AS MATERIALIZED (
 *   SELECT own.*, place.seq FROM own CROSS JOIN LATERAL (
 *     SELECT seq FROM messages WHERE session_id = own.id AND (:beforeSeq::bigint IS NULL OR seq < :beforeSeq::bigint)
 *     ORDER BY seq DESC LIMIT :looked!::int) place
 *   ORDER BY place.seq DESC LIMIT :looked!::int
 * )
 * SELECT newest.id AS "chatId!", chat_type AS "chatType!", companion_name AS "companionName!", own_name AS "ownName?",
 *   image_path AS "imagePath?", m.id AS "messageId!", m.seq::text AS "seq!", m.sender AS "sender!", m.content AS "content!",
 *   m.timestamp AS "at!"
 * FROM newest JOIN messages m ON m.session_id = newest.id AND m.seq = newest.seq
 * WHERE message_words(m.session_id, m.content) @@ newest.wanted AND m.removed_at IS NULL AND m.message_type = 'text' AND m.sender <> 'system'
 * ORDER BY m.seq DESC LIMIT :limit!::int
 * ```
 */
export const searchNewest = new PreparedQuery<SearchNewestParams,SearchNewestResult>(searchNewestIR);


