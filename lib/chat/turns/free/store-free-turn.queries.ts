/** Types generated for queries found in "lib/chat/turns/free/store-free-turn.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type DateOrString = Date | string;

export type DateOrStringArray = (DateOrString)[];

export type numberArray = (number)[];

export type stringArray = (string)[];

/** 'StoreFreeTurn' parameters type */
export interface StoreFreeTurnParams {
  clientMessageId: string;
  contents: stringArray;
  crisis: boolean;
  findingKind?: string | null | void;
  findingRule?: string | null | void;
  hold: boolean;
  ids: stringArray;
  messageTypes: stringArray;
  now: DateOrString;
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
  held: boolean;
}

/** 'StoreFreeTurn' query type */
export interface StoreFreeTurnQuery {
  params: StoreFreeTurnParams;
  result: StoreFreeTurnResult;
}

const storeFreeTurnIR: any = {"usedParamSet":{"turnId":true,"clientMessageId":true,"state":true,"ids":true,"now":true,"sessionId":true,"userId":true,"visitorId":true,"senders":true,"contents":true,"messageTypes":true,"typingDelaysMs":true,"timestamps":true,"hold":true,"crisis":true,"findingKind":true,"findingRule":true},"params":[{"name":"turnId","required":true,"transform":{"type":"scalar"},"locs":[{"a":178,"b":185}]},{"name":"clientMessageId","required":true,"transform":{"type":"scalar"},"locs":[{"a":211,"b":227}]},{"name":"state","required":true,"transform":{"type":"scalar"},"locs":[{"a":236,"b":242}]},{"name":"ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":385,"b":389},{"a":995,"b":999},{"a":1732,"b":1736}]},{"name":"now","required":true,"transform":{"type":"scalar"},"locs":[{"a":400,"b":404},{"a":420,"b":424},{"a":1291,"b":1295},{"a":1457,"b":1461},{"a":1751,"b":1755}]},{"name":"sessionId","required":true,"transform":{"type":"scalar"},"locs":[{"a":515,"b":525}]},{"name":"userId","required":false,"transform":{"type":"scalar"},"locs":[{"a":563,"b":569}]},{"name":"visitorId","required":true,"transform":{"type":"scalar"},"locs":[{"a":625,"b":635},{"a":692,"b":702}]},{"name":"senders","required":true,"transform":{"type":"scalar"},"locs":[{"a":1010,"b":1018}]},{"name":"contents","required":true,"transform":{"type":"scalar"},"locs":[{"a":1029,"b":1038}]},{"name":"messageTypes","required":true,"transform":{"type":"scalar"},"locs":[{"a":1049,"b":1062}]},{"name":"typingDelaysMs","required":true,"transform":{"type":"scalar"},"locs":[{"a":1073,"b":1088}]},{"name":"timestamps","required":true,"transform":{"type":"scalar"},"locs":[{"a":1102,"b":1113}]},{"name":"hold","required":true,"transform":{"type":"scalar"},"locs":[{"a":1328,"b":1333}]},{"name":"crisis","required":true,"transform":{"type":"scalar"},"locs":[{"a":1492,"b":1499}]},{"name":"findingKind","required":false,"transform":{"type":"scalar"},"locs":[{"a":1674,"b":1685},{"a":1788,"b":1799}]},{"name":"findingRule","required":false,"transform":{"type":"scalar"},"locs":[{"a":1694,"b":1705}]}],"statement":"WITH turn AS (\n  INSERT INTO chat_turns (id, session_id, kind, client_message_id, state, owner_kind, owner_id, cost, balance_after, message_ids, created_at, settled_at)\n  SELECT :turnId!::uuid, s.id, 'message', :clientMessageId!::uuid, :state!, CASE WHEN s.user_id IS NULL THEN 'session' ELSE 'user' END,\n    coalesce(s.user_id, s.id), 0, coalesce(u.message_balance, s.messages_left), :ids!::uuid[], :now!::timestamptz, :now!::timestamptz\n  FROM chat_sessions s LEFT JOIN users u ON u.id = s.user_id\n  WHERE s.id = :sessionId!::uuid\n    AND (s.user_id = coalesce(:userId::uuid, (SELECT v.id FROM users v WHERE v.visitor_id = :visitorId!::uuid))\n      OR (s.user_id IS NULL AND s.visitor_id = :visitorId!::uuid))\n  RETURNING session_id, balance_after\n), stored AS (\n  INSERT INTO messages (id, session_id, sender, content, message_type, typing_delay_ms, timestamp)\n  SELECT x.id, turn.session_id, x.sender, x.content, x.message_type, nullif(x.typing_delay_ms, 0), x.timestamp\n  FROM turn, unnest(:ids!::uuid[], :senders!::text[], :contents!::text[], :messageTypes!::text[], :typingDelaysMs!::int[],\n    :timestamps!::timestamptz[]) WITH ORDINALITY AS x(id, sender, content, message_type, typing_delay_ms, timestamp, place)\n  ORDER BY x.place\n), hold AS (\n  UPDATE chat_sessions SET held_at = :now!::timestamptz FROM turn\n  WHERE :hold!::boolean AND chat_sessions.id = turn.session_id AND held_at IS NULL\n), crisis AS (\n  UPDATE chat_sessions SET crisis_at = :now!::timestamptz FROM turn WHERE :crisis!::boolean AND chat_sessions.id = turn.session_id\n), noticed AS (\n  INSERT INTO safety_events (id, kind, rule, session_id, message_id, created_at)\n  SELECT gen_random_uuid(), :findingKind::text, :findingRule::text, turn.session_id, (:ids!::uuid[])[1], :now!::timestamptz\n  FROM turn WHERE :findingKind::text IS NOT NULL\n)\nSELECT balance_after AS balance,\n  (SELECT held_at IS NOT NULL FROM chat_sessions WHERE id = turn.session_id) AS \"held!\" FROM turn"};

/**
 * Query generated from SQL:
 * ```
 * WITH turn AS (
 *   INSERT INTO chat_turns (id, session_id, kind, client_message_id, state, owner_kind, owner_id, cost, balance_after, message_ids, created_at, settled_at)
 *   SELECT :turnId!::uuid, s.id, 'message', :clientMessageId!::uuid, :state!, CASE WHEN s.user_id IS NULL THEN 'session' ELSE 'user' END,
 *     coalesce(s.user_id, s.id), 0, coalesce(u.message_balance, s.messages_left), :ids!::uuid[], :now!::timestamptz, :now!::timestamptz
 *   FROM chat_sessions s LEFT JOIN users u ON u.id = s.user_id
 *   WHERE s.id = :sessionId!::uuid
 *     AND (s.user_id = coalesce(:userId::uuid, (SELECT v.id FROM users v WHERE v.visitor_id = :visitorId!::uuid))
 *       OR (s.user_id IS NULL AND s.visitor_id = :visitorId!::uuid))
 *   RETURNING session_id, balance_after
 * ), stored AS (
 *   INSERT INTO messages (id, session_id, sender, content, message_type, typing_delay_ms, timestamp)
 *   SELECT x.id, turn.session_id, x.sender, x.content, x.message_type, nullif(x.typing_delay_ms, 0), x.timestamp
 *   FROM turn, unnest(:ids!::uuid[], :senders!::text[], :contents!::text[], :messageTypes!::text[], :typingDelaysMs!::int[],
 *     :timestamps!::timestamptz[]) WITH ORDINALITY AS x(id, sender, content, message_type, typing_delay_ms, timestamp, place)
 *   ORDER BY x.place
 * ), hold AS (
 *   UPDATE chat_sessions SET held_at = :now!::timestamptz FROM turn
 *   WHERE :hold!::boolean AND chat_sessions.id = turn.session_id AND held_at IS NULL
 * ), crisis AS (
 *   UPDATE chat_sessions SET crisis_at = :now!::timestamptz FROM turn WHERE :crisis!::boolean AND chat_sessions.id = turn.session_id
 * ), noticed AS (
 *   INSERT INTO safety_events (id, kind, rule, session_id, message_id, created_at)
 *   SELECT gen_random_uuid(), :findingKind::text, :findingRule::text, turn.session_id, (:ids!::uuid[])[1], :now!::timestamptz
 *   FROM turn WHERE :findingKind::text IS NOT NULL
 * )
 * SELECT balance_after AS balance,
 *   (SELECT held_at IS NOT NULL FROM chat_sessions WHERE id = turn.session_id) AS "held!" FROM turn
 * ```
 */
export const storeFreeTurn = new PreparedQuery<StoreFreeTurnParams,StoreFreeTurnResult>(storeFreeTurnIR);


