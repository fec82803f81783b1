/** Types generated for queries found in "lib/chat/turns/reserve-turn.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type DateOrString = Date | string;

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export type stringArray = (string)[];

/** 'ReserveTurn' parameters type */
export interface ReserveTurnParams {
  careSince: DateOrString;
  clientMessageId: string;
  day: string;
  dayOpen: boolean;
  freeSendsMax: number;
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
  ageState: string | null;
  aiNoticedAt: Date | null;
  balance: number;
  breakSuggestedAt: Date | null;
  chatType: string;
  companionId: string | null;
  endedAt: Date | null;
  held: boolean;
  history: Json;
  inCare: boolean;
  kinds: stringArray | null;
  lastMessageAt: Date | null;
  lastSignAt: Date | null;
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

const reserveTurnIR: any = {"usedParamSet":{"visitorId":true,"careSince":true,"sessionId":true,"userId":true,"now":true,"freeSendsMax":true,"day":true,"dayOpen":true,"repliesMax":true,"turnId":true,"clientMessageId":true,"historyMax":true},"params":[{"name":"visitorId","required":true,"transform":{"type":"scalar"},"locs":[{"a":419,"b":429},{"a":1194,"b":1204},{"a":1261,"b":1271}]},{"name":"careSince","required":true,"transform":{"type":"scalar"},"locs":[{"a":800,"b":810},{"a":876,"b":886},{"a":1380,"b":1390},{"a":1505,"b":1515},{"a":1822,"b":1832}]},{"name":"sessionId","required":true,"transform":{"type":"scalar"},"locs":[{"a":1084,"b":1094}]},{"name":"userId","required":false,"transform":{"type":"scalar"},"locs":[{"a":1132,"b":1138}]},{"name":"now","required":true,"transform":{"type":"scalar"},"locs":[{"a":1565,"b":1569},{"a":2108,"b":2112},{"a":3846,"b":3850},{"a":4257,"b":4261}]},{"name":"freeSendsMax","required":true,"transform":{"type":"scalar"},"locs":[{"a":1883,"b":1896}]},{"name":"day","required":true,"transform":{"type":"scalar"},"locs":[{"a":2216,"b":2220},{"a":2290,"b":2294},{"a":2624,"b":2628},{"a":2904,"b":2908},{"a":2986,"b":2990},{"a":3369,"b":3373},{"a":4945,"b":4949},{"a":5584,"b":5588}]},{"name":"dayOpen","required":true,"transform":{"type":"scalar"},"locs":[{"a":2503,"b":2511},{"a":3234,"b":3242}]},{"name":"repliesMax","required":true,"transform":{"type":"scalar"},"locs":[{"a":2564,"b":2575},{"a":2664,"b":2675},{"a":3301,"b":3312},{"a":3417,"b":3428},{"a":4883,"b":4894},{"a":4987,"b":4998}]},{"name":"turnId","required":true,"transform":{"type":"scalar"},"locs":[{"a":3826,"b":3833},{"a":4086,"b":4093}]},{"name":"clientMessageId","required":true,"transform":{"type":"scalar"},"locs":[{"a":4125,"b":4141}]},{"name":"historyMax","required":true,"transform":{"type":"scalar"},"locs":[{"a":6068,"b":6079}]}],"statement":"WITH session AS (\n  SELECT s.id, s.user_id, s.chat_type, s.companion_id, s.prompt_id, s.held_at, s.messages_left,\n    s.talk_started_at, s.ai_noticed_at, s.break_suggested_at, u.name, u.language, u.message_balance,\n    CASE WHEN s.user_id IS NULL THEN 'session' ELSE 'user' END AS owner_kind,\n    coalesce(s.user_id, s.id) AS owner_id,\n    (SELECT a.state FROM age_holds a WHERE a.user_id = s.user_id OR a.visitor_id = :visitorId!::uuid\n      ORDER BY a.state = 'held' DESC, a.state = 'adult' DESC LIMIT 1) AS age_state,\n    CASE WHEN s.user_id IS NULL THEN s.replies_day ELSE u.replies_day END AS replies_day,\n    CASE WHEN s.user_id IS NULL THEN s.replies_that_day ELSE u.replies_that_day END AS replies_that_day,\n    c.person_id, c.kinds, c.last_sign_at, c.ended_at,\n    coalesce(c.last_sign_at > :careSince!::timestamptz, false) AS in_care,\n    CASE WHEN c.last_sign_at > :careSince!::timestamptz THEN 0 ELSE 1 END AS cost\n  FROM chat_sessions s LEFT JOIN users u ON u.id = s.user_id\n    LEFT JOIN crisis_states c ON c.person_id = coalesce(s.user_id, s.visitor_id)\n  WHERE s.id = :sessionId!::uuid\n    AND (s.user_id = coalesce(:userId::uuid, (SELECT v.id FROM users v WHERE v.visitor_id = :visitorId!::uuid))\n      OR (s.user_id IS NULL AND s.visitor_id = :visitorId!::uuid))\n), free_send AS (\n  UPDATE crisis_states SET\n    free_sends = CASE WHEN crisis_states.free_since > :careSince!::timestamptz THEN crisis_states.free_sends + 1 ELSE 1 END,\n    free_since = CASE WHEN crisis_states.free_since > :careSince!::timestamptz THEN crisis_states.free_since ELSE :now!::timestamptz END\n  FROM session\n  WHERE session.age_state IS DISTINCT FROM 'held' AND session.held_at IS NULL AND session.in_care AND crisis_states.person_id = session.person_id\n    AND (crisis_states.free_since IS NULL OR crisis_states.free_since <= :careSince!::timestamptz\n      OR crisis_states.free_sends < :freeSendsMax!::int)\n  RETURNING crisis_states.person_id\n), charged_user AS (\n  UPDATE users SET message_balance = users.message_balance - session.cost, total_messages_sent = users.total_messages_sent + 1,\n    last_seen_at = :now!::timestamptz, last_chat_session_id = session.id,\n    replies_that_day = CASE WHEN users.replies_day = :day!::date THEN users.replies_that_day + 1 ELSE 1 END,\n    replies_day = :day!::date\n  FROM session\n  WHERE session.age_state IS DISTINCT FROM 'held' AND session.held_at IS NULL AND users.id = session.user_id AND CASE WHEN session.in_care THEN EXISTS (SELECT 1 FROM free_send)\n    ELSE :dayOpen!::boolean AND users.message_balance >= 1\n      AND (:repliesMax!::int = 0 OR users.replies_day IS DISTINCT FROM :day!::date OR users.replies_that_day < :repliesMax!::int) END\n  RETURNING users.message_balance AS balance\n), charged_session AS (\n  UPDATE chat_sessions SET messages_left = chat_sessions.messages_left - session.cost,\n    replies_that_day = CASE WHEN chat_sessions.replies_day = :day!::date THEN chat_sessions.replies_that_day + 1 ELSE 1 END,\n    replies_day = :day!::date\n  FROM session\n  WHERE session.age_state IS DISTINCT FROM 'held' AND session.held_at IS NULL AND session.user_id IS NULL AND chat_sessions.id = session.id\n    AND CASE WHEN session.in_care THEN EXISTS (SELECT 1 FROM free_send)\n    ELSE :dayOpen!::boolean AND chat_sessions.messages_left >= 1\n      AND (:repliesMax!::int = 0 OR chat_sessions.replies_day IS DISTINCT FROM :day!::date OR chat_sessions.replies_that_day < :repliesMax!::int) END\n  RETURNING chat_sessions.messages_left AS balance\n), charged AS (\n  SELECT balance FROM charged_user UNION ALL SELECT balance FROM charged_session\n), entry AS (\n  INSERT INTO ledger_entries (id, owner_kind, owner_id, delta, balance_after, kind, reference, created_at)\n  SELECT gen_random_uuid(), session.owner_kind, session.owner_id, -session.cost, charged.balance, 'send', 'turn:' || :turnId!::text,\n    :now!::timestamptz\n  FROM session, charged WHERE session.cost > 0\n), turn AS (\n  INSERT INTO chat_turns (id, session_id, kind, client_message_id, state, owner_kind, owner_id, cost, free, balance_after, message_ids,\n    created_at)\n  SELECT :turnId!::uuid, session.id, 'message', :clientMessageId!::uuid, 'pending', session.owner_kind, session.owner_id, session.cost,\n    session.in_care, charged.balance, '{}', :now!::timestamptz\n  FROM session, charged\n)\nSELECT session.chat_type AS \"chatType\", session.companion_id AS \"companionId\", session.prompt_id AS \"promptId\",\n  session.name AS \"personName?\", session.language AS \"personLanguage?\", session.held_at IS NOT NULL AS \"held!\", session.age_state AS \"ageState?\",\n  session.talk_started_at AS \"talkStartedAt\", session.ai_noticed_at AS \"aiNoticedAt\",\n  session.break_suggested_at AS \"breakSuggestedAt\",\n  session.kinds AS \"kinds?\", session.last_sign_at AS \"lastSignAt?\", session.ended_at AS \"endedAt?\",\n  charged.balance IS NOT NULL AS \"reserved!\",\n  session.in_care AS \"inCare!\",\n  NOT (:repliesMax!::int = 0 OR session.replies_day IS DISTINCT FROM :day!::date OR session.replies_that_day < :repliesMax!::int)\n    AS \"overBudget!\",\n  coalesce(charged.balance, session.message_balance, session.messages_left) AS \"balance!\",\n  (SELECT a.id FROM letta_agents a\n    WHERE a.user_id = session.user_id AND a.companion_id = session.companion_id AND a.chat_type = session.chat_type\n    AND NOT EXISTS (SELECT 1 FROM memory_settings o WHERE o.user_id = a.user_id AND NOT o.enabled)) AS \"memoryAgentId\",\n  ARRAY(SELECT p.picture FROM picture_shares p WHERE p.owner_id = session.owner_id) AS \"pictures!\",\n  (SELECT count(*)::int FROM picture_shares p WHERE p.owner_id = session.owner_id AND p.day = :day!::date) AS \"picturesToday!\",\n  (SELECT m.timestamp FROM messages m WHERE m.session_id = session.id ORDER BY m.seq DESC LIMIT 1) AS \"lastMessageAt\",\n  coalesce((SELECT json_agg(json_build_array(h.sender, h.content, (extract(epoch FROM h.timestamp) * 1000)::bigint) ORDER BY h.seq) FROM (\n    SELECT m.seq, m.sender, m.content, m.timestamp FROM messages m\n    WHERE m.session_id = session.id AND m.message_type = 'text' AND m.sender IN ('user', 'ai')\n    ORDER BY m.seq DESC LIMIT :historyMax!) h), '[]'::json) AS \"history!\"\nFROM session LEFT JOIN charged ON true"};

/**
 * Query generated from SQL:
 * ```
 * WITH session AS (
 *   SELECT s.id, s.user_id, s.chat_type, s.companion_id, s.prompt_id, s.held_at, s.messages_left,
 *     s.talk_started_at, s.ai_noticed_at, s.break_suggested_at, u.name, u.language, u.message_balance,
 *     CASE WHEN s.user_id IS NULL THEN 'session' ELSE 'user' END AS owner_kind,
 *     coalesce(s.user_id, s.id) AS owner_id,
 *     (SELECT a.state FROM age_holds a WHERE a.user_id = s.user_id OR a.visitor_id = :visitorId!::uuid
 *       ORDER BY a.state = 'held' DESC, a.state = 'adult' DESC LIMIT 1) AS age_state,
 *     CASE WHEN s.user_id IS NULL THEN s.replies_day ELSE u.replies_day END AS replies_day,
 *     CASE WHEN s.user_id IS NULL THEN s.replies_that_day ELSE u.replies_that_day END AS replies_that_day,
 *     c.person_id, c.kinds, c.last_sign_at, c.ended_at,
 *     coalesce(c.last_sign_at > :careSince!::timestamptz, false) AS in_care,
 *     CASE WHEN c.last_sign_at > :careSince!::timestamptz THEN 0 ELSE 1 END AS cost
 *   FROM chat_sessions s LEFT JOIN users u ON u.id = s.user_id
 *     LEFT JOIN crisis_states c ON c.person_id = coalesce(s.user_id, s.visitor_id)
 *   WHERE s.id = :sessionId!::uuid
 *     AND (s.user_id = coalesce(:userId::uuid, (SELECT v.id FROM users v WHERE v.visitor_id = :visitorId!::uuid))
 *       OR (s.user_id IS NULL AND s.visitor_id = :visitorId!::uuid))
 * ), free_send AS (
 *   UPDATE crisis_states SET
 *     free_sends = CASE WHEN crisis_states.free_since > :careSince!::timestamptz THEN crisis_states.free_sends + 1 ELSE 1 END,
 *     free_since = CASE WHEN crisis_states.free_since > :careSince!::timestamptz THEN crisis_states.free_since ELSE :now!::timestamptz END
 *   FROM session
 *   WHERE session.age_state IS DISTINCT FROM 'held' AND session.held_at IS NULL AND session.in_care AND crisis_states.person_id = session.person_id
 *     AND (crisis_states.free_since IS NULL OR crisis_states.free_since <= :careSince!::timestamptz
 *       OR crisis_states.free_sends < :freeSendsMax!::int)
 *   RETURNING crisis_states.person_id
 * ), charged_user AS (
 *   UPDATE users SET message_balance = users.message_balance - session.cost, total_messages_sent = users.total_messages_sent + 1,
 *     last_seen_at = :now!::timestamptz, last_chat_session_id = session.id,
 *     replies_that_day = CASE WHEN users.replies_day = :day!::date THEN users.replies_that_day + 1 ELSE 1 END,
 *     replies_day = :day!::date
 *   FROM session
 *   WHERE session.age_state IS DISTINCT FROM 'held' AND session.held_at IS NULL AND users.id = session.user_id AND CASE WHEN session.in_care THEN EXISTS (SELECT 1 FROM free_send)
 *     ELSE :dayOpen!::boolean AND users.message_balance >= 1
 *       AND (:repliesMax!::int = 0 OR users.replies_day IS DISTINCT FROM :day!::date OR users.replies_that_day < :repliesMax!::int) END
 *   RETURNING users.message_balance AS balance
 * ), charged_session AS (
 *   UPDATE chat_sessions SET messages_left = chat_sessions.messages_left - session.cost,
 *     replies_that_day = CASE WHEN chat_sessions.replies_day = :day!::date THEN chat_sessions.replies_that_day + 1 ELSE 1 END,
 *     replies_day = :day!::date
 *   FROM session
 *   WHERE session.age_state IS DISTINCT FROM 'held' AND session.held_at IS NULL AND session.user_id IS NULL AND chat_sessions.id = session.id
 *     AND CASE WHEN session.in_care THEN EXISTS (SELECT 1 FROM free_send)
 *     ELSE :dayOpen!::boolean AND chat_sessions.messages_left >= 1
 *       AND (:repliesMax!::int = 0 OR chat_sessions.replies_day IS DISTINCT FROM :day!::date OR chat_sessions.replies_that_day < :repliesMax!::int) END
 *   RETURNING chat_sessions.messages_left AS balance
 * ), charged AS (
 *   SELECT balance FROM charged_user UNION ALL SELECT balance FROM charged_session
 * ), entry AS (
 *   INSERT INTO ledger_entries (id, owner_kind, owner_id, delta, balance_after, kind, reference, created_at)
 *   SELECT gen_random_uuid(), session.owner_kind, session.owner_id, -session.cost, charged.balance, 'send', 'turn:' || :turnId!::text,
 *     :now!::timestamptz
 *   FROM session, charged WHERE session.cost > 0
 * ), turn AS (
 *   INSERT INTO chat_turns (id, session_id, kind, client_message_id, state, owner_kind, owner_id, cost, free, balance_after, message_ids,
 *     created_at)
 *   SELECT :turnId!::uuid, session.id, 'message', :clientMessageId!::uuid, 'pending', session.owner_kind, session.owner_id, session.cost,
 *     session.in_care, charged.balance, '{}', :now!::timestamptz
 *   FROM session, charged
 * )
 * SELECT session.chat_type AS "chatType", session.companion_id AS "companionId", session.prompt_id AS "promptId",
 *   session.name AS "personName?", session.language AS "personLanguage?", session.held_at IS NOT NULL AS "held!", session.age_state AS "ageState?",
 *   session.talk_started_at AS "talkStartedAt", session.ai_noticed_at AS "aiNoticedAt",
 *   session.break_suggested_at AS "breakSuggestedAt",
 *   session.kinds AS "kinds?", session.last_sign_at AS "lastSignAt?", session.ended_at AS "endedAt?",
 *   charged.balance IS NOT NULL AS "reserved!",
 *   session.in_care AS "inCare!",
 *   NOT (:repliesMax!::int = 0 OR session.replies_day IS DISTINCT FROM :day!::date OR session.replies_that_day < :repliesMax!::int)
 *     AS "overBudget!",
 *   coalesce(charged.balance, session.message_balance, session.messages_left) AS "balance!",
 *   (SELECT a.id FROM letta_agents a
 *     WHERE a.user_id = session.user_id AND a.companion_id = session.companion_id AND a.chat_type = session.chat_type
 *     AND NOT EXISTS (SELECT 1 FROM memory_settings o WHERE o.user_id = a.user_id AND NOT o.enabled)) AS "memoryAgentId",
 *   ARRAY(SELECT p.picture FROM picture_shares p WHERE p.owner_id = session.owner_id) AS "pictures!",
 *   (SELECT count(*)::int FROM picture_shares p WHERE p.owner_id = session.owner_id AND p.day = :day!::date) AS "picturesToday!",
 *   (SELECT m.timestamp FROM messages m WHERE m.session_id = session.id ORDER BY m.seq DESC LIMIT 1) AS "lastMessageAt",
 *   coalesce((SELECT json_agg(json_build_array(h.sender, h.content, (extract(epoch FROM h.timestamp) * 1000)::bigint) ORDER BY h.seq) FROM (
 *     SELECT m.seq, m.sender, m.content, m.timestamp FROM messages m
 *     WHERE m.session_id = session.id AND m.message_type = 'text' AND m.sender IN ('user', 'ai')
 *     ORDER BY m.seq DESC LIMIT :historyMax!) h), '[]'::json) AS "history!"
 * FROM session LEFT JOIN charged ON true
 * ```
 */
export const reserveTurn = new PreparedQuery<ReserveTurnParams,ReserveTurnResult>(reserveTurnIR);


