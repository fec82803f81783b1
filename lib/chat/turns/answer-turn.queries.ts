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

const answerTurnIR: any = {"usedParamSet":{"now":true,"ids":true,"turnId":true,"senders":true,"contents":true,"messageTypes":true,"typingDelaysMs":true,"timestamps":true,"readAt":true,"readAfterTurns":true,"model":true,"promptVersion":true,"promptTokens":true,"completionTokens":true,"tries":true,"latencyMs":true,"outcome":true,"talkStartedAt":true,"aiNoticedAt":true,"breakSuggestedAt":true},"params":[{"name":"now","required":true,"transform":{"type":"scalar"},"locs":[{"a":72,"b":76},{"a":1065,"b":1069},{"a":1467,"b":1471}]},{"name":"ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":106,"b":110},{"a":468,"b":472}]},{"name":"turnId","required":true,"transform":{"type":"scalar"},"locs":[{"a":133,"b":140}]},{"name":"senders","required":true,"transform":{"type":"scalar"},"locs":[{"a":483,"b":491}]},{"name":"contents","required":true,"transform":{"type":"scalar"},"locs":[{"a":502,"b":511}]},{"name":"messageTypes","required":true,"transform":{"type":"scalar"},"locs":[{"a":522,"b":535}]},{"name":"typingDelaysMs","required":true,"transform":{"type":"scalar"},"locs":[{"a":546,"b":561}]},{"name":"timestamps","required":true,"transform":{"type":"scalar"},"locs":[{"a":575,"b":586}]},{"name":"readAt","required":true,"transform":{"type":"scalar"},"locs":[{"a":808,"b":815}]},{"name":"readAfterTurns","required":true,"transform":{"type":"scalar"},"locs":[{"a":1008,"b":1023}]},{"name":"model","required":true,"transform":{"type":"scalar"},"locs":[{"a":1369,"b":1375}]},{"name":"promptVersion","required":false,"transform":{"type":"scalar"},"locs":[{"a":1378,"b":1391}]},{"name":"promptTokens","required":true,"transform":{"type":"scalar"},"locs":[{"a":1394,"b":1407}]},{"name":"completionTokens","required":true,"transform":{"type":"scalar"},"locs":[{"a":1410,"b":1427}]},{"name":"tries","required":true,"transform":{"type":"scalar"},"locs":[{"a":1430,"b":1436}]},{"name":"latencyMs","required":true,"transform":{"type":"scalar"},"locs":[{"a":1439,"b":1449}]},{"name":"outcome","required":true,"transform":{"type":"scalar"},"locs":[{"a":1456,"b":1464}]},{"name":"talkStartedAt","required":false,"transform":{"type":"scalar"},"locs":[{"a":1567,"b":1580},{"a":1805,"b":1818}]},{"name":"aiNoticedAt","required":false,"transform":{"type":"scalar"},"locs":[{"a":1643,"b":1654},{"a":1834,"b":1845}]},{"name":"breakSuggestedAt","required":false,"transform":{"type":"scalar"},"locs":[{"a":1720,"b":1736},{"a":1861,"b":1877}]}],"statement":"WITH turn AS (\n  UPDATE chat_turns SET state = 'answered', settled_at = :now!::timestamptz, message_ids = :ids!::uuid[]\n  WHERE id = :turnId!::uuid AND state = 'pending' RETURNING id, session_id, kind, owner_kind, owner_id\n), stored AS (\n  INSERT INTO messages (id, session_id, sender, content, message_type, typing_delay_ms, timestamp)\n  SELECT x.id, turn.session_id, x.sender, x.content, x.message_type, nullif(x.typing_delay_ms, 0), x.timestamp\n  FROM turn, unnest(:ids!::uuid[], :senders!::text[], :contents!::text[], :messageTypes!::text[], :typingDelaysMs!::int[],\n    :timestamps!::timestamptz[]) WITH ORDINALITY AS x(id, sender, content, message_type, typing_delay_ms, timestamp, place)\n  ORDER BY x.place\n), unread AS (\n  INSERT INTO memory_marks (session_id, turns, due_at)\n  SELECT session_id, 1, :readAt!::timestamptz FROM turn WHERE kind = 'message' AND owner_kind = 'user'\n  ON CONFLICT (session_id) DO UPDATE SET turns = memory_marks.turns + 1,\n    due_at = CASE WHEN memory_marks.turns + 1 = :readAfterTurns!::int AND memory_marks.attempts = 0 THEN :now!::timestamptz\n      ELSE coalesce(memory_marks.due_at, excluded.due_at) END\n), used AS (\n  INSERT INTO ai_usage (id, owner_id, session_id, turn_id, model, prompt_version, prompt_tokens, completion_tokens, tries, latency_ms, outcome, created_at)\n  SELECT gen_random_uuid(), owner_id, session_id, id, :model!, :promptVersion, :promptTokens!, :completionTokens!, :tries!, :latencyMs!,\n    :outcome!, :now!::timestamptz\n  FROM turn\n), marked AS (\n  UPDATE chat_sessions SET talk_started_at = coalesce(:talkStartedAt::timestamptz, talk_started_at),\n    ai_noticed_at = coalesce(:aiNoticedAt::timestamptz, ai_noticed_at),\n    break_suggested_at = coalesce(:breakSuggestedAt::timestamptz, break_suggested_at)\n  FROM turn\n  WHERE num_nonnulls(:talkStartedAt::timestamptz, :aiNoticedAt::timestamptz, :breakSuggestedAt::timestamptz) > 0\n    AND chat_sessions.id = turn.session_id\n)\nSELECT id FROM turn"};

/**
 * Query generated from SQL:
 * ```
 * WITH turn AS (
 *   UPDATE chat_turns SET state = 'answered', settled_at = :now!::timestamptz, message_ids = :ids!::uuid[]
 *   WHERE id = :turnId!::uuid AND state = 'pending' RETURNING id, session_id, kind, owner_kind, owner_id
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
 *   INSERT INTO ai_usage (id, owner_id, session_id, turn_id, model, prompt_version, prompt_tokens, completion_tokens, tries, latency_ms, outcome, created_at)
 *   SELECT gen_random_uuid(), owner_id, session_id, id, :model!, :promptVersion, :promptTokens!, :completionTokens!, :tries!, :latencyMs!,
 *     :outcome!, :now!::timestamptz
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


