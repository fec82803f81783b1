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
  historyMax: bigint | number;
  now: DateOrString;
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

/** 'ReserveWelcome' query type */
export interface ReserveWelcomeQuery {
  params: ReserveWelcomeParams;
  result: ReserveWelcomeResult;
}

const reserveWelcomeIR: any = {"usedParamSet":{"visitorId":true,"careSince":true,"sessionId":true,"userId":true,"turnId":true,"clientMessageId":true,"now":true,"day":true,"historyMax":true},"params":[{"name":"visitorId","required":true,"transform":{"type":"scalar"},"locs":[{"a":419,"b":429},{"a":899,"b":909},{"a":966,"b":976}]},{"name":"careSince","required":true,"transform":{"type":"scalar"},"locs":[{"a":588,"b":598}]},{"name":"sessionId","required":true,"transform":{"type":"scalar"},"locs":[{"a":789,"b":799}]},{"name":"userId","required":false,"transform":{"type":"scalar"},"locs":[{"a":837,"b":843}]},{"name":"turnId","required":true,"transform":{"type":"scalar"},"locs":[{"a":1150,"b":1157}]},{"name":"clientMessageId","required":true,"transform":{"type":"scalar"},"locs":[{"a":1181,"b":1197}]},{"name":"now","required":true,"transform":{"type":"scalar"},"locs":[{"a":1294,"b":1298}]},{"name":"day","required":true,"transform":{"type":"scalar"},"locs":[{"a":2494,"b":2498}]},{"name":"historyMax","required":true,"transform":{"type":"scalar"},"locs":[{"a":2978,"b":2989}]}],"statement":"WITH session AS (\n  SELECT s.id, s.user_id, s.chat_type, s.companion_id, s.prompt_id, s.held_at, s.messages_left,\n    s.talk_started_at, s.ai_noticed_at, s.break_suggested_at, u.name, u.language, u.message_balance,\n    CASE WHEN s.user_id IS NULL THEN 'session' ELSE 'user' END AS owner_kind,\n    coalesce(s.user_id, s.id) AS owner_id,\n    (SELECT a.state FROM age_holds a WHERE a.user_id = s.user_id OR a.visitor_id = :visitorId!::uuid\n      ORDER BY a.state = 'held' DESC, a.state = 'adult' DESC LIMIT 1) AS age_state,\n    c.kinds, c.last_sign_at, c.ended_at, coalesce(c.last_sign_at > :careSince!::timestamptz, false) AS in_care\n  FROM chat_sessions s LEFT JOIN users u ON u.id = s.user_id\n    LEFT JOIN crisis_states c ON c.person_id = coalesce(s.user_id, s.visitor_id)\n  WHERE s.id = :sessionId!::uuid\n    AND (s.user_id = coalesce(:userId::uuid, (SELECT v.id FROM users v WHERE v.visitor_id = :visitorId!::uuid))\n      OR (s.user_id IS NULL AND s.visitor_id = :visitorId!::uuid))\n), turn AS (\n  INSERT INTO chat_turns (id, session_id, kind, client_message_id, state, owner_kind, owner_id, cost, balance_after, message_ids, created_at)\n  SELECT :turnId!::uuid, id, 'welcome', :clientMessageId!::uuid, 'pending', owner_kind, owner_id, 0, coalesce(message_balance, messages_left),\n    '{}', :now!::timestamptz\n  FROM session WHERE session.age_state IS DISTINCT FROM 'held'\n)\nSELECT session.chat_type AS \"chatType\", session.companion_id AS \"companionId\", session.prompt_id AS \"promptId\",\n  session.name AS \"personName?\", session.language AS \"personLanguage?\", session.held_at IS NOT NULL AS \"held!\", session.age_state AS \"ageState?\",\n  session.talk_started_at AS \"talkStartedAt\", session.ai_noticed_at AS \"aiNoticedAt\",\n  session.break_suggested_at AS \"breakSuggestedAt\",\n  session.kinds AS \"kinds?\", session.last_sign_at AS \"lastSignAt?\", session.ended_at AS \"endedAt?\",\n  true AS \"reserved!\",\n  session.in_care AS \"inCare!\",\n  false AS \"overBudget!\",\n  coalesce(session.message_balance, session.messages_left) AS \"balance!\",\n  (SELECT a.id FROM letta_agents a\n    WHERE a.user_id = session.user_id AND a.companion_id = session.companion_id AND a.chat_type = session.chat_type\n    AND NOT EXISTS (SELECT 1 FROM memory_settings o WHERE o.user_id = a.user_id AND NOT o.enabled)) AS \"memoryAgentId\",\n  ARRAY(SELECT p.picture FROM picture_shares p WHERE p.owner_id = session.owner_id) AS \"pictures!\",\n  (SELECT count(*)::int FROM picture_shares p WHERE p.owner_id = session.owner_id AND p.day = :day!::date) AS \"picturesToday!\",\n  (SELECT m.timestamp FROM messages m WHERE m.session_id = session.id ORDER BY m.seq DESC LIMIT 1) AS \"lastMessageAt\",\n  coalesce((SELECT json_agg(json_build_array(h.sender, h.content, (extract(epoch FROM h.timestamp) * 1000)::bigint) ORDER BY h.seq) FROM (\n    SELECT m.seq, m.sender, m.content, m.timestamp FROM messages m\n    WHERE m.session_id = session.id AND m.message_type = 'text' AND m.sender IN ('user', 'ai')\n    ORDER BY m.seq DESC LIMIT :historyMax!) h), '[]'::json) AS \"history!\"\nFROM session"};

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
 *     c.kinds, c.last_sign_at, c.ended_at, coalesce(c.last_sign_at > :careSince!::timestamptz, false) AS in_care
 *   FROM chat_sessions s LEFT JOIN users u ON u.id = s.user_id
 *     LEFT JOIN crisis_states c ON c.person_id = coalesce(s.user_id, s.visitor_id)
 *   WHERE s.id = :sessionId!::uuid
 *     AND (s.user_id = coalesce(:userId::uuid, (SELECT v.id FROM users v WHERE v.visitor_id = :visitorId!::uuid))
 *       OR (s.user_id IS NULL AND s.visitor_id = :visitorId!::uuid))
 * ), turn AS (
 *   INSERT INTO chat_turns (id, session_id, kind, client_message_id, state, owner_kind, owner_id, cost, balance_after, message_ids, created_at)
 *   SELECT :turnId!::uuid, id, 'welcome', :clientMessageId!::uuid, 'pending', owner_kind, owner_id, 0, coalesce(message_balance, messages_left),
 *     '{}', :now!::timestamptz
 *   FROM session WHERE session.age_state IS DISTINCT FROM 'held'
 * )
 * SELECT session.chat_type AS "chatType", session.companion_id AS "companionId", session.prompt_id AS "promptId",
 *   session.name AS "personName?", session.language AS "personLanguage?", session.held_at IS NOT NULL AS "held!", session.age_state AS "ageState?",
 *   session.talk_started_at AS "talkStartedAt", session.ai_noticed_at AS "aiNoticedAt",
 *   session.break_suggested_at AS "breakSuggestedAt",
 *   session.kinds AS "kinds?", session.last_sign_at AS "lastSignAt?", session.ended_at AS "endedAt?",
 *   true AS "reserved!",
 *   session.in_care AS "inCare!",
 *   false AS "overBudget!",
 *   coalesce(session.message_balance, session.messages_left) AS "balance!",
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
 * FROM session
 * ```
 */
export const reserveWelcome = new PreparedQuery<ReserveWelcomeParams,ReserveWelcomeResult>(reserveWelcomeIR);


