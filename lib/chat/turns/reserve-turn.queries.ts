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
  freeOpen: boolean;
  freeRepliesMax: number;
  freeSendsMax: number;
  historyBlock: number;
  historyLeast: number;
  now: DateOrString;
  paidOpen: boolean;
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
  paid: boolean;
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

const reserveTurnIR: any = {"usedParamSet":{"visitorId":true,"careSince":true,"sessionId":true,"userId":true,"paidOpen":true,"freeOpen":true,"freeRepliesMax":true,"day":true,"now":true,"freeSendsMax":true,"repliesMax":true,"turnId":true,"clientMessageId":true,"historyLeast":true,"historyBlock":true},"params":[{"name":"visitorId","required":true,"transform":{"type":"scalar"},"locs":[{"a":417,"b":427},{"a":1192,"b":1202},{"a":1259,"b":1269}]},{"name":"careSince","required":true,"transform":{"type":"scalar"},"locs":[{"a":798,"b":808},{"a":874,"b":884},{"a":2123,"b":2133},{"a":2248,"b":2258},{"a":2565,"b":2575}]},{"name":"sessionId","required":true,"transform":{"type":"scalar"},"locs":[{"a":1082,"b":1092}]},{"name":"userId","required":false,"transform":{"type":"scalar"},"locs":[{"a":1130,"b":1136}]},{"name":"paidOpen","required":true,"transform":{"type":"scalar"},"locs":[{"a":1659,"b":1668}]},{"name":"freeOpen","required":true,"transform":{"type":"scalar"},"locs":[{"a":1684,"b":1693}]},{"name":"freeRepliesMax","required":true,"transform":{"type":"scalar"},"locs":[{"a":1709,"b":1724},{"a":1822,"b":1837}]},{"name":"day","required":true,"transform":{"type":"scalar"},"locs":[{"a":1803,"b":1807},{"a":2959,"b":2963},{"a":3033,"b":3037},{"a":3365,"b":3369},{"a":3645,"b":3649},{"a":3727,"b":3731},{"a":4108,"b":4112},{"a":5765,"b":5769},{"a":6373,"b":6377}]},{"name":"now","required":true,"transform":{"type":"scalar"},"locs":[{"a":2308,"b":2312},{"a":2851,"b":2855},{"a":4585,"b":4589},{"a":5016,"b":5020}]},{"name":"freeSendsMax","required":true,"transform":{"type":"scalar"},"locs":[{"a":2626,"b":2639}]},{"name":"repliesMax","required":true,"transform":{"type":"scalar"},"locs":[{"a":3305,"b":3316},{"a":3405,"b":3416},{"a":4040,"b":4051},{"a":4156,"b":4167},{"a":5703,"b":5714},{"a":5807,"b":5818}]},{"name":"turnId","required":true,"transform":{"type":"scalar"},"locs":[{"a":4565,"b":4572},{"a":4831,"b":4838}]},{"name":"clientMessageId","required":true,"transform":{"type":"scalar"},"locs":[{"a":4870,"b":4886}]},{"name":"historyLeast","required":true,"transform":{"type":"scalar"},"locs":[{"a":6836,"b":6849}]},{"name":"historyBlock","required":true,"transform":{"type":"scalar"},"locs":[{"a":6926,"b":6939}]}],"statement":"WITH found AS (\n  SELECT s.id, s.user_id, s.chat_type, s.companion_id, s.prompt_id, s.held_at, s.messages_left,\n    s.talk_started_at, s.ai_noticed_at, s.break_suggested_at, u.name, u.language, u.message_balance,\n    CASE WHEN s.user_id IS NULL THEN 'session' ELSE 'user' END AS owner_kind,\n    coalesce(s.user_id, s.id) AS owner_id,\n    (SELECT a.state FROM age_holds a WHERE a.user_id = s.user_id OR a.visitor_id = :visitorId!::uuid\n      ORDER BY a.state = 'held' DESC, a.state = 'adult' DESC LIMIT 1) AS age_state,\n    CASE WHEN s.user_id IS NULL THEN s.replies_day ELSE u.replies_day END AS replies_day,\n    CASE WHEN s.user_id IS NULL THEN s.replies_that_day ELSE u.replies_that_day END AS replies_that_day,\n    c.person_id, c.kinds, c.last_sign_at, c.ended_at,\n    coalesce(c.last_sign_at > :careSince!::timestamptz, false) AS in_care,\n    CASE WHEN c.last_sign_at > :careSince!::timestamptz THEN 0 ELSE 1 END AS cost\n  FROM chat_sessions s LEFT JOIN users u ON u.id = s.user_id\n    LEFT JOIN crisis_states c ON c.person_id = coalesce(s.user_id, s.visitor_id)\n  WHERE s.id = :sessionId!::uuid\n    AND (s.user_id = coalesce(:userId::uuid, (SELECT v.id FROM users v WHERE v.visitor_id = :visitorId!::uuid))\n      OR (s.user_id IS NULL AND s.visitor_id = :visitorId!::uuid))\n), counted AS (\n  SELECT found.*, coalesce(found.message_balance, found.messages_left) AS balance, (SELECT coalesce(sum(l.delta), 0) FROM ledger_entries l\n    WHERE l.owner_kind = found.owner_kind AND l.owner_id = found.owner_id AND l.kind IN ('purchase', 'moved', 'refund', 'refund_returned')) AS bought\n  FROM found\n), session AS (\n  SELECT paying.*, CASE WHEN paying.paid THEN :paidOpen!::boolean ELSE :freeOpen!::boolean AND (:freeRepliesMax!::int = 0\n    OR coalesce((SELECT f.replies FROM free_replies f WHERE f.day = :day!::date), 0) < :freeRepliesMax!::int) END AS day_open\n  FROM (SELECT counted.*, counted.balance >= 1 AND counted.bought >= 1 AND (counted.in_care OR counted.balance <= counted.bought) AS paid\n    FROM counted) paying\n), free_send AS (\n  UPDATE crisis_states SET\n    free_sends = CASE WHEN crisis_states.free_since > :careSince!::timestamptz THEN crisis_states.free_sends + 1 ELSE 1 END,\n    free_since = CASE WHEN crisis_states.free_since > :careSince!::timestamptz THEN crisis_states.free_since ELSE :now!::timestamptz END\n  FROM session\n  WHERE session.age_state IS DISTINCT FROM 'held' AND session.held_at IS NULL AND session.in_care AND crisis_states.person_id = session.person_id\n    AND (crisis_states.free_since IS NULL OR crisis_states.free_since <= :careSince!::timestamptz\n      OR crisis_states.free_sends < :freeSendsMax!::int)\n  RETURNING crisis_states.person_id\n), charged_user AS (\n  UPDATE users SET message_balance = users.message_balance - session.cost, total_messages_sent = users.total_messages_sent + 1,\n    last_seen_at = :now!::timestamptz, last_chat_session_id = session.id,\n    replies_that_day = CASE WHEN users.replies_day = :day!::date THEN users.replies_that_day + 1 ELSE 1 END,\n    replies_day = :day!::date\n  FROM session\n  WHERE session.age_state IS DISTINCT FROM 'held' AND session.held_at IS NULL AND users.id = session.user_id AND CASE WHEN session.in_care THEN EXISTS (SELECT 1 FROM free_send)\n    ELSE session.day_open AND users.message_balance >= 1\n      AND (:repliesMax!::int = 0 OR users.replies_day IS DISTINCT FROM :day!::date OR users.replies_that_day < :repliesMax!::int) END\n  RETURNING users.message_balance AS balance\n), charged_session AS (\n  UPDATE chat_sessions SET messages_left = chat_sessions.messages_left - session.cost,\n    replies_that_day = CASE WHEN chat_sessions.replies_day = :day!::date THEN chat_sessions.replies_that_day + 1 ELSE 1 END,\n    replies_day = :day!::date\n  FROM session\n  WHERE session.age_state IS DISTINCT FROM 'held' AND session.held_at IS NULL AND session.user_id IS NULL AND chat_sessions.id = session.id\n    AND CASE WHEN session.in_care THEN EXISTS (SELECT 1 FROM free_send)\n    ELSE session.day_open AND chat_sessions.messages_left >= 1\n      AND (:repliesMax!::int = 0 OR chat_sessions.replies_day IS DISTINCT FROM :day!::date OR chat_sessions.replies_that_day < :repliesMax!::int) END\n  RETURNING chat_sessions.messages_left AS balance\n), charged AS (\n  SELECT balance FROM charged_user UNION ALL SELECT balance FROM charged_session\n), entry AS (\n  INSERT INTO ledger_entries (id, owner_kind, owner_id, delta, balance_after, kind, reference, created_at)\n  SELECT gen_random_uuid(), session.owner_kind, session.owner_id, -session.cost, charged.balance, 'send', 'turn:' || :turnId!::text,\n    :now!::timestamptz\n  FROM session, charged WHERE session.cost > 0\n), turn AS (\n  INSERT INTO chat_turns (id, session_id, kind, client_message_id, state, owner_kind, owner_id, cost, free, paid, balance_after, message_ids,\n    created_at)\n  SELECT :turnId!::uuid, session.id, 'message', :clientMessageId!::uuid, 'pending', session.owner_kind, session.owner_id, session.cost,\n    session.in_care, session.paid, charged.balance, '{}', :now!::timestamptz\n  FROM session, charged\n)\nSELECT session.chat_type AS \"chatType\", session.companion_id AS \"companionId\", session.prompt_id AS \"promptId\",\n  session.name AS \"personName?\", session.language AS \"personLanguage?\", session.held_at IS NOT NULL AS \"held!\", session.age_state AS \"ageState?\",\n  session.talk_started_at AS \"talkStartedAt\", session.ai_noticed_at AS \"aiNoticedAt\",\n  session.break_suggested_at AS \"breakSuggestedAt\",\n  session.kinds AS \"kinds?\", session.last_sign_at AS \"lastSignAt?\", session.ended_at AS \"endedAt?\",\n  charged.balance IS NOT NULL AS \"reserved!\",\n  session.in_care AS \"inCare!\",\n  session.paid AS \"paid!\",\n  session.day_open AS \"dayOpen!\",\n  NOT (:repliesMax!::int = 0 OR session.replies_day IS DISTINCT FROM :day!::date OR session.replies_that_day < :repliesMax!::int)\n    AS \"overBudget!\",\n  coalesce(charged.balance, session.balance) AS \"balance!\",\n  (SELECT a.id FROM letta_agents a\n    WHERE a.user_id = session.user_id AND a.companion_id = session.companion_id AND a.chat_type = session.chat_type\n    AND NOT EXISTS (SELECT 1 FROM memory_settings o WHERE o.user_id = a.user_id AND NOT o.enabled)) AS \"memoryAgentId\",\n  ARRAY(SELECT p.picture FROM picture_shares p WHERE p.owner_id = session.owner_id) AS \"pictures!\",\n  (SELECT count(*)::int FROM picture_shares p WHERE p.owner_id = session.owner_id AND p.day = :day!::date) AS \"picturesToday!\",\n  (SELECT m.timestamp FROM messages m WHERE m.session_id = session.id ORDER BY m.seq DESC LIMIT 1) AS \"lastMessageAt\",\n  coalesce((SELECT json_agg(json_build_array(h.sender, h.content, (extract(epoch FROM h.timestamp) * 1000)::bigint, h.message_type)\n      ORDER BY h.seq) FROM (\n    SELECT m.seq, m.sender, m.content, m.timestamp, m.message_type FROM messages m WHERE m.session_id = session.id\n    ORDER BY m.seq DESC\n    LIMIT :historyLeast!::int + (SELECT count(*) FROM messages n WHERE n.session_id = session.id) % :historyBlock!::int) h\n    WHERE h.message_type IN ('text', 'image') AND h.sender IN ('user', 'ai')), '[]'::json) AS \"history!\"\nFROM session LEFT JOIN charged ON true"};

/**
 * Query generated from SQL:
 * ```
 * WITH found AS (
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
 * ), counted AS (
 *   SELECT found.*, coalesce(found.message_balance, found.messages_left) AS balance, (SELECT coalesce(sum(l.delta), 0) FROM ledger_entries l
 *     WHERE l.owner_kind = found.owner_kind AND l.owner_id = found.owner_id AND l.kind IN ('purchase', 'moved', 'refund', 'refund_returned')) AS bought
 *   FROM found
 * ), session AS (
 *   SELECT paying.*, CASE WHEN paying.paid THEN :paidOpen!::boolean ELSE :freeOpen!::boolean AND (:freeRepliesMax!::int = 0
 *     OR coalesce((SELECT f.replies FROM free_replies f WHERE f.day = :day!::date), 0) < :freeRepliesMax!::int) END AS day_open
 *   FROM (SELECT counted.*, counted.balance >= 1 AND counted.bought >= 1 AND (counted.in_care OR counted.balance <= counted.bought) AS paid
 *     FROM counted) paying
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
 *     ELSE session.day_open AND users.message_balance >= 1
 *       AND (:repliesMax!::int = 0 OR users.replies_day IS DISTINCT FROM :day!::date OR users.replies_that_day < :repliesMax!::int) END
 *   RETURNING users.message_balance AS balance
 * ), charged_session AS (
 *   UPDATE chat_sessions SET messages_left = chat_sessions.messages_left - session.cost,
 *     replies_that_day = CASE WHEN chat_sessions.replies_day = :day!::date THEN chat_sessions.replies_that_day + 1 ELSE 1 END,
 *     replies_day = :day!::date
 *   FROM session
 *   WHERE session.age_state IS DISTINCT FROM 'held' AND session.held_at IS NULL AND session.user_id IS NULL AND chat_sessions.id = session.id
 *     AND CASE WHEN session.in_care THEN EXISTS (SELECT 1 FROM free_send)
 *     ELSE session.day_open AND chat_sessions.messages_left >= 1
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
 *   INSERT INTO chat_turns (id, session_id, kind, client_message_id, state, owner_kind, owner_id, cost, free, paid, balance_after, message_ids,
 *     created_at)
 *   SELECT :turnId!::uuid, session.id, 'message', :clientMessageId!::uuid, 'pending', session.owner_kind, session.owner_id, session.cost,
 *     session.in_care, session.paid, charged.balance, '{}', :now!::timestamptz
 *   FROM session, charged
 * )
 * SELECT session.chat_type AS "chatType", session.companion_id AS "companionId", session.prompt_id AS "promptId",
 *   session.name AS "personName?", session.language AS "personLanguage?", session.held_at IS NOT NULL AS "held!", session.age_state AS "ageState?",
 *   session.talk_started_at AS "talkStartedAt", session.ai_noticed_at AS "aiNoticedAt",
 *   session.break_suggested_at AS "breakSuggestedAt",
 *   session.kinds AS "kinds?", session.last_sign_at AS "lastSignAt?", session.ended_at AS "endedAt?",
 *   charged.balance IS NOT NULL AS "reserved!",
 *   session.in_care AS "inCare!",
 *   session.paid AS "paid!",
 *   session.day_open AS "dayOpen!",
 *   NOT (:repliesMax!::int = 0 OR session.replies_day IS DISTINCT FROM :day!::date OR session.replies_that_day < :repliesMax!::int)
 *     AS "overBudget!",
 *   coalesce(charged.balance, session.balance) AS "balance!",
 *   (SELECT a.id FROM letta_agents a
 *     WHERE a.user_id = session.user_id AND a.companion_id = session.companion_id AND a.chat_type = session.chat_type
 *     AND NOT EXISTS (SELECT 1 FROM memory_settings o WHERE o.user_id = a.user_id AND NOT o.enabled)) AS "memoryAgentId",
 *   ARRAY(SELECT p.picture FROM picture_shares p WHERE p.owner_id = session.owner_id) AS "pictures!",
 *   (SELECT count(*)::int FROM picture_shares p WHERE p.owner_id = session.owner_id AND p.day = :day!::date) AS "picturesToday!",
 *   (SELECT m.timestamp FROM messages m WHERE m.session_id = session.id ORDER BY m.seq DESC LIMIT 1) AS "lastMessageAt",
 *   coalesce((SELECT json_agg(json_build_array(h.sender, h.content, (extract(epoch FROM h.timestamp) * 1000)::bigint, h.message_type)
 *       ORDER BY h.seq) FROM (
 *     SELECT m.seq, m.sender, m.content, m.timestamp, m.message_type FROM messages m WHERE m.session_id = session.id
 *     ORDER BY m.seq DESC
 *     LIMIT :historyLeast!::int + (SELECT count(*) FROM messages n WHERE n.session_id = session.id) % :historyBlock!::int) h
 *     WHERE h.message_type IN ('text', 'image') AND h.sender IN ('user', 'ai')), '[]'::json) AS "history!"
 * FROM session LEFT JOIN charged ON true
 * ```
 */
export const reserveTurn = new PreparedQuery<ReserveTurnParams,ReserveTurnResult>(reserveTurnIR);


