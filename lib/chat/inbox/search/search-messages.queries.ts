/** Types generated for queries found in "lib/chat/inbox/search/search-messages.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type stringArray = (string)[];

/** 'SearchMessages' parameters type */
export interface SearchMessagesParams {
  beforeSeq?: bigint | number | null | void;
  limit: number;
  userId?: string | null | void;
  visitorId: string;
  words: stringArray;
}

/** 'SearchMessages' return type */
export interface SearchMessagesResult {
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

/** 'SearchMessages' query type */
export interface SearchMessagesQuery {
  params: SearchMessagesParams;
  result: SearchMessagesResult;
}

const searchMessagesIR: any = {"usedParamSet":{"words":true,"userId":true,"visitorId":true,"beforeSeq":true,"limit":true},"params":[{"name":"words","required":true,"transform":{"type":"scalar"},"locs":[{"a":188,"b":194}]},{"name":"userId","required":false,"transform":{"type":"scalar"},"locs":[{"a":418,"b":424}]},{"name":"visitorId","required":true,"transform":{"type":"scalar"},"locs":[{"a":480,"b":490},{"a":545,"b":555}]},{"name":"beforeSeq","required":false,"transform":{"type":"scalar"},"locs":[{"a":990,"b":999},{"a":1026,"b":1035}]},{"name":"limit","required":true,"transform":{"type":"scalar"},"locs":[{"a":1074,"b":1080},{"a":1415,"b":1421}]}],"statement":"WITH own AS MATERIALIZED (\n  SELECT s.id, s.chat_type, s.companion_name, s.own_name, k.image_path,\n    (SELECT string_agg('''' || left(s.id::text, 8) || word || ''':*', ' & ') FROM unnest(:words!::text[]) AS word)::tsquery AS wanted\n  FROM chat_sessions s LEFT JOIN companions k ON k.id = s.companion_id\n  -- What is said in an incognito chat is found nowhere else.\n  WHERE s.goes_at IS NULL AND (s.user_id = coalesce(:userId::uuid, (SELECT v.id FROM users v WHERE v.visitor_id = :visitorId!::uuid))\n    OR (s.user_id IS NULL AND s.visitor_id = :visitorId!::uuid))\n), found AS MATERIALIZED (\n  SELECT own.*, m.id AS message_id, m.seq, m.sender, m.content, m.timestamp\n  FROM own CROSS JOIN LATERAL (\n    -- Not by session: with that the planner walks through the whole chat.\n    SELECT id, session_id, seq, sender, content, timestamp FROM messages\n    WHERE message_words(session_id, content) @@ own.wanted AND removed_at IS NULL AND message_type = 'text' AND sender <> 'system'\n      AND (:beforeSeq::bigint IS NULL OR seq < :beforeSeq::bigint)\n    ORDER BY seq DESC LIMIT :limit!::int) m\n  WHERE m.session_id = own.id\n)\nSELECT id AS \"chatId!\", chat_type AS \"chatType!\", companion_name AS \"companionName!\", own_name AS \"ownName?\", image_path AS \"imagePath?\",\n  message_id AS \"messageId!\", seq::text AS \"seq!\", sender AS \"sender!\", content AS \"content!\", timestamp AS \"at!\"\nFROM found ORDER BY found.seq DESC LIMIT :limit!::int"};

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
 * ), found AS MATERIALIZED (
 *   SELECT own.*, m.id AS message_id, m.seq, m.sender, m.content, m.timestamp
 *   FROM own CROSS JOIN LATERAL (
 *     -- Not by session: with that the planner walks through the whole chat.
 *     SELECT id, session_id, seq, sender, content, timestamp FROM messages
 *     WHERE message_words(session_id, content) @@ own.wanted AND removed_at IS NULL AND message_type = 'text' AND sender <> 'system'
 *       AND (:beforeSeq::bigint IS NULL OR seq < :beforeSeq::bigint)
 *     ORDER BY seq DESC LIMIT :limit!::int) m
 *   WHERE m.session_id = own.id
 * )
 * SELECT id AS "chatId!", chat_type AS "chatType!", companion_name AS "companionName!", own_name AS "ownName?", image_path AS "imagePath?",
 *   message_id AS "messageId!", seq::text AS "seq!", sender AS "sender!", content AS "content!", timestamp AS "at!"
 * FROM found ORDER BY found.seq DESC LIMIT :limit!::int
 * ```
 */
export const searchMessages = new PreparedQuery<SearchMessagesParams,SearchMessagesResult>(searchMessagesIR);


