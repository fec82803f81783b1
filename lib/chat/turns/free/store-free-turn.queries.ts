/** Types generated for queries found in "lib/chat/turns/free/store-free-turn.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type DateOrString = Date | string;

export type DateOrStringArray = (DateOrString)[];

export type numberArray = (number)[];

export type stringArray = (string)[];

/** 'StoreFreeTurn' parameters type */
export interface StoreFreeTurnParams {
  careSince: DateOrString;
  clientMessageId: string;
  contents: stringArray;
  crisisKind?: string | null | void;
  findingKind?: string | null | void;
  findingRule?: string | null | void;
  hold: boolean;
  ids: stringArray;
  kind: string;
  messageTypes: stringArray;
  now: DateOrString;
  picturedId?: string | null | void;
  pictureId?: string | null | void;
  replyToId?: string | null | void;
  safe: boolean;
  senders: stringArray;
  sessionId: string;
  state: string;
  timestamps: DateOrStringArray;
  turnId: string;
  typingDelaysMs: numberArray;
  userId?: string | null | void;
  visitorId: string;
}

/** 'StoreFreeTurn' return type */
export interface StoreFreeTurnResult {
  balance: number;
  free: boolean;
  held: boolean;
}

/** 'StoreFreeTurn' query type */
export interface StoreFreeTurnQuery {
  params: StoreFreeTurnParams;
  result: StoreFreeTurnResult;
}

const storeFreeTurnIR: any = {"usedParamSet":{"turnId":true,"kind":true,"clientMessageId":true,"state":true,"crisisKind":true,"careSince":true,"ids":true,"now":true,"sessionId":true,"userId":true,"visitorId":true,"replyToId":true,"senders":true,"contents":true,"messageTypes":true,"typingDelaysMs":true,"timestamps":true,"picturedId":true,"pictureId":true,"hold":true,"safe":true,"findingKind":true,"findingRule":true},"params":[{"name":"turnId","required":true,"transform":{"type":"scalar"},"locs":[{"a":188,"b":195}]},{"name":"kind","required":true,"transform":{"type":"scalar"},"locs":[{"a":210,"b":215}]},{"name":"clientMessageId","required":true,"transform":{"type":"scalar"},"locs":[{"a":218,"b":234}]},{"name":"state","required":true,"transform":{"type":"scalar"},"locs":[{"a":243,"b":249}]},{"name":"crisisKind","required":false,"transform":{"type":"scalar"},"locs":[{"a":350,"b":360},{"a":2334,"b":2344},{"a":2391,"b":2401},{"a":2689,"b":2699},{"a":2881,"b":2891}]},{"name":"careSince","required":true,"transform":{"type":"scalar"},"locs":[{"a":502,"b":512},{"a":2584,"b":2594},{"a":2811,"b":2821}]},{"name":"ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":579,"b":583},{"a":1613,"b":1617},{"a":3321,"b":3325}]},{"name":"now","required":true,"transform":{"type":"scalar"},"locs":[{"a":594,"b":598},{"a":614,"b":618},{"a":2122,"b":2126},{"a":2354,"b":2358},{"a":3059,"b":3063},{"a":3340,"b":3344}]},{"name":"sessionId","required":true,"transform":{"type":"scalar"},"locs":[{"a":709,"b":719}]},{"name":"userId","required":false,"transform":{"type":"scalar"},"locs":[{"a":757,"b":763}]},{"name":"visitorId","required":true,"transform":{"type":"scalar"},"locs":[{"a":819,"b":829},{"a":886,"b":896},{"a":1020,"b":1030}]},{"name":"replyToId","required":false,"transform":{"type":"scalar"},"locs":[{"a":1572,"b":1581}]},{"name":"senders","required":true,"transform":{"type":"scalar"},"locs":[{"a":1628,"b":1636}]},{"name":"contents","required":true,"transform":{"type":"scalar"},"locs":[{"a":1647,"b":1656}]},{"name":"messageTypes","required":true,"transform":{"type":"scalar"},"locs":[{"a":1667,"b":1680}]},{"name":"typingDelaysMs","required":true,"transform":{"type":"scalar"},"locs":[{"a":1691,"b":1706}]},{"name":"timestamps","required":true,"transform":{"type":"scalar"},"locs":[{"a":1720,"b":1731}]},{"name":"picturedId","required":false,"transform":{"type":"scalar"},"locs":[{"a":1916,"b":1926}]},{"name":"pictureId","required":false,"transform":{"type":"scalar"},"locs":[{"a":1971,"b":1980}]},{"name":"hold","required":true,"transform":{"type":"scalar"},"locs":[{"a":2159,"b":2164}]},{"name":"safe","required":true,"transform":{"type":"scalar"},"locs":[{"a":3096,"b":3101}]},{"name":"findingKind","required":false,"transform":{"type":"scalar"},"locs":[{"a":3263,"b":3274},{"a":3377,"b":3388}]},{"name":"findingRule","required":false,"transform":{"type":"scalar"},"locs":[{"a":3283,"b":3294}]}],"statement":"WITH turn AS (\n  INSERT INTO chat_turns (id, session_id, kind, client_message_id, state, owner_kind, owner_id, cost, free, balance_after, message_ids,\n    created_at, settled_at)\n  SELECT :turnId!::uuid, s.id, :kind!, :clientMessageId!::uuid, :state!, CASE WHEN s.user_id IS NULL THEN 'session' ELSE 'user' END,\n    coalesce(s.user_id, s.id), 0,\n    :crisisKind::text IS NOT NULL OR EXISTS (SELECT 1 FROM crisis_states c\n      WHERE c.person_id = coalesce(s.user_id, s.visitor_id) AND c.last_sign_at > :careSince!::timestamptz),\n    coalesce(u.message_balance, s.messages_left), :ids!::uuid[], :now!::timestamptz, :now!::timestamptz\n  FROM chat_sessions s LEFT JOIN users u ON u.id = s.user_id\n  WHERE s.id = :sessionId!::uuid\n    AND (s.user_id = coalesce(:userId::uuid, (SELECT v.id FROM users v WHERE v.visitor_id = :visitorId!::uuid))\n      OR (s.user_id IS NULL AND s.visitor_id = :visitorId!::uuid))\n    AND NOT EXISTS (SELECT 1 FROM age_holds a WHERE a.state = 'held' AND (a.user_id = s.user_id OR a.visitor_id = :visitorId!::uuid))\n  FOR NO KEY UPDATE OF s\n  RETURNING session_id, balance_after, owner_kind, owner_id, free\n), person AS (\n  SELECT CASE WHEN turn.owner_kind = 'user' THEN turn.owner_id ELSE s.visitor_id END AS id\n  FROM turn JOIN chat_sessions s ON s.id = turn.session_id\n), stored AS (\n  INSERT INTO messages (id, session_id, sender, content, message_type, typing_delay_ms, timestamp, reply_to_id)\n  SELECT x.id, turn.session_id, x.sender, x.content, x.message_type, nullif(x.typing_delay_ms, 0), x.timestamp,\n    CASE WHEN x.sender = 'user' THEN :replyToId::uuid END\n  FROM turn, unnest(:ids!::uuid[], :senders!::text[], :contents!::text[], :messageTypes!::text[], :typingDelaysMs!::int[],\n    :timestamps!::timestamptz[]) WITH ORDINALITY AS x(id, sender, content, message_type, typing_delay_ms, timestamp, place)\n  ORDER BY x.place\n), pictured AS (\n  UPDATE chat_pictures SET message_id = :picturedId::uuid FROM turn\n  WHERE chat_pictures.id = :pictureId::uuid AND chat_pictures.session_id = turn.session_id AND chat_pictures.message_id IS NULL\n), hold AS (\n  UPDATE chat_sessions SET held_at = :now!::timestamptz FROM turn\n  WHERE :hold!::boolean AND chat_sessions.id = turn.session_id AND held_at IS NULL\n), sign AS (\n  INSERT INTO crisis_states (person_id, kinds, last_sign_at)\n  SELECT person.id, ARRAY[:crisisKind::text], :now!::timestamptz FROM person WHERE :crisisKind::text IS NOT NULL\n  ON CONFLICT (person_id) DO UPDATE SET last_sign_at = excluded.last_sign_at, ended_at = NULL, asked_at = NULL,\n    kinds = CASE WHEN crisis_states.last_sign_at > :careSince!::timestamptz AND crisis_states.ended_at IS NULL\n      THEN array_remove(crisis_states.kinds, :crisisKind::text) || excluded.kinds ELSE excluded.kinds END,\n    answers_before = CASE WHEN crisis_states.last_sign_at > :careSince!::timestamptz AND crisis_states.ended_at IS NULL\n      AND :crisisKind::text = ANY(crisis_states.kinds) THEN crisis_states.answers_before ELSE greatest(crisis_states.answers - 1, 0) END\n), safe AS (\n  UPDATE crisis_states SET ended_at = :now!::timestamptz FROM person WHERE :safe!::boolean AND person_id = person.id\n), noticed AS (\n  INSERT INTO safety_events (id, kind, rule, session_id, message_id, created_at)\n  SELECT gen_random_uuid(), :findingKind::text, :findingRule::text, turn.session_id, (:ids!::uuid[])[1], :now!::timestamptz\n  FROM turn WHERE :findingKind::text IS NOT NULL\n)\nSELECT balance_after AS balance, free,\n  (SELECT held_at IS NOT NULL FROM chat_sessions WHERE id = turn.session_id) AS \"held!\" FROM turn"};

/**
 * Query generated from SQL:
 * ```
 * WITH turn AS (
 *   INSERT INTO chat_turns (id, session_id, kind, client_message_id, state, owner_kind, owner_id, cost, free, balance_after, message_ids,
 *     created_at, settled_at)
 *   SELECT :turnId!::uuid, s.id, :kind!, :clientMessageId!::uuid, :state!, CASE WHEN s.user_id IS NULL THEN 'session' ELSE 'user' END,
 *     coalesce(s.user_id, s.id), 0,
 *     :crisisKind::text IS NOT NULL OR EXISTS (SELECT 1 FROM crisis_states c
 *       WHERE c.person_id = coalesce(s.user_id, s.visitor_id) AND c.last_sign_at > :careSince!::timestamptz),
 *     coalesce(u.message_balance, s.messages_left), :ids!::uuid[], :now!::timestamptz, :now!::timestamptz
 *   FROM chat_sessions s LEFT JOIN users u ON u.id = s.user_id
 *   WHERE s.id = :sessionId!::uuid
 *     AND (s.user_id = coalesce(:userId::uuid, (SELECT v.id FROM users v WHERE v.visitor_id = :visitorId!::uuid))
 *       OR (s.user_id IS NULL AND s.visitor_id = :visitorId!::uuid))
 *     AND NOT EXISTS (SELECT 1 FROM age_holds a WHERE a.state = 'held' AND (a.user_id = s.user_id OR a.visitor_id = :visitorId!::uuid))
 *   FOR NO KEY UPDATE OF s
 *   RETURNING session_id, balance_after, owner_kind, owner_id, free
 * ), person AS (
 *   SELECT CASE WHEN turn.owner_kind = 'user' THEN turn.owner_id ELSE s.visitor_id END AS id
 *   FROM turn JOIN chat_sessions s ON s.id = turn.session_id
 * ), stored AS (
 *   INSERT INTO messages (id, session_id, sender, content, message_type, typing_delay_ms, timestamp, reply_to_id)
 *   SELECT x.id, turn.session_id, x.sender, x.content, x.message_type, nullif(x.typing_delay_ms, 0), x.timestamp,
 *     CASE WHEN x.sender = 'user' THEN :replyToId::uuid END
 *   FROM turn, unnest(:ids!::uuid[], :senders!::text[], :contents!::text[], :messageTypes!::text[], :typingDelaysMs!::int[],
 *     :timestamps!::timestamptz[]) WITH ORDINALITY AS x(id, sender, content, message_type, typing_delay_ms, timestamp, place)
 *   ORDER BY x.place
 * ), pictured AS (
 *   UPDATE chat_pictures SET message_id = :picturedId::uuid FROM turn
 *   WHERE chat_pictures.id = :pictureId::uuid AND chat_pictures.session_id = turn.session_id AND chat_pictures.message_id IS NULL
 * ), hold AS (
 *   UPDATE chat_sessions SET held_at = :now!::timestamptz FROM turn
 *   WHERE :hold!::boolean AND chat_sessions.id = turn.session_id AND held_at IS NULL
 * ), sign AS (
 *   INSERT INTO crisis_states (person_id, kinds, last_sign_at)
 *   SELECT person.id, ARRAY[:crisisKind::text], :now!::timestamptz FROM person WHERE :crisisKind::text IS NOT NULL
 *   ON CONFLICT (person_id) DO UPDATE SET last_sign_at = excluded.last_sign_at, ended_at = NULL, asked_at = NULL,
 *     kinds = CASE WHEN crisis_states.last_sign_at > :careSince!::timestamptz AND crisis_states.ended_at IS NULL
 *       THEN array_remove(crisis_states.kinds, :crisisKind::text) || excluded.kinds ELSE excluded.kinds END,
 *     answers_before = CASE WHEN crisis_states.last_sign_at > :careSince!::timestamptz AND crisis_states.ended_at IS NULL
 *       AND :crisisKind::text = ANY(crisis_states.kinds) THEN crisis_states.answers_before ELSE greatest(crisis_states.answers - 1, 0) END
 * ), safe AS (
 *   UPDATE crisis_states SET ended_at = :now!::timestamptz FROM person WHERE :safe!::boolean AND person_id = person.id
 * ), noticed AS (
 *   INSERT INTO safety_events (id, kind, rule, session_id, message_id, created_at)
 *   SELECT gen_random_uuid(), :findingKind::text, :findingRule::text, turn.session_id, (:ids!::uuid[])[1], :now!::timestamptz
 *   FROM turn WHERE :findingKind::text IS NOT NULL
 * )
 * SELECT balance_after AS balance, free,
 *   (SELECT held_at IS NOT NULL FROM chat_sessions WHERE id = turn.session_id) AS "held!" FROM turn
 * ```
 */
export const storeFreeTurn = new PreparedQuery<StoreFreeTurnParams,StoreFreeTurnResult>(storeFreeTurnIR);


