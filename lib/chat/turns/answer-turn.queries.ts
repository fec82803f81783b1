/** Types generated for queries found in "lib/chat/turns/answer-turn.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type DateOrString = Date | string;

export type DateOrStringArray = (DateOrString)[];

export type numberArray = (number)[];

export type stringArray = (string)[];

/** 'AnswerTurn' parameters type */
export interface AnswerTurnParams {
  aiNoticedAt?: DateOrString | null | void;
  breakSuggestedAt?: DateOrString | null | void;
  completionTokens: number;
  contents: stringArray;
  ids: stringArray;
  latencyMs: number;
  mailAt: DateOrString;
  mailSubject: string;
  messageTypes: stringArray;
  model: string;
  now: DateOrString;
  outcome: string;
  picturedId?: string | null | void;
  pictureId?: string | null | void;
  promptTokens: number;
  promptVersion?: string | null | void;
  readAfterTurns: number;
  readAt: DateOrString;
  replyToId?: string | null | void;
  senders: stringArray;
  talkStartedAt?: DateOrString | null | void;
  tellAt: DateOrString;
  timestamps: DateOrStringArray;
  tries: number;
  turnId: string;
  typingDelaysMs: numberArray;
}

/** 'AnswerTurn' return type */
export interface AnswerTurnResult {
  id: string;
}

/** 'AnswerTurn' query type */
export interface AnswerTurnQuery {
  params: AnswerTurnParams;
  result: AnswerTurnResult;
}

const answerTurnIR: any = {"usedParamSet":{"now":true,"ids":true,"turnId":true,"replyToId":true,"senders":true,"contents":true,"messageTypes":true,"typingDelaysMs":true,"timestamps":true,"picturedId":true,"pictureId":true,"readAt":true,"readAfterTurns":true,"model":true,"promptVersion":true,"promptTokens":true,"completionTokens":true,"tries":true,"latencyMs":true,"outcome":true,"talkStartedAt":true,"aiNoticedAt":true,"breakSuggestedAt":true,"tellAt":true,"mailSubject":true,"mailAt":true},"params":[{"name":"now","required":true,"transform":{"type":"scalar"},"locs":[{"a":72,"b":76},{"a":1485,"b":1489},{"a":1899,"b":1903},{"a":2583,"b":2587},{"a":3081,"b":3085}]},{"name":"ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":106,"b":110},{"a":546,"b":550}]},{"name":"turnId","required":true,"transform":{"type":"scalar"},"locs":[{"a":133,"b":140}]},{"name":"replyToId","required":false,"transform":{"type":"scalar"},"locs":[{"a":505,"b":514}]},{"name":"senders","required":true,"transform":{"type":"scalar"},"locs":[{"a":561,"b":569}]},{"name":"contents","required":true,"transform":{"type":"scalar"},"locs":[{"a":580,"b":589}]},{"name":"messageTypes","required":true,"transform":{"type":"scalar"},"locs":[{"a":600,"b":613}]},{"name":"typingDelaysMs","required":true,"transform":{"type":"scalar"},"locs":[{"a":624,"b":639}]},{"name":"timestamps","required":true,"transform":{"type":"scalar"},"locs":[{"a":653,"b":664}]},{"name":"picturedId","required":false,"transform":{"type":"scalar"},"locs":[{"a":849,"b":859}]},{"name":"pictureId","required":false,"transform":{"type":"scalar"},"locs":[{"a":904,"b":913}]},{"name":"readAt","required":true,"transform":{"type":"scalar"},"locs":[{"a":1099,"b":1106}]},{"name":"readAfterTurns","required":true,"transform":{"type":"scalar"},"locs":[{"a":1428,"b":1443}]},{"name":"model","required":true,"transform":{"type":"scalar"},"locs":[{"a":1795,"b":1801}]},{"name":"promptVersion","required":false,"transform":{"type":"scalar"},"locs":[{"a":1804,"b":1817}]},{"name":"promptTokens","required":true,"transform":{"type":"scalar"},"locs":[{"a":1820,"b":1833}]},{"name":"completionTokens","required":true,"transform":{"type":"scalar"},"locs":[{"a":1836,"b":1853}]},{"name":"tries","required":true,"transform":{"type":"scalar"},"locs":[{"a":1856,"b":1862}]},{"name":"latencyMs","required":true,"transform":{"type":"scalar"},"locs":[{"a":1865,"b":1875}]},{"name":"outcome","required":true,"transform":{"type":"scalar"},"locs":[{"a":1882,"b":1890}]},{"name":"talkStartedAt","required":false,"transform":{"type":"scalar"},"locs":[{"a":1999,"b":2012},{"a":2237,"b":2250}]},{"name":"aiNoticedAt","required":false,"transform":{"type":"scalar"},"locs":[{"a":2075,"b":2086},{"a":2266,"b":2277}]},{"name":"breakSuggestedAt","required":false,"transform":{"type":"scalar"},"locs":[{"a":2152,"b":2168},{"a":2293,"b":2309}]},{"name":"tellAt","required":true,"transform":{"type":"scalar"},"locs":[{"a":2560,"b":2567}]},{"name":"mailSubject","required":true,"transform":{"type":"scalar"},"locs":[{"a":3043,"b":3055}]},{"name":"mailAt","required":true,"transform":{"type":"scalar"},"locs":[{"a":3058,"b":3065}]}],"statement":"WITH turn AS (\n  UPDATE chat_turns SET state = 'answered', settled_at = :now!::timestamptz, message_ids = :ids!::uuid[]\n  WHERE id = :turnId!::uuid AND state = 'pending' RETURNING id, session_id, kind, owner_kind, owner_id, paid\n), stored AS (\n  INSERT INTO messages (id, session_id, sender, content, message_type, typing_delay_ms, timestamp, reply_to_id)\n  SELECT x.id, turn.session_id, x.sender, x.content, x.message_type, nullif(x.typing_delay_ms, 0), x.timestamp,\n    CASE WHEN x.sender = 'user' THEN :replyToId::uuid END\n  FROM turn, unnest(:ids!::uuid[], :senders!::text[], :contents!::text[], :messageTypes!::text[], :typingDelaysMs!::int[],\n    :timestamps!::timestamptz[]) WITH ORDINALITY AS x(id, sender, content, message_type, typing_delay_ms, timestamp, place)\n  ORDER BY x.place\n), pictured AS (\n  UPDATE chat_pictures SET message_id = :picturedId::uuid FROM turn\n  WHERE chat_pictures.id = :pictureId::uuid AND chat_pictures.session_id = turn.session_id AND chat_pictures.message_id IS NULL\n), unread AS (\n  INSERT INTO memory_marks (session_id, turns, due_at)\n  SELECT session_id, 1, :readAt!::timestamptz FROM turn JOIN chat_sessions s ON s.id = turn.session_id\n  -- Nothing is learned from an incognito chat.\n  WHERE turn.kind = 'message' AND turn.owner_kind = 'user' AND s.goes_at IS NULL\n  ON CONFLICT (session_id) DO UPDATE SET turns = memory_marks.turns + 1,\n    due_at = CASE WHEN memory_marks.turns + 1 = :readAfterTurns!::int AND memory_marks.attempts = 0 THEN :now!::timestamptz\n      ELSE coalesce(memory_marks.due_at, excluded.due_at) END\n), used AS (\n  INSERT INTO ai_usage (id, owner_id, session_id, turn_id, model, prompt_version, prompt_tokens, completion_tokens, tries, latency_ms, outcome, paid, created_at)\n  SELECT gen_random_uuid(), owner_id, session_id, id, :model!, :promptVersion, :promptTokens!, :completionTokens!, :tries!, :latencyMs!,\n    :outcome!, paid, :now!::timestamptz\n  FROM turn\n), marked AS (\n  UPDATE chat_sessions SET talk_started_at = coalesce(:talkStartedAt::timestamptz, talk_started_at),\n    ai_noticed_at = coalesce(:aiNoticedAt::timestamptz, ai_noticed_at),\n    break_suggested_at = coalesce(:breakSuggestedAt::timestamptz, break_suggested_at)\n  FROM turn\n  WHERE num_nonnulls(:talkStartedAt::timestamptz, :aiNoticedAt::timestamptz, :breakSuggestedAt::timestamptz) > 0\n    AND chat_sessions.id = turn.session_id\n), told AS (\n  INSERT INTO push_notices (id, subscription_id, key, kind, chat_id, next_try_at, created_at)\n  SELECT gen_random_uuid(), s.id, 'reply:' || turn.id, 'reply', turn.session_id, :tellAt!::timestamptz, :now!::timestamptz\n  FROM turn JOIN push_subscriptions s ON s.user_id = turn.owner_id AND 'reply' = ANY (s.kinds)\n  WHERE turn.kind = 'message' AND turn.owner_kind = 'user'\n  -- As lib/users/push/queue-notice.sql: a reply waits for no device.\n  FOR KEY SHARE OF s SKIP LOCKED\n), mailed AS (\n  INSERT INTO mails (id, key, user_id, kind, chat_id, subject, next_try_at, created_at)\n  SELECT gen_random_uuid(), 'reply:' || turn.id, u.id, 'reply', turn.session_id, :mailSubject!, :mailAt!::timestamptz, :now!::timestamptz\n  FROM turn JOIN chat_sessions s ON s.id = turn.session_id JOIN users u ON u.id = turn.owner_id\n  -- A mail outlives an incognito chat. Whether anybody still needs it is decided when it is sent (lib/users/mailing).\n  WHERE turn.kind = 'message' AND turn.owner_kind = 'user' AND s.goes_at IS NULL AND u.email IS NOT NULL AND (\n    SELECT c.granted FROM consents c WHERE c.user_id = u.id AND c.purpose = 'mail_reply' ORDER BY c.created_at DESC LIMIT 1)\n  -- A reply waits for nobody who holds the person's row.\n  FOR KEY SHARE OF u SKIP LOCKED\n)\nSELECT id FROM turn"};

/**
 * Query generated from SQL:
 * ```
 * WITH turn AS (
 *   UPDATE chat_turns SET state = 'answered', settled_at = :now!::timestamptz, message_ids = :ids!::uuid[]
 *   WHERE id = :turnId!::uuid AND state = 'pending' RETURNING id, session_id, kind, owner_kind, owner_id, paid
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
 * ), unread AS (
 *   INSERT INTO memory_marks (session_id, turns, due_at)
 *   SELECT session_id, 1, :readAt!::timestamptz FROM turn JOIN chat_sessions s ON s.id = turn.session_id
 *   -- Nothing is learned from an incognito chat.
 *   WHERE turn.kind = 'message' AND turn.owner_kind = 'user' AND s.goes_at IS NULL
 *   ON CONFLICT (session_id) DO UPDATE SET turns = memory_marks.turns + 1,
 *     due_at = CASE WHEN memory_marks.turns + 1 = :readAfterTurns!::int AND memory_marks.attempts = 0 THEN :now!::timestamptz
 *       ELSE coalesce(memory_marks.due_at, excluded.due_at) END
 * ), used AS (
 *   INSERT INTO ai_usage (id, owner_id, session_id, turn_id, model, prompt_version, prompt_tokens, completion_tokens, tries, latency_ms, outcome, paid, created_at)
 *   SELECT gen_random_uuid(), owner_id, session_id, id, :model!, :promptVersion, :promptTokens!, :completionTokens!, :tries!, :latencyMs!,
 *     :outcome!, paid, :now!::timestamptz
 *   FROM turn
 * ), marked AS (
 *   UPDATE chat_sessions SET talk_started_at = coalesce(:talkStartedAt::timestamptz, talk_started_at),
 *     ai_noticed_at = coalesce(:aiNoticedAt::timestamptz, ai_noticed_at),
 *     break_suggested_at = coalesce(:breakSuggestedAt::timestamptz, break_suggested_at)
 *   FROM turn
 *   WHERE num_nonnulls(:talkStartedAt::timestamptz, :aiNoticedAt::timestamptz, :breakSuggestedAt::timestamptz) > 0
 *     AND chat_sessions.id = turn.session_id
 * ), told AS (
 *   INSERT INTO push_notices (id, subscription_id, key, kind, chat_id, next_try_at, created_at)
 *   SELECT gen_random_uuid(), s.id, 'reply:' || turn.id, 'reply', turn.session_id, :tellAt!::timestamptz, :now!::timestamptz
 *   FROM turn JOIN push_subscriptions s ON s.user_id = turn.owner_id AND 'reply' = ANY (s.kinds)
 *   WHERE turn.kind = 'message' AND turn.owner_kind = 'user'
 *   -- As lib/users/push/queue-notice.sql: a reply waits for no device.
 *   FOR KEY SHARE OF s SKIP LOCKED
 * ), mailed AS (
 *   INSERT INTO mails (id, key, user_id, kind, chat_id, subject, next_try_at, created_at)
 *   SELECT gen_random_uuid(), 'reply:' || turn.id, u.id, 'reply', turn.session_id, :mailSubject!, :mailAt!::timestamptz, :now!::timestamptz
 *   FROM turn JOIN chat_sessions s ON s.id = turn.session_id JOIN users u ON u.id = turn.owner_id
 *   -- A mail outlives an incognito chat. Whether anybody still needs it is decided when it is sent (lib/users/mailing).
 *   WHERE turn.kind = 'message' AND turn.owner_kind = 'user' AND s.goes_at IS NULL AND u.email IS NOT NULL AND (
 *     SELECT c.granted FROM consents c WHERE c.user_id = u.id AND c.purpose = 'mail_reply' ORDER BY c.created_at DESC LIMIT 1)
 *   -- A reply waits for nobody who holds the person's row.
 *   FOR KEY SHARE OF u SKIP LOCKED
 * )
 * SELECT id FROM turn
 * ```
 */
export const answerTurn = new PreparedQuery<AnswerTurnParams,AnswerTurnResult>(answerTurnIR);


