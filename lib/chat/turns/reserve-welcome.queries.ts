/** Types generated for queries found in "lib/chat/turns/reserve-welcome.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type DateOrString = Date | string;

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export type stringArray = (string)[];

/** 'ReserveWelcome' parameters type */
export interface ReserveWelcomeParams {
  careSince: DateOrString;
  clientMessageId: string;
  day: string;
  deviceId?: string | null | void;
  freeOpen: boolean;
  freeRepliesMax: number;
  freeWelcomesUpTo: number;
  historyBlock: number;
  historyLeast: number;
  now: DateOrString;
  paidOpen: boolean;
  processId: string;
  quoteMost: number;
  repliesMax: number;
  sessionId: string;
  turnId: string;
  userId?: string | null | void;
  visitorId: string;
}

/** 'ReserveWelcome' return type */
export interface ReserveWelcomeResult {
  ageState: string | null;
  aiNoticedAt: Date | null;
  balance: number;
  breakSuggestedAt: Date | null;
  chatType: string;
  companionId: string | null;
  dayOpen: boolean;
  endedAt: Date | null;
  held: boolean;
  history: Json;
  inCare: boolean;
  kinds: stringArray | null;
  lastMessageAt: Date | null;
  lastSignAt: Date | null;
  memoryAgentId: string | null;
  overBudget: boolean;
  ownLimit: string | null;
  ownMax: number | null;
  paid: boolean;
  pausedUntil: Date | null;
  personLanguage: string | null;
  personName: string | null;
  personNickname: string | null;
  pictures: stringArray;
  picturesToday: number;
  promptId: string | null;
  quietTo: number | null;
  reserved: boolean;
  suspended: boolean;
  talkStartedAt: Date | null;
}

/** 'ReserveWelcome' query type */
export interface ReserveWelcomeQuery {
  params: ReserveWelcomeParams;
  result: ReserveWelcomeResult;
}

const reserveWelcomeIR: any = {"usedParamSet":{"visitorId":true,"now":true,"deviceId":true,"careSince":true,"sessionId":true,"userId":true,"day":true,"repliesMax":true,"paidOpen":true,"freeOpen":true,"freeRepliesMax":true,"freeWelcomesUpTo":true,"turnId":true,"clientMessageId":true,"processId":true,"quoteMost":true,"historyLeast":true,"historyBlock":true},"params":[{"name":"visitorId","required":true,"transform":{"type":"scalar"},"locs":[{"a":440,"b":450},{"a":717,"b":727},{"a":1416,"b":1426},{"a":1483,"b":1493}]},{"name":"now","required":true,"transform":{"type":"scalar"},"locs":[{"a":646,"b":650},{"a":1304,"b":1308},{"a":3449,"b":3453}]},{"name":"deviceId","required":false,"transform":{"type":"scalar"},"locs":[{"a":753,"b":761}]},{"name":"careSince","required":true,"transform":{"type":"scalar"},"locs":[{"a":1047,"b":1057}]},{"name":"sessionId","required":true,"transform":{"type":"scalar"},"locs":[{"a":1248,"b":1258}]},{"name":"userId","required":false,"transform":{"type":"scalar"},"locs":[{"a":1354,"b":1360}]},{"name":"day","required":true,"transform":{"type":"scalar"},"locs":[{"a":1843,"b":1847},{"a":2283,"b":2287},{"a":2500,"b":2504},{"a":2566,"b":2570},{"a":2832,"b":2836},{"a":2906,"b":2910},{"a":5005,"b":5009}]},{"name":"repliesMax","required":true,"transform":{"type":"scalar"},"locs":[{"a":1984,"b":1995},{"a":2032,"b":2043}]},{"name":"paidOpen","required":true,"transform":{"type":"scalar"},"locs":[{"a":2086,"b":2095}]},{"name":"freeOpen","required":true,"transform":{"type":"scalar"},"locs":[{"a":2111,"b":2120}]},{"name":"freeRepliesMax","required":true,"transform":{"type":"scalar"},"locs":[{"a":2136,"b":2151},{"a":2302,"b":2317}]},{"name":"freeWelcomesUpTo","required":true,"transform":{"type":"scalar"},"locs":[{"a":2188,"b":2205}]},{"name":"turnId","required":true,"transform":{"type":"scalar"},"locs":[{"a":3332,"b":3339}]},{"name":"clientMessageId","required":true,"transform":{"type":"scalar"},"locs":[{"a":3363,"b":3379}]},{"name":"processId","required":true,"transform":{"type":"scalar"},"locs":[{"a":3469,"b":3479}]},{"name":"quoteMost","required":true,"transform":{"type":"scalar"},"locs":[{"a":5388,"b":5398}]},{"name":"historyLeast","required":true,"transform":{"type":"scalar"},"locs":[{"a":5726,"b":5739}]},{"name":"historyBlock","required":true,"transform":{"type":"scalar"},"locs":[{"a":5816,"b":5829}]}],"statement":"WITH found AS (\n  SELECT s.id, s.user_id, s.chat_type, s.companion_id, s.prompt_id, s.held_at, s.messages_left, s.goes_at,\n    s.talk_started_at, s.ai_noticed_at, s.break_suggested_at, u.name, u.nickname, u.language, u.message_balance,\n    CASE WHEN s.user_id IS NULL THEN 'session' ELSE 'user' END AS owner_kind,\n    coalesce(s.user_id, s.id) AS owner_id,\n    (SELECT a.state FROM age_holds a WHERE a.user_id = s.user_id OR a.visitor_id = :visitorId!::uuid\n      ORDER BY a.state = 'held' DESC, a.state = 'adult' DESC LIMIT 1) AS age_state,\n    EXISTS (SELECT 1 FROM suspensions p WHERE p.lifted_at IS NULL AND (p.ends_at IS NULL OR p.ends_at > :now!::timestamptz)\n      AND (p.user_id = s.user_id OR p.visitor_id = :visitorId!::uuid OR p.session_id = :deviceId::uuid)) AS suspended,\n    CASE WHEN s.user_id IS NULL THEN s.replies_day ELSE u.replies_day END AS replies_day,\n    CASE WHEN s.user_id IS NULL THEN s.replies_that_day ELSE u.replies_that_day END AS replies_that_day,\n    c.kinds, c.last_sign_at, c.ended_at, coalesce(c.last_sign_at > :careSince!::timestamptz, false) AS in_care\n  FROM chat_sessions s LEFT JOIN users u ON u.id = s.user_id\n    LEFT JOIN crisis_states c ON c.person_id = coalesce(s.user_id, s.visitor_id)\n  WHERE s.id = :sessionId!::uuid AND (s.goes_at IS NULL OR s.goes_at > :now!::timestamptz)\n    AND (s.user_id = coalesce(:userId::uuid, (SELECT v.id FROM users v WHERE v.visitor_id = :visitorId!::uuid))\n      OR (s.user_id IS NULL AND s.visitor_id = :visitorId!::uuid))\n), counted AS (\n  SELECT found.*, coalesce(found.message_balance, found.messages_left) AS balance, (SELECT coalesce(sum(l.delta), 0) FROM ledger_entries l\n    WHERE l.owner_kind = found.owner_kind AND l.owner_id = found.owner_id AND l.kind IN ('purchase', 'moved', 'refund', 'refund_returned')) AS bought,\n    CASE WHEN found.replies_day = :day!::date THEN found.replies_that_day ELSE 0 END AS replies_today\n  FROM found\n), session AS (\n  SELECT paying.*, paying.balance >= 1 AND (:repliesMax!::int = 0 OR paying.replies_today < :repliesMax!::int)\n    AND CASE WHEN paying.paid THEN :paidOpen!::boolean ELSE :freeOpen!::boolean AND (:freeRepliesMax!::int = 0 OR paying.replies_today < :freeWelcomesUpTo!::int\n      AND coalesce((SELECT f.replies FROM free_replies f WHERE f.day = :day!::date), 0) < :freeRepliesMax!::int) END AS model_allowed\n  FROM (SELECT counted.*, counted.balance >= 1 AND counted.bought >= 1 AS paid FROM counted) paying\n), counted_user AS (\n  UPDATE users SET replies_day = :day!::date,\n    replies_that_day = CASE WHEN users.replies_day = :day!::date THEN users.replies_that_day + 1 ELSE 1 END\n  FROM session WHERE session.age_state IS DISTINCT FROM 'held' AND NOT session.suspended AND session.model_allowed AND users.id = session.user_id\n), counted_session AS (\n  UPDATE chat_sessions SET replies_day = :day!::date,\n    replies_that_day = CASE WHEN chat_sessions.replies_day = :day!::date THEN chat_sessions.replies_that_day + 1 ELSE 1 END\n  FROM session WHERE session.age_state IS DISTINCT FROM 'held' AND NOT session.suspended AND session.model_allowed AND session.user_id IS NULL AND chat_sessions.id = session.id\n), turn AS (\n  INSERT INTO chat_turns (id, session_id, kind, client_message_id, state, owner_kind, owner_id, cost, paid, balance_after, message_ids, created_at,\n    process_id)\n  SELECT :turnId!::uuid, id, 'welcome', :clientMessageId!::uuid, 'pending', owner_kind, owner_id, 0, paid, balance,\n    '{}', :now!::timestamptz, :processId!::uuid\n  FROM session WHERE session.age_state IS DISTINCT FROM 'held' AND NOT session.suspended\n)\nSELECT session.chat_type AS \"chatType\", session.companion_id AS \"companionId\", session.prompt_id AS \"promptId\",\n  session.name AS \"personName?\", session.nickname AS \"personNickname?\", session.language AS \"personLanguage?\", session.held_at IS NOT NULL AS \"held!\", session.age_state AS \"ageState?\",\n  session.suspended AS \"suspended!\",\n  NULL::text AS \"ownLimit?\", NULL::int AS \"ownMax?\", NULL::int AS \"quietTo?\", NULL::timestamptz AS \"pausedUntil?\",\n  session.talk_started_at AS \"talkStartedAt\", session.ai_noticed_at AS \"aiNoticedAt\",\n  session.break_suggested_at AS \"breakSuggestedAt\",\n  session.kinds AS \"kinds?\", session.last_sign_at AS \"lastSignAt?\", session.ended_at AS \"endedAt?\",\n  true AS \"reserved!\",\n  session.in_care AS \"inCare!\",\n  session.paid AS \"paid!\",\n  session.model_allowed AS \"dayOpen!\",\n  false AS \"overBudget!\",\n  session.balance AS \"balance!\",\n  -- In an incognito chat a companion knows nothing of other ones.\n  (SELECT a.id FROM letta_agents a\n    WHERE session.goes_at IS NULL AND a.user_id = session.user_id AND a.companion_id = session.companion_id AND a.chat_type = session.chat_type\n    AND NOT EXISTS (SELECT 1 FROM memory_settings o WHERE o.user_id = a.user_id AND NOT o.enabled)) AS \"memoryAgentId\",\n  ARRAY(SELECT p.picture FROM picture_shares p WHERE p.owner_id = session.owner_id) AS \"pictures!\",\n  (SELECT count(*)::int FROM picture_shares p WHERE p.owner_id = session.owner_id AND p.day = :day!::date) AS \"picturesToday!\",\n  (SELECT m.timestamp FROM messages m WHERE m.session_id = session.id ORDER BY m.seq DESC LIMIT 1) AS \"lastMessageAt\",\n  coalesce((SELECT json_agg(json_build_array(h.sender, h.content, (extract(epoch FROM h.timestamp) * 1000)::bigint, h.message_type,\n      CASE WHEN h.reply_to_id IS NOT NULL THEN (SELECT json_build_array(q.sender, left(q.content, :quoteMost!::int)) FROM messages q\n        WHERE q.id = h.reply_to_id AND q.session_id = session.id AND q.removed_at IS NULL) END)\n      ORDER BY h.seq) FROM (\n    SELECT m.seq, m.sender, m.content, m.timestamp, m.message_type, m.removed_at, m.reply_to_id FROM messages m WHERE m.session_id = session.id\n    ORDER BY m.seq DESC\n    LIMIT :historyLeast!::int + (SELECT count(*) FROM messages n WHERE n.session_id = session.id) % :historyBlock!::int) h\n    WHERE h.message_type IN ('text', 'image') AND h.sender IN ('user', 'ai') AND h.removed_at IS NULL), '[]'::json) AS \"history!\"\nFROM session"};

/**
 * Query generated from SQL:
 * ```
 * WITH found AS (
 *   SELECT s.id, s.user_id, s.chat_type, s.companion_id, s.prompt_id, s.held_at, s.messages_left, s.goes_at,
 *     s.talk_started_at, s.ai_noticed_at, s.break_suggested_at, u.name, u.nickname, u.language, u.message_balance,
 *     CASE WHEN s.user_id IS NULL THEN 'session' ELSE 'user' END AS owner_kind,
 *     coalesce(s.user_id, s.id) AS owner_id,
 *     (SELECT a.state FROM age_holds a WHERE a.user_id = s.user_id OR a.visitor_id = :visitorId!::uuid
 *       ORDER BY a.state = 'held' DESC, a.state = 'adult' DESC LIMIT 1) AS age_state,
 *     EXISTS (SELECT 1 FROM suspensions p WHERE p.lifted_at IS NULL AND (p.ends_at IS NULL OR p.ends_at > :now!::timestamptz)
 *       AND (p.user_id = s.user_id OR p.visitor_id = :visitorId!::uuid OR p.session_id = :deviceId::uuid)) AS suspended,
 *     CASE WHEN s.user_id IS NULL THEN s.replies_day ELSE u.replies_day END AS replies_day,
 *     CASE WHEN s.user_id IS NULL THEN s.replies_that_day ELSE u.replies_that_day END AS replies_that_day,
 *     c.kinds, c.last_sign_at, c.ended_at, coalesce(c.last_sign_at > :careSince!::timestamptz, false) AS in_care
 *   FROM chat_sessions s LEFT JOIN users u ON u.id = s.user_id
 *     LEFT JOIN crisis_states c ON c.person_id = coalesce(s.user_id, s.visitor_id)
 *   WHERE s.id = :sessionId!::uuid AND (s.goes_at IS NULL OR s.goes_at > :now!::timestamptz)
 *     AND (s.user_id = coalesce(:userId::uuid, (SELECT v.id FROM users v WHERE v.visitor_id = :visitorId!::uuid))
 *       OR (s.user_id IS NULL AND s.visitor_id = :visitorId!::uuid))
 * ), counted AS (
 *   SELECT found.*, coalesce(found.message_balance, found.messages_left) AS balance, (SELECT coalesce(sum(l.delta), 0) FROM ledger_entries l
 *     WHERE l.owner_kind = found.owner_kind AND l.owner_id = found.owner_id AND l.kind IN ('purchase', 'moved', 'refund', 'refund_returned')) AS bought,
 *     CASE WHEN found.replies_day = :day!::date THEN found.replies_that_day ELSE 0 END AS replies_today
 *   FROM found
 * ), session AS (
 *   SELECT paying.*, paying.balance >= 1 AND (:repliesMax!::int = 0 OR paying.replies_today < :repliesMax!::int)
 *     AND CASE WHEN paying.paid THEN :paidOpen!::boolean ELSE :freeOpen!::boolean AND (:freeRepliesMax!::int = 0 OR paying.replies_today < :freeWelcomesUpTo!::int
 *       AND coalesce((SELECT f.replies FROM free_replies f WHERE f.day = :day!::date), 0) < :freeRepliesMax!::int) END AS model_allowed
 *   FROM (SELECT counted.*, counted.balance >= 1 AND counted.bought >= 1 AS paid FROM counted) paying
 * ), counted_user AS (
 *   UPDATE users SET replies_day = :day!::date,
 *     replies_that_day = CASE WHEN users.replies_day = :day!::date THEN users.replies_that_day + 1 ELSE 1 END
 *   FROM session WHERE session.age_state IS DISTINCT FROM 'held' AND NOT session.suspended AND session.model_allowed AND users.id = session.user_id
 * ), counted_session AS (
 *   UPDATE chat_sessions SET replies_day = :day!::date,
 *     replies_that_day = CASE WHEN chat_sessions.replies_day = :day!::date THEN chat_sessions.replies_that_day + 1 ELSE 1 END
 *   FROM session WHERE session.age_state IS DISTINCT FROM 'held' AND NOT session.suspended AND session.model_allowed AND session.user_id IS NULL AND chat_sessions.id = session.id
 * ), turn AS (
 *   INSERT INTO chat_turns (id, session_id, kind, client_message_id, state, owner_kind, owner_id, cost, paid, balance_after, message_ids, created_at,
 *     process_id)
 *   SELECT :turnId!::uuid, id, 'welcome', :clientMessageId!::uuid, 'pending', owner_kind, owner_id, 0, paid, balance,
 *     '{}', :now!::timestamptz, :processId!::uuid
 *   FROM session WHERE session.age_state IS DISTINCT FROM 'held' AND NOT session.suspended
 * )
 * SELECT session.chat_type AS "chatType", session.companion_id AS "companionId", session.prompt_id AS "promptId",
 *   session.name AS "personName?", session.nickname AS "personNickname?", session.language AS "personLanguage?", session.held_at IS NOT NULL AS "held!", session.age_state AS "ageState?",
 *   session.suspended AS "suspended!",
 *   NULL::text AS "ownLimit?", NULL::int AS "ownMax?", NULL::int AS "quietTo?", NULL::timestamptz AS "pausedUntil?",
 *   session.talk_started_at AS "talkStartedAt", session.ai_noticed_at AS "aiNoticedAt",
 *   session.break_suggested_at AS "breakSuggestedAt",
 *   session.kinds AS "kinds?", session.last_sign_at AS "lastSignAt?", session.ended_at AS "endedAt?",
 *   true AS "reserved!",
 *   session.in_care AS "inCare!",
 *   session.paid AS "paid!",
 *   session.model_allowed AS "dayOpen!",
 *   false AS "overBudget!",
 *   session.balance AS "balance!",
 *   -- In an incognito chat a companion knows nothing of other ones.
 *   (SELECT a.id FROM letta_agents a
 *     WHERE session.goes_at IS NULL AND a.user_id = session.user_id AND a.companion_id = session.companion_id AND a.chat_type = session.chat_type
 *     AND NOT EXISTS (SELECT 1 FROM memory_settings o WHERE o.user_id = a.user_id AND NOT o.enabled)) AS "memoryAgentId",
 *   ARRAY(SELECT p.picture FROM picture_shares p WHERE p.owner_id = session.owner_id) AS "pictures!",
 *   (SELECT count(*)::int FROM picture_shares p WHERE p.owner_id = session.owner_id AND p.day = :day!::date) AS "picturesToday!",
 *   (SELECT m.timestamp FROM messages m WHERE m.session_id = session.id ORDER BY m.seq DESC LIMIT 1) AS "lastMessageAt",
 *   coalesce((SELECT json_agg(json_build_array(h.sender, h.content, (extract(epoch FROM h.timestamp) * 1000)::bigint, h.message_type,
 *       CASE WHEN h.reply_to_id IS NOT NULL THEN (SELECT json_build_array(q.sender, left(q.content, :quoteMost!::int)) FROM messages q
 *         WHERE q.id = h.reply_to_id AND q.session_id = session.id AND q.removed_at IS NULL) END)
 *       ORDER BY h.seq) FROM (
 *     SELECT m.seq, m.sender, m.content, m.timestamp, m.message_type, m.removed_at, m.reply_to_id FROM messages m WHERE m.session_id = session.id
 *     ORDER BY m.seq DESC
 *     LIMIT :historyLeast!::int + (SELECT count(*) FROM messages n WHERE n.session_id = session.id) % :historyBlock!::int) h
 *     WHERE h.message_type IN ('text', 'image') AND h.sender IN ('user', 'ai') AND h.removed_at IS NULL), '[]'::json) AS "history!"
 * FROM session
 * ```
 */
export const reserveWelcome = new PreparedQuery<ReserveWelcomeParams,ReserveWelcomeResult>(reserveWelcomeIR);


