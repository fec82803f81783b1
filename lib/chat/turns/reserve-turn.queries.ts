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
  deviceId?: string | null | void;
  freeOpen: boolean;
  freeRepliesMax: number;
  freeSendsMax: number;
  historyBlock: number;
  historyLeast: number;
  minute: number;
  now: DateOrString;
  paidOpen: boolean;
  price: number;
  processId: string;
  quoteMost: number;
  repliesMax: number;
  rewordNumber?: number | null | void;
  rewordOf?: string | null | void;
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

/** 'ReserveTurn' query type */
export interface ReserveTurnQuery {
  params: ReserveTurnParams;
  result: ReserveTurnResult;
}

const reserveTurnIR: any = {"usedParamSet":{"now":true,"visitorId":true,"deviceId":true,"day":true,"careSince":true,"price":true,"sessionId":true,"userId":true,"minute":true,"paidOpen":true,"freeOpen":true,"freeRepliesMax":true,"freeSendsMax":true,"rewordOf":true,"repliesMax":true,"turnId":true,"clientMessageId":true,"processId":true,"rewordNumber":true,"quoteMost":true,"historyLeast":true,"historyBlock":true},"params":[{"name":"now","required":true,"transform":{"type":"scalar"},"locs":[{"a":342,"b":346},{"a":850,"b":854},{"a":1300,"b":1304},{"a":1415,"b":1419},{"a":1521,"b":1525},{"a":1679,"b":1683},{"a":2224,"b":2228},{"a":3708,"b":3712},{"a":4327,"b":4331},{"a":6606,"b":6610},{"a":7075,"b":7079}]},{"name":"visitorId","required":true,"transform":{"type":"scalar"},"locs":[{"a":644,"b":654},{"a":921,"b":931},{"a":2336,"b":2346},{"a":2403,"b":2413}]},{"name":"deviceId","required":false,"transform":{"type":"scalar"},"locs":[{"a":957,"b":965}]},{"name":"day","required":true,"transform":{"type":"scalar"},"locs":[{"a":1212,"b":1216},{"a":3182,"b":3186},{"a":4510,"b":4514},{"a":4584,"b":4588},{"a":4646,"b":4650},{"a":4795,"b":4799},{"a":5210,"b":5214},{"a":5349,"b":5353},{"a":5629,"b":5633},{"a":5711,"b":5715},{"a":6129,"b":6133},{"a":8219,"b":8223},{"a":8922,"b":8926}]},{"name":"careSince","required":true,"transform":{"type":"scalar"},"locs":[{"a":1821,"b":1831},{"a":1897,"b":1907},{"a":3523,"b":3533},{"a":3648,"b":3658},{"a":3991,"b":4001}]},{"name":"price","required":true,"transform":{"type":"scalar"},"locs":[{"a":1934,"b":1940},{"a":3335,"b":3341}]},{"name":"sessionId","required":true,"transform":{"type":"scalar"},"locs":[{"a":2168,"b":2178}]},{"name":"userId","required":false,"transform":{"type":"scalar"},"locs":[{"a":2274,"b":2280}]},{"name":"minute","required":true,"transform":{"type":"scalar"},"locs":[{"a":2515,"b":2522},{"a":2553,"b":2560},{"a":2595,"b":2602},{"a":2632,"b":2639}]},{"name":"paidOpen","required":true,"transform":{"type":"scalar"},"locs":[{"a":3038,"b":3047}]},{"name":"freeOpen","required":true,"transform":{"type":"scalar"},"locs":[{"a":3063,"b":3072}]},{"name":"freeRepliesMax","required":true,"transform":{"type":"scalar"},"locs":[{"a":3088,"b":3103},{"a":3201,"b":3216}]},{"name":"freeSendsMax","required":true,"transform":{"type":"scalar"},"locs":[{"a":4052,"b":4065}]},{"name":"rewordOf","required":false,"transform":{"type":"scalar"},"locs":[{"a":4265,"b":4273},{"a":4732,"b":4740},{"a":7114,"b":7122}]},{"name":"repliesMax","required":true,"transform":{"type":"scalar"},"locs":[{"a":5289,"b":5300},{"a":5389,"b":5400},{"a":6061,"b":6072},{"a":6177,"b":6188},{"a":8157,"b":8168},{"a":8261,"b":8272}]},{"name":"turnId","required":true,"transform":{"type":"scalar"},"locs":[{"a":6586,"b":6593},{"a":6890,"b":6897}]},{"name":"clientMessageId","required":true,"transform":{"type":"scalar"},"locs":[{"a":6929,"b":6945}]},{"name":"processId","required":true,"transform":{"type":"scalar"},"locs":[{"a":7095,"b":7105}]},{"name":"rewordNumber","required":false,"transform":{"type":"scalar"},"locs":[{"a":7131,"b":7143}]},{"name":"quoteMost","required":true,"transform":{"type":"scalar"},"locs":[{"a":9305,"b":9315}]},{"name":"historyLeast","required":true,"transform":{"type":"scalar"},"locs":[{"a":9643,"b":9656}]},{"name":"historyBlock","required":true,"transform":{"type":"scalar"},"locs":[{"a":9733,"b":9746}]}],"statement":"WITH found AS (\n  SELECT s.id, s.user_id, s.chat_type, s.companion_id, s.prompt_id, s.held_at, s.messages_left, s.goes_at,\n    s.talk_started_at, s.ai_noticed_at,\n    -- Who chose when to be told of a break is told then, and not by the chat.\n    CASE WHEN o.break_minutes IS NULL THEN s.break_suggested_at ELSE coalesce(s.break_suggested_at, :now!::timestamptz) END AS break_suggested_at, u.name, u.nickname, u.language, u.message_balance,\n    CASE WHEN s.user_id IS NULL THEN 'session' ELSE 'user' END AS owner_kind,\n    coalesce(s.user_id, s.id) AS owner_id,\n    (SELECT a.state FROM age_holds a WHERE a.user_id = s.user_id OR a.visitor_id = :visitorId!::uuid\n      ORDER BY a.state = 'held' DESC, a.state = 'adult' DESC LIMIT 1) AS age_state,\n    EXISTS (SELECT 1 FROM suspensions p WHERE p.lifted_at IS NULL AND (p.ends_at IS NULL OR p.ends_at > :now!::timestamptz)\n      AND (p.user_id = s.user_id OR p.visitor_id = :visitorId!::uuid OR p.session_id = :deviceId::uuid)) AS suspended,\n    CASE WHEN s.user_id IS NULL THEN s.replies_day ELSE u.replies_day END AS replies_day,\n    CASE WHEN s.user_id IS NULL THEN s.replies_that_day ELSE u.replies_that_day END AS replies_that_day,\n    CASE WHEN u.sends_day = :day!::date THEN u.sends_that_day ELSE 0 END AS sends_today,\n    CASE WHEN o.next_at <= :now!::timestamptz THEN o.next_messages_per_day ELSE o.messages_per_day END AS own_max,\n    CASE WHEN o.next_at <= :now!::timestamptz THEN o.next_quiet_from ELSE o.quiet_from END AS quiet_from,\n    CASE WHEN o.next_at <= :now!::timestamptz THEN o.next_quiet_to ELSE o.quiet_to END AS quiet_to,\n    coalesce(o.paused_at IS NOT NULL AND (o.paused_until IS NULL OR o.paused_until > :now!::timestamptz), false) AS is_paused, o.paused_until,\n    c.person_id, c.kinds, c.last_sign_at, c.ended_at,\n    coalesce(c.last_sign_at > :careSince!::timestamptz, false) AS in_care,\n    CASE WHEN c.last_sign_at > :careSince!::timestamptz THEN 0 ELSE :price!::int END AS cost\n  FROM chat_sessions s LEFT JOIN users u ON u.id = s.user_id\n    LEFT JOIN own_limits o ON o.user_id = s.user_id\n    LEFT JOIN crisis_states c ON c.person_id = coalesce(s.user_id, s.visitor_id)\n  WHERE s.id = :sessionId!::uuid AND (s.goes_at IS NULL OR s.goes_at > :now!::timestamptz)\n    AND (s.user_id = coalesce(:userId::uuid, (SELECT v.id FROM users v WHERE v.visitor_id = :visitorId!::uuid))\n      OR (s.user_id IS NULL AND s.visitor_id = :visitorId!::uuid))\n), counted AS (\n  SELECT found.*, coalesce(CASE WHEN found.quiet_from < found.quiet_to THEN :minute!::int >= found.quiet_from AND :minute!::int < found.quiet_to\n      ELSE :minute!::int >= found.quiet_from OR :minute!::int < found.quiet_to END, false) AS is_quiet,\n    coalesce(found.message_balance, found.messages_left) AS balance, (SELECT coalesce(sum(l.delta), 0) FROM ledger_entries l\n    WHERE l.owner_kind = found.owner_kind AND l.owner_id = found.owner_id AND l.kind IN ('purchase', 'moved', 'refund', 'refund_returned')) AS bought\n  FROM found\n), session AS (\n  SELECT paying.*, CASE WHEN paying.paid THEN :paidOpen!::boolean ELSE :freeOpen!::boolean AND (:freeRepliesMax!::int = 0\n    OR coalesce((SELECT f.replies FROM free_replies f WHERE f.day = :day!::date), 0) < :freeRepliesMax!::int) END AS day_open\n  FROM (SELECT counted.*, counted.balance >= 1 AND counted.bought >= 1 AND (counted.in_care OR :price!::int > 0 AND counted.balance <= counted.bought) AS paid\n    FROM counted) paying\n), free_send AS (\n  UPDATE crisis_states SET\n    free_sends = CASE WHEN crisis_states.free_since > :careSince!::timestamptz THEN crisis_states.free_sends + 1 ELSE 1 END,\n    free_since = CASE WHEN crisis_states.free_since > :careSince!::timestamptz THEN crisis_states.free_since ELSE :now!::timestamptz END\n  FROM session\n  WHERE session.age_state IS DISTINCT FROM 'held' AND NOT session.suspended AND session.held_at IS NULL AND session.in_care AND crisis_states.person_id = session.person_id\n    AND (crisis_states.free_since IS NULL OR crisis_states.free_since <= :careSince!::timestamptz\n      OR crisis_states.free_sends < :freeSendsMax!::int)\n  RETURNING crisis_states.person_id\n), charged_user AS (\n  UPDATE users SET message_balance = users.message_balance - session.cost, total_messages_sent = users.total_messages_sent + CASE WHEN :rewordOf::uuid IS NULL THEN 1 ELSE 0 END,\n    last_seen_at = :now!::timestamptz, last_chat_session_id = CASE WHEN session.goes_at IS NULL THEN session.id ELSE users.last_chat_session_id END,\n    replies_that_day = CASE WHEN users.replies_day = :day!::date THEN users.replies_that_day + 1 ELSE 1 END,\n    replies_day = :day!::date,\n    sends_that_day = CASE WHEN users.sends_day = :day!::date THEN users.sends_that_day ELSE 0 END\n      + CASE WHEN session.in_care OR :rewordOf::uuid IS NOT NULL THEN 0 ELSE 1 END,\n    sends_day = :day!::date\n  FROM session\n  WHERE session.age_state IS DISTINCT FROM 'held' AND NOT session.suspended AND session.held_at IS NULL AND users.id = session.user_id AND CASE WHEN session.in_care THEN EXISTS (SELECT 1 FROM free_send)\n    ELSE session.day_open AND users.message_balance >= session.cost AND NOT session.is_quiet AND NOT session.is_paused\n      AND (session.own_max IS NULL OR CASE WHEN users.sends_day = :day!::date THEN users.sends_that_day ELSE 0 END < session.own_max)\n      AND (:repliesMax!::int = 0 OR users.replies_day IS DISTINCT FROM :day!::date OR users.replies_that_day < :repliesMax!::int) END\n  RETURNING users.message_balance AS balance\n), charged_session AS (\n  UPDATE chat_sessions SET messages_left = chat_sessions.messages_left - session.cost,\n    replies_that_day = CASE WHEN chat_sessions.replies_day = :day!::date THEN chat_sessions.replies_that_day + 1 ELSE 1 END,\n    replies_day = :day!::date\n  FROM session\n  WHERE session.age_state IS DISTINCT FROM 'held' AND NOT session.suspended AND session.held_at IS NULL AND session.user_id IS NULL AND chat_sessions.id = session.id\n    AND CASE WHEN session.in_care THEN EXISTS (SELECT 1 FROM free_send)\n    ELSE session.day_open AND chat_sessions.messages_left >= session.cost\n      AND (:repliesMax!::int = 0 OR chat_sessions.replies_day IS DISTINCT FROM :day!::date OR chat_sessions.replies_that_day < :repliesMax!::int) END\n  RETURNING chat_sessions.messages_left AS balance\n), charged AS (\n  SELECT balance FROM charged_user UNION ALL SELECT balance FROM charged_session\n), entry AS (\n  INSERT INTO ledger_entries (id, owner_kind, owner_id, delta, balance_after, kind, reference, created_at)\n  SELECT gen_random_uuid(), session.owner_kind, session.owner_id, -session.cost, charged.balance, 'send', 'turn:' || :turnId!::text,\n    :now!::timestamptz\n  FROM session, charged WHERE session.cost > 0\n), turn AS (\n  INSERT INTO chat_turns (id, session_id, kind, client_message_id, state, owner_kind, owner_id, cost, free, paid, balance_after, message_ids,\n    created_at, process_id, reword_of, reword_number)\n  SELECT :turnId!::uuid, session.id, 'message', :clientMessageId!::uuid, 'pending', session.owner_kind, session.owner_id, session.cost,\n    session.in_care, session.paid, charged.balance, '{}', :now!::timestamptz, :processId!::uuid, :rewordOf::uuid, :rewordNumber::int\n  FROM session, charged\n)\nSELECT session.chat_type AS \"chatType\", session.companion_id AS \"companionId\", session.prompt_id AS \"promptId\",\n  session.name AS \"personName?\", session.nickname AS \"personNickname?\", session.language AS \"personLanguage?\", session.held_at IS NOT NULL AS \"held!\", session.age_state AS \"ageState?\",\n  session.suspended AS \"suspended!\",\n  CASE WHEN session.is_paused THEN 'paused' WHEN session.is_quiet THEN 'quiet' WHEN session.sends_today >= session.own_max THEN 'messages' END AS \"ownLimit?\",\n  session.own_max AS \"ownMax?\", session.quiet_to AS \"quietTo?\", session.paused_until AS \"pausedUntil?\",\n  session.talk_started_at AS \"talkStartedAt\", session.ai_noticed_at AS \"aiNoticedAt\",\n  session.break_suggested_at AS \"breakSuggestedAt\",\n  session.kinds AS \"kinds?\", session.last_sign_at AS \"lastSignAt?\", session.ended_at AS \"endedAt?\",\n  charged.balance IS NOT NULL AS \"reserved!\",\n  session.in_care AS \"inCare!\",\n  session.paid AS \"paid!\",\n  session.day_open AS \"dayOpen!\",\n  NOT (:repliesMax!::int = 0 OR session.replies_day IS DISTINCT FROM :day!::date OR session.replies_that_day < :repliesMax!::int)\n    AS \"overBudget!\",\n  coalesce(charged.balance, session.balance) AS \"balance!\",\n  -- In an incognito chat a companion knows nothing of other ones.\n  (SELECT a.id FROM letta_agents a\n    WHERE session.goes_at IS NULL AND a.user_id = session.user_id AND a.companion_id = session.companion_id AND a.chat_type = session.chat_type\n    AND NOT EXISTS (SELECT 1 FROM memory_settings o WHERE o.user_id = a.user_id AND NOT o.enabled)) AS \"memoryAgentId\",\n  ARRAY(SELECT p.picture FROM picture_shares p WHERE p.owner_id = session.owner_id) AS \"pictures!\",\n  (SELECT count(*)::int FROM picture_shares p WHERE p.owner_id = session.owner_id AND p.day = :day!::date) AS \"picturesToday!\",\n  (SELECT m.timestamp FROM messages m WHERE m.session_id = session.id ORDER BY m.seq DESC LIMIT 1) AS \"lastMessageAt\",\n  coalesce((SELECT json_agg(json_build_array(h.sender, h.content, (extract(epoch FROM h.timestamp) * 1000)::bigint, h.message_type,\n      CASE WHEN h.reply_to_id IS NOT NULL THEN (SELECT json_build_array(q.sender, left(q.content, :quoteMost!::int)) FROM messages q\n        WHERE q.id = h.reply_to_id AND q.session_id = session.id AND q.removed_at IS NULL) END)\n      ORDER BY h.seq) FROM (\n    SELECT m.seq, m.sender, m.content, m.timestamp, m.message_type, m.removed_at, m.reply_to_id FROM messages m WHERE m.session_id = session.id\n    ORDER BY m.seq DESC\n    LIMIT :historyLeast!::int + (SELECT count(*) FROM messages n WHERE n.session_id = session.id) % :historyBlock!::int) h\n    WHERE h.message_type IN ('text', 'image') AND h.sender IN ('user', 'ai') AND h.removed_at IS NULL), '[]'::json) AS \"history!\"\nFROM session LEFT JOIN charged ON true"};

/**
 * Query generated from SQL:
 * ```
 * WITH found AS (
 *   SELECT s.id, s.user_id, s.chat_type, s.companion_id, s.prompt_id, s.held_at, s.messages_left, s.goes_at,
 *     s.talk_started_at, s.ai_noticed_at,
 *     -- Who chose when to be told of a break is told then, and not by the chat.
 *     CASE WHEN o.break_minutes IS NULL THEN s.break_suggested_at ELSE coalesce(s.break_suggested_at, :now!::timestamptz) END AS break_suggested_at, u.name, u.nickname, u.language, u.message_balance,
 *     CASE WHEN s.user_id IS NULL THEN 'session' ELSE 'user' END AS owner_kind,
 *     coalesce(s.user_id, s.id) AS owner_id,
 *     (SELECT a.state FROM age_holds a WHERE a.user_id = s.user_id OR a.visitor_id = :visitorId!::uuid
 *       ORDER BY a.state = 'held' DESC, a.state = 'adult' DESC LIMIT 1) AS age_state,
 *     EXISTS (SELECT 1 FROM suspensions p WHERE p.lifted_at IS NULL AND (p.ends_at IS NULL OR p.ends_at > :now!::timestamptz)
 *       AND (p.user_id = s.user_id OR p.visitor_id = :visitorId!::uuid OR p.session_id = :deviceId::uuid)) AS suspended,
 *     CASE WHEN s.user_id IS NULL THEN s.replies_day ELSE u.replies_day END AS replies_day,
 *     CASE WHEN s.user_id IS NULL THEN s.replies_that_day ELSE u.replies_that_day END AS replies_that_day,
 *     CASE WHEN u.sends_day = :day!::date THEN u.sends_that_day ELSE 0 END AS sends_today,
 *     CASE WHEN o.next_at <= :now!::timestamptz THEN o.next_messages_per_day ELSE o.messages_per_day END AS own_max,
 *     CASE WHEN o.next_at <= :now!::timestamptz THEN o.next_quiet_from ELSE o.quiet_from END AS quiet_from,
 *     CASE WHEN o.next_at <= :now!::timestamptz THEN o.next_quiet_to ELSE o.quiet_to END AS quiet_to,
 *     coalesce(o.paused_at IS NOT NULL AND (o.paused_until IS NULL OR o.paused_until > :now!::timestamptz), false) AS is_paused, o.paused_until,
 *     c.person_id, c.kinds, c.last_sign_at, c.ended_at,
 *     coalesce(c.last_sign_at > :careSince!::timestamptz, false) AS in_care,
 *     CASE WHEN c.last_sign_at > :careSince!::timestamptz THEN 0 ELSE :price!::int END AS cost
 *   FROM chat_sessions s LEFT JOIN users u ON u.id = s.user_id
 *     LEFT JOIN own_limits o ON o.user_id = s.user_id
 *     LEFT JOIN crisis_states c ON c.person_id = coalesce(s.user_id, s.visitor_id)
 *   WHERE s.id = :sessionId!::uuid AND (s.goes_at IS NULL OR s.goes_at > :now!::timestamptz)
 *     AND (s.user_id = coalesce(:userId::uuid, (SELECT v.id FROM users v WHERE v.visitor_id = :visitorId!::uuid))
 *       OR (s.user_id IS NULL AND s.visitor_id = :visitorId!::uuid))
 * ), counted AS (
 *   SELECT found.*, coalesce(CASE WHEN found.quiet_from < found.quiet_to THEN :minute!::int >= found.quiet_from AND :minute!::int < found.quiet_to
 *       ELSE :minute!::int >= found.quiet_from OR :minute!::int < found.quiet_to END, false) AS is_quiet,
 *     coalesce(found.message_balance, found.messages_left) AS balance, (SELECT coalesce(sum(l.delta), 0) FROM ledger_entries l
 *     WHERE l.owner_kind = found.owner_kind AND l.owner_id = found.owner_id AND l.kind IN ('purchase', 'moved', 'refund', 'refund_returned')) AS bought
 *   FROM found
 * ), session AS (
 *   SELECT paying.*, CASE WHEN paying.paid THEN :paidOpen!::boolean ELSE :freeOpen!::boolean AND (:freeRepliesMax!::int = 0
 *     OR coalesce((SELECT f.replies FROM free_replies f WHERE f.day = :day!::date), 0) < :freeRepliesMax!::int) END AS day_open
 *   FROM (SELECT counted.*, counted.balance >= 1 AND counted.bought >= 1 AND (counted.in_care OR :price!::int > 0 AND counted.balance <= counted.bought) AS paid
 *     FROM counted) paying
 * ), free_send AS (
 *   UPDATE crisis_states SET
 *     free_sends = CASE WHEN crisis_states.free_since > :careSince!::timestamptz THEN crisis_states.free_sends + 1 ELSE 1 END,
 *     free_since = CASE WHEN crisis_states.free_since > :careSince!::timestamptz THEN crisis_states.free_since ELSE :now!::timestamptz END
 *   FROM session
 *   WHERE session.age_state IS DISTINCT FROM 'held' AND NOT session.suspended AND session.held_at IS NULL AND session.in_care AND crisis_states.person_id = session.person_id
 *     AND (crisis_states.free_since IS NULL OR crisis_states.free_since <= :careSince!::timestamptz
 *       OR crisis_states.free_sends < :freeSendsMax!::int)
 *   RETURNING crisis_states.person_id
 * ), charged_user AS (
 *   UPDATE users SET message_balance = users.message_balance - session.cost, total_messages_sent = users.total_messages_sent + CASE WHEN :rewordOf::uuid IS NULL THEN 1 ELSE 0 END,
 *     last_seen_at = :now!::timestamptz, last_chat_session_id = CASE WHEN session.goes_at IS NULL THEN session.id ELSE users.last_chat_session_id END,
 *     replies_that_day = CASE WHEN users.replies_day = :day!::date THEN users.replies_that_day + 1 ELSE 1 END,
 *     replies_day = :day!::date,
 *     sends_that_day = CASE WHEN users.sends_day = :day!::date THEN users.sends_that_day ELSE 0 END
 *       + CASE WHEN session.in_care OR :rewordOf::uuid IS NOT NULL THEN 0 ELSE 1 END,
 *     sends_day = :day!::date
 *   FROM session
 *   WHERE session.age_state IS DISTINCT FROM 'held' AND NOT session.suspended AND session.held_at IS NULL AND users.id = session.user_id AND CASE WHEN session.in_care THEN EXISTS (SELECT 1 FROM free_send)
 *     ELSE session.day_open AND users.message_balance >= session.cost AND NOT session.is_quiet AND NOT session.is_paused
 *       AND (session.own_max IS NULL OR CASE WHEN users.sends_day = :day!::date THEN users.sends_that_day ELSE 0 END < session.own_max)
 *       AND (:repliesMax!::int = 0 OR users.replies_day IS DISTINCT FROM :day!::date OR users.replies_that_day < :repliesMax!::int) END
 *   RETURNING users.message_balance AS balance
 * ), charged_session AS (
 *   UPDATE chat_sessions SET messages_left = chat_sessions.messages_left - session.cost,
 *     replies_that_day = CASE WHEN chat_sessions.replies_day = :day!::date THEN chat_sessions.replies_that_day + 1 ELSE 1 END,
 *     replies_day = :day!::date
 *   FROM session
 *   WHERE session.age_state IS DISTINCT FROM 'held' AND NOT session.suspended AND session.held_at IS NULL AND session.user_id IS NULL AND chat_sessions.id = session.id
 *     AND CASE WHEN session.in_care THEN EXISTS (SELECT 1 FROM free_send)
 *     ELSE session.day_open AND chat_sessions.messages_left >= session.cost
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
 *     created_at, process_id, reword_of, reword_number)
 *   SELECT :turnId!::uuid, session.id, 'message', :clientMessageId!::uuid, 'pending', session.owner_kind, session.owner_id, session.cost,
 *     session.in_care, session.paid, charged.balance, '{}', :now!::timestamptz, :processId!::uuid, :rewordOf::uuid, :rewordNumber::int
 *   FROM session, charged
 * )
 * SELECT session.chat_type AS "chatType", session.companion_id AS "companionId", session.prompt_id AS "promptId",
 *   session.name AS "personName?", session.nickname AS "personNickname?", session.language AS "personLanguage?", session.held_at IS NOT NULL AS "held!", session.age_state AS "ageState?",
 *   session.suspended AS "suspended!",
 *   CASE WHEN session.is_paused THEN 'paused' WHEN session.is_quiet THEN 'quiet' WHEN session.sends_today >= session.own_max THEN 'messages' END AS "ownLimit?",
 *   session.own_max AS "ownMax?", session.quiet_to AS "quietTo?", session.paused_until AS "pausedUntil?",
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
 * FROM session LEFT JOIN charged ON true
 * ```
 */
export const reserveTurn = new PreparedQuery<ReserveTurnParams,ReserveTurnResult>(reserveTurnIR);


