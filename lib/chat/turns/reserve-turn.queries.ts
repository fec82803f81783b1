/** Types generated for queries found in "lib/chat/turns/reserve-turn.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type DateOrString = Date | string;

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export type stringArray = (string)[];

/** 'ReserveTurn' parameters type */
export interface ReserveTurnParams {
  clientMessageId: string;
  day: string;
  historyMax: bigint | number;
  now: DateOrString;
  repliesMax: number;
  sessionId: string;
  turnId: string;
  userId?: string | null | void;
  visitorId: string;
}

/** 'ReserveTurn' return type */
export interface ReserveTurnResult {
  aiNoticedAt: Date | null;
  balance: number;
  breakSuggestedAt: Date | null;
  chatType: string;
  companionId: string | null;
  crisisAt: Date | null;
  held: boolean;
  history: Json;
  lastMessageAt: Date | null;
  memoryAgentId: string | null;
  overBudget: boolean;
  personLanguage: string | null;
  personName: string | null;
  pictures: stringArray;
  picturesToday: number;
  promptId: string | null;
  reserved: boolean;
  talkStartedAt: Date | null;
}

/** 'ReserveTurn' query type */
export interface ReserveTurnQuery {
  params: ReserveTurnParams;
  result: ReserveTurnResult;
}

const reserveTurnIR: any = {"usedParamSet":{"sessionId":true,"userId":true,"visitorId":true,"now":true,"day":true,"repliesMax":true,"turnId":true,"clientMessageId":true,"historyMax":true},"params":[{"name":"sessionId","required":true,"transform":{"type":"scalar"},"locs":[{"a":619,"b":629}]},{"name":"userId","required":false,"transform":{"type":"scalar"},"locs":[{"a":667,"b":673}]},{"name":"visitorId","required":true,"transform":{"type":"scalar"},"locs":[{"a":729,"b":739},{"a":796,"b":806}]},{"name":"now","required":true,"transform":{"type":"scalar"},"locs":[{"a":973,"b":977},{"a":2385,"b":2389},{"a":2735,"b":2739}]},{"name":"day","required":true,"transform":{"type":"scalar"},"locs":[{"a":1081,"b":1085},{"a":1155,"b":1159},{"a":1345,"b":1349},{"a":1610,"b":1614},{"a":1692,"b":1696},{"a":1927,"b":1931},{"a":3290,"b":3294},{"a":3929,"b":3933}]},{"name":"repliesMax","required":true,"transform":{"type":"scalar"},"locs":[{"a":1285,"b":1296},{"a":1385,"b":1396},{"a":1859,"b":1870},{"a":1975,"b":1986},{"a":3228,"b":3239},{"a":3332,"b":3343}]},{"name":"turnId","required":true,"transform":{"type":"scalar"},"locs":[{"a":2369,"b":2376},{"a":2592,"b":2599}]},{"name":"clientMessageId","required":true,"transform":{"type":"scalar"},"locs":[{"a":2631,"b":2647}]},{"name":"historyMax","required":true,"transform":{"type":"scalar"},"locs":[{"a":4350,"b":4361}]}],"statement":"WITH session AS (\n  SELECT s.id, s.user_id, s.chat_type, s.companion_id, s.prompt_id, s.held_at, s.crisis_at, s.messages_left,\n    s.talk_started_at, s.ai_noticed_at, s.break_suggested_at, u.name, u.language, u.message_balance,\n    CASE WHEN s.user_id IS NULL THEN 'session' ELSE 'user' END AS owner_kind,\n    coalesce(s.user_id, s.id) AS owner_id,\n    CASE WHEN s.user_id IS NULL THEN s.replies_day ELSE u.replies_day END AS replies_day,\n    CASE WHEN s.user_id IS NULL THEN s.replies_that_day ELSE u.replies_that_day END AS replies_that_day\n  FROM chat_sessions s LEFT JOIN users u ON u.id = s.user_id\n  WHERE s.id = :sessionId!::uuid\n    AND (s.user_id = coalesce(:userId::uuid, (SELECT v.id FROM users v WHERE v.visitor_id = :visitorId!::uuid))\n      OR (s.user_id IS NULL AND s.visitor_id = :visitorId!::uuid))\n), charged_user AS (\n  UPDATE users SET message_balance = users.message_balance - 1, total_messages_sent = users.total_messages_sent + 1,\n    last_seen_at = :now!::timestamptz, last_chat_session_id = session.id,\n    replies_that_day = CASE WHEN users.replies_day = :day!::date THEN users.replies_that_day + 1 ELSE 1 END,\n    replies_day = :day!::date\n  FROM session\n  WHERE session.held_at IS NULL AND users.id = session.user_id AND users.message_balance >= 1\n    AND (:repliesMax!::int = 0 OR users.replies_day IS DISTINCT FROM :day!::date OR users.replies_that_day < :repliesMax!::int)\n  RETURNING users.message_balance AS balance\n), charged_session AS (\n  UPDATE chat_sessions SET messages_left = chat_sessions.messages_left - 1,\n    replies_that_day = CASE WHEN chat_sessions.replies_day = :day!::date THEN chat_sessions.replies_that_day + 1 ELSE 1 END,\n    replies_day = :day!::date\n  FROM session\n  WHERE session.held_at IS NULL AND session.user_id IS NULL AND chat_sessions.id = session.id AND chat_sessions.messages_left >= 1\n    AND (:repliesMax!::int = 0 OR chat_sessions.replies_day IS DISTINCT FROM :day!::date OR chat_sessions.replies_that_day < :repliesMax!::int)\n  RETURNING chat_sessions.messages_left AS balance\n), charged AS (\n  SELECT balance FROM charged_user UNION ALL SELECT balance FROM charged_session\n), entry AS (\n  INSERT INTO ledger_entries (id, owner_kind, owner_id, delta, balance_after, kind, reference, created_at)\n  SELECT gen_random_uuid(), session.owner_kind, session.owner_id, -1, charged.balance, 'send', 'turn:' || :turnId!::text, :now!::timestamptz\n  FROM session, charged\n), turn AS (\n  INSERT INTO chat_turns (id, session_id, kind, client_message_id, state, owner_kind, owner_id, cost, balance_after, message_ids, created_at)\n  SELECT :turnId!::uuid, session.id, 'message', :clientMessageId!::uuid, 'pending', session.owner_kind, session.owner_id, 1, charged.balance,\n    '{}', :now!::timestamptz\n  FROM session, charged\n)\nSELECT session.chat_type AS \"chatType\", session.companion_id AS \"companionId\", session.prompt_id AS \"promptId\",\n  session.name AS \"personName?\", session.language AS \"personLanguage?\", session.held_at IS NOT NULL AS \"held!\",\n  session.crisis_at AS \"crisisAt\", session.talk_started_at AS \"talkStartedAt\", session.ai_noticed_at AS \"aiNoticedAt\",\n  session.break_suggested_at AS \"breakSuggestedAt\",\n  charged.balance IS NOT NULL AS \"reserved!\",\n  NOT (:repliesMax!::int = 0 OR session.replies_day IS DISTINCT FROM :day!::date OR session.replies_that_day < :repliesMax!::int)\n    AS \"overBudget!\",\n  coalesce(charged.balance, session.message_balance, session.messages_left) AS \"balance!\",\n  (SELECT a.id FROM letta_agents a\n    WHERE a.user_id = session.user_id AND a.companion_id = session.companion_id AND a.chat_type = session.chat_type\n    AND NOT EXISTS (SELECT 1 FROM memory_settings o WHERE o.user_id = a.user_id AND NOT o.enabled)) AS \"memoryAgentId\",\n  ARRAY(SELECT p.picture FROM picture_shares p WHERE p.owner_id = session.owner_id) AS \"pictures!\",\n  (SELECT count(*)::int FROM picture_shares p WHERE p.owner_id = session.owner_id AND p.day = :day!::date) AS \"picturesToday!\",\n  (SELECT m.timestamp FROM messages m WHERE m.session_id = session.id ORDER BY m.seq DESC LIMIT 1) AS \"lastMessageAt\",\n  coalesce((SELECT json_agg(json_build_array(h.sender, h.content) ORDER BY h.seq) FROM (\n    SELECT m.seq, m.sender, m.content FROM messages m\n    WHERE m.session_id = session.id AND m.message_type = 'text' AND m.sender IN ('user', 'ai')\n    ORDER BY m.seq DESC LIMIT :historyMax!) h), '[]'::json) AS \"history!\"\nFROM session LEFT JOIN charged ON true"};

/**
 * Query generated from SQL:
 * ```
 * WITH session AS (
 *   SELECT s.id, s.user_id, s.chat_type, s.companion_id, s.prompt_id, s.held_at, s.crisis_at, s.messages_left,
 *     s.talk_started_at, s.ai_noticed_at, s.break_suggested_at, u.name, u.language, u.message_balance,
 *     CASE WHEN s.user_id IS NULL THEN 'session' ELSE 'user' END AS owner_kind,
 *     coalesce(s.user_id, s.id) AS owner_id,
 *     CASE WHEN s.user_id IS NULL THEN s.replies_day ELSE u.replies_day END AS replies_day,
 *     CASE WHEN s.user_id IS NULL THEN s.replies_that_day ELSE u.replies_that_day END AS replies_that_day
 *   FROM chat_sessions s LEFT JOIN users u ON u.id = s.user_id
 *   WHERE s.id = :sessionId!::uuid
 *     AND (s.user_id = coalesce(:userId::uuid, (SELECT v.id FROM users v WHERE v.visitor_id = :visitorId!::uuid))
 *       OR (s.user_id IS NULL AND s.visitor_id = :visitorId!::uuid))
 * ), charged_user AS (
 *   UPDATE users SET message_balance = users.message_balance - 1, total_messages_sent = users.total_messages_sent + 1,
 *     last_seen_at = :now!::timestamptz, last_chat_session_id = session.id,
 *     replies_that_day = CASE WHEN users.replies_day = :day!::date THEN users.replies_that_day + 1 ELSE 1 END,
 *     replies_day = :day!::date
 *   FROM session
 *   WHERE session.held_at IS NULL AND users.id = session.user_id AND users.message_balance >= 1
 *     AND (:repliesMax!::int = 0 OR users.replies_day IS DISTINCT FROM :day!::date OR users.replies_that_day < :repliesMax!::int)
 *   RETURNING users.message_balance AS balance
 * ), charged_session AS (
 *   UPDATE chat_sessions SET messages_left = chat_sessions.messages_left - 1,
 *     replies_that_day = CASE WHEN chat_sessions.replies_day = :day!::date THEN chat_sessions.replies_that_day + 1 ELSE 1 END,
 *     replies_day = :day!::date
 *   FROM session
 *   WHERE session.held_at IS NULL AND session.user_id IS NULL AND chat_sessions.id = session.id AND chat_sessions.messages_left >= 1
 *     AND (:repliesMax!::int = 0 OR chat_sessions.replies_day IS DISTINCT FROM :day!::date OR chat_sessions.replies_that_day < :repliesMax!::int)
 *   RETURNING chat_sessions.messages_left AS balance
 * ), charged AS (
 *   SELECT balance FROM charged_user UNION ALL SELECT balance FROM charged_session
 * ), entry AS (
 *   INSERT INTO ledger_entries (id, owner_kind, owner_id, delta, balance_after, kind, reference, created_at)
 *   SELECT gen_random_uuid(), session.owner_kind, session.owner_id, -1, charged.balance, 'send', 'turn:' || :turnId!::text, :now!::timestamptz
 *   FROM session, charged
 * ), turn AS (
 *   INSERT INTO chat_turns (id, session_id, kind, client_message_id, state, owner_kind, owner_id, cost, balance_after, message_ids, created_at)
 *   SELECT :turnId!::uuid, session.id, 'message', :clientMessageId!::uuid, 'pending', session.owner_kind, session.owner_id, 1, charged.balance,
 *     '{}', :now!::timestamptz
 *   FROM session, charged
 * )
 * SELECT session.chat_type AS "chatType", session.companion_id AS "companionId", session.prompt_id AS "promptId",
 *   session.name AS "personName?", session.language AS "personLanguage?", session.held_at IS NOT NULL AS "held!",
 *   session.crisis_at AS "crisisAt", session.talk_started_at AS "talkStartedAt", session.ai_noticed_at AS "aiNoticedAt",
 *   session.break_suggested_at AS "breakSuggestedAt",
 *   charged.balance IS NOT NULL AS "reserved!",
 *   NOT (:repliesMax!::int = 0 OR session.replies_day IS DISTINCT FROM :day!::date OR session.replies_that_day < :repliesMax!::int)
 *     AS "overBudget!",
 *   coalesce(charged.balance, session.message_balance, session.messages_left) AS "balance!",
 *   (SELECT a.id FROM letta_agents a
 *     WHERE a.user_id = session.user_id AND a.companion_id = session.companion_id AND a.chat_type = session.chat_type
 *     AND NOT EXISTS (SELECT 1 FROM memory_settings o WHERE o.user_id = a.user_id AND NOT o.enabled)) AS "memoryAgentId",
 *   ARRAY(SELECT p.picture FROM picture_shares p WHERE p.owner_id = session.owner_id) AS "pictures!",
 *   (SELECT count(*)::int FROM picture_shares p WHERE p.owner_id = session.owner_id AND p.day = :day!::date) AS "picturesToday!",
 *   (SELECT m.timestamp FROM messages m WHERE m.session_id = session.id ORDER BY m.seq DESC LIMIT 1) AS "lastMessageAt",
 *   coalesce((SELECT json_agg(json_build_array(h.sender, h.content) ORDER BY h.seq) FROM (
 *     SELECT m.seq, m.sender, m.content FROM messages m
 *     WHERE m.session_id = session.id AND m.message_type = 'text' AND m.sender IN ('user', 'ai')
 *     ORDER BY m.seq DESC LIMIT :historyMax!) h), '[]'::json) AS "history!"
 * FROM session LEFT JOIN charged ON true
 * ```
 */
export const reserveTurn = new PreparedQuery<ReserveTurnParams,ReserveTurnResult>(reserveTurnIR);


