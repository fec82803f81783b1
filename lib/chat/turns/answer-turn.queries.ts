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
  messageTypes: stringArray;
  model: string;
  now: DateOrString;
  outcome: string;
  promptTokens: number;
  promptVersion?: string | null | void;
  readAfterTurns: number;
  readAt: DateOrString;
  senders: stringArray;
  talkStartedAt?: DateOrString | null | void;
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

const answerTurnIR: any = {"usedParamSet":{"now":true,"ids":true,"turnId":true,"senders":true,"contents":true,"messageTypes":true,"typingDelaysMs":true,"timestamps":true,"readAt":true,"readAfterTurns":true,"model":true,"promptVersion":true,"promptTokens":true,"completionTokens":true,"tries":true,"latencyMs":true,"outcome":true,"talkStartedAt":true,"aiNoticedAt":true,"breakSuggestedAt":true},"params":[{"name":"now","required":true,"transform":{"type":"scalar"},"locs":[{"a":72,"b":76},{"a":1071,"b":1075},{"a":1485,"b":1489}]},{"name":"ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":106,"b":110},{"a":474,"b":478}]},{"name":"turnId","required":true,"transform":{"type":"scalar"},"locs":[{"a":133,"b":140}]},{"name":"senders","required":true,"transform":{"type":"scalar"},"locs":[{"a":489,"b":497}]},{"name":"contents","required":true,"transform":{"type":"scalar"},"locs":[{"a":508,"b":517}]},{"name":"messageTypes","required":true,"transform":{"type":"scalar"},"locs":[{"a":528,"b":541}]},{"name":"typingDelaysMs","required":true,"transform":{"type":"scalar"},"locs":[{"a":552,"b":567}]},{"name":"timestamps","required":true,"transform":{"type":"scalar"},"locs":[{"a":581,"b":592}]},{"name":"readAt","required":true,"transform":{"type":"scalar"},"locs":[{"a":814,"b":821}]},{"name":"readAfterTurns","required":true,"transform":{"type":"scalar"},"locs":[{"a":1014,"b":1029}]},{"name":"model","required":true,"transform":{"type":"scalar"},"locs":[{"a":1381,"b":1387}]},{"name":"promptVersion","required":false,"transform":{"type":"scalar"},"locs":[{"a":1390,"b":1403}]},{"name":"promptTokens","required":true,"transform":{"type":"scalar"},"locs":[{"a":1406,"b":1419}]},{"name":"completionTokens","required":true,"transform":{"type":"scalar"},"locs":[{"a":1422,"b":1439}]},{"name":"tries","required":true,"transform":{"type":"scalar"},"locs":[{"a":1442,"b":1448}]},{"name":"latencyMs","required":true,"transform":{"type":"scalar"},"locs":[{"a":1451,"b":1461}]},{"name":"outcome","required":true,"transform":{"type":"scalar"},"locs":[{"a":1468,"b":1476}]},{"name":"talkStartedAt","required":false,"transform":{"type":"scalar"},"locs":[{"a":1585,"b":1598},{"a":1823,"b":1836}]},{"name":"aiNoticedAt","required":false,"transform":{"type":"scalar"},"locs":[{"a":1661,"b":1672},{"a":1852,"b":1863}]},{"name":"breakSuggestedAt","required":false,"transform":{"type":"scalar"},"locs":[{"a":1738,"b":1754},{"a":1879,"b":1895}]}],"statement":"WITH turn AS (\n  UPDATE chat_turns SET state = 'answered', settled_at = :now!::timestamptz, message_ids = :ids!::uuid[]\n  WHERE id = :turnId!::uuid AND state = 'pending' RETURNING id, session_id, kind, owner_kind, owner_id, paid\n), stored AS (\n  INSERT INTO messages (id, session_id, sender, content, message_type, typing_delay_ms, timestamp)\n  SELECT x.id, turn.session_id, x.sender, x.content, x.message_type, nullif(x.typing_delay_ms, 0), x.timestamp\n  FROM turn, unnest(:ids!::uuid[], :senders!::text[], :contents!::text[], :messageTypes!::text[], :typingDelaysMs!::int[],\n    :timestamps!::timestamptz[]) WITH ORDINALITY AS x(id, sender, content, message_type, typing_delay_ms, timestamp, place)\n  ORDER BY x.place\n), unread AS (\n  INSERT INTO memory_marks (session_id, turns, due_at)\n  SELECT session_id, 1, :readAt!::timestamptz FROM turn WHERE kind = 'message' AND owner_kind = 'user'\n  ON CONFLICT (session_id) DO UPDATE SET turns = memory_marks.turns + 1,\n    due_at = CASE WHEN memory_marks.turns + 1 = :readAfterTurns!::int AND memory_marks.attempts = 0 THEN :now!::timestamptz\n      ELSE coalesce(memory_marks.due_at, excluded.due_at) END\n), used AS (\n  INSERT INTO ai_usage (id, owner_id, session_id, turn_id, model, prompt_version, prompt_tokens, completion_tokens, tries, latency_ms, outcome, paid, created_at)\n  SELECT gen_random_uuid(), owner_id, session_id, id, :model!, :promptVersion, :promptTokens!, :completionTokens!, :tries!, :latencyMs!,\n    :outcome!, paid, :now!::timestamptz\n  FROM turn\n), marked AS (\n  UPDATE chat_sessions SET talk_started_at = coalesce(:talkStartedAt::timestamptz, talk_started_at),\n    ai_noticed_at = coalesce(:aiNoticedAt::timestamptz, ai_noticed_at),\n    break_suggested_at = coalesce(:breakSuggestedAt::timestamptz, break_suggested_at)\n  FROM turn\n  WHERE num_nonnulls(:talkStartedAt::timestamptz, :aiNoticedAt::timestamptz, :breakSuggestedAt::timestamptz) > 0\n    AND chat_sessions.id = turn.session_id\n)\nSELECT id FROM turn"};

/**
 * Query generated from SQL:
 * ```
 * WITH turn AS (
 *   UPDATE chat_turns SET state = 'answered', settled_at = :now!::timestamptz, message_ids = :ids!::uuid[]
 *   WHERE id = :turnId!::uuid AND state = 'pending' RETURNING id, session_id, kind, owner_kind, owner_id, paid
 * ), stored AS (
 *   INSERT INTO messages (id, session_id, sender, content, message_type, typing_delay_ms, timestamp)
 *   SELECT x.id, turn.session_id, x.sender, x.content, x.message_type, nullif(x.typing_delay_ms, 0), x.timestamp
 *   FROM turn, unnest(:ids!::uuid[], :senders!::text[], :contents!::text[], :messageTypes!::text[], :typingDelaysMs!::int[],
 *     :timestamps!::timestamptz[]) WITH ORDINALITY AS x(id, sender, content, message_type, typing_delay_ms, timestamp, place)
 *   ORDER BY x.place
 * ), unread AS (
 *   INSERT INTO memory_marks (session_id, turns, due_at)
 *   SELECT session_id, 1, :readAt!::timestamptz FROM turn WHERE kind = 'message' AND owner_kind = 'user'
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
 * )
 * SELECT id FROM turn
 * ```
 */
export const answerTurn = new PreparedQuery<AnswerTurnParams,AnswerTurnResult>(answerTurnIR);


