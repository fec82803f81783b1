/** Types generated for queries found in "lib/admin/overview/summarise-day.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type DateOrString = Date | string;

/** 'SummariseDay' parameters type */
export interface SummariseDayParams {
  day: string;
  since: DateOrString;
  upto: DateOrString;
}

/** 'SummariseDay' return type */
export type SummariseDayResult = void;

/** 'SummariseDay' query type */
export interface SummariseDayQuery {
  params: SummariseDayParams;
  result: SummariseDayResult;
}

const summariseDayIR: any = {"usedParamSet":{"since":true,"upto":true,"day":true},"params":[{"name":"since","required":true,"transform":{"type":"scalar"},"locs":[{"a":221,"b":227},{"a":601,"b":607},{"a":1002,"b":1008},{"a":1223,"b":1229},{"a":1416,"b":1422},{"a":2614,"b":2620},{"a":2947,"b":2953},{"a":3115,"b":3121},{"a":3774,"b":3780}]},{"name":"upto","required":true,"transform":{"type":"scalar"},"locs":[{"a":259,"b":264},{"a":641,"b":646},{"a":1039,"b":1044},{"a":1263,"b":1268},{"a":1454,"b":1459},{"a":2652,"b":2657},{"a":2985,"b":2990},{"a":3153,"b":3158},{"a":3848,"b":3853}]},{"name":"day","required":true,"transform":{"type":"scalar"},"locs":[{"a":4181,"b":4185}]}],"statement":"WITH new_users AS MATERIALIZED (\n  SELECT id, coalesce(nullif(left(lower(trim(coalesce(tracking_params->>'utm_campaign', tracking_params->>'utm_source'))), 60), ''), '(none)') AS campaign\n  FROM users WHERE created_at >= :since!::timestamptz AND created_at < :upto!::timestamptz\n), new_chats AS MATERIALIZED (\n  SELECT s.id, coalesce(s.user_id, s.visitor_id) AS person, coalesce(nullif(left(lower(trim(coalesce(u.tracking_params->>'utm_campaign', u.tracking_params->>'utm_source'))), 60), ''), '(none)') AS campaign\n  FROM chat_sessions s LEFT JOIN users u ON u.id = s.user_id\n  WHERE s.created_at >= :since!::timestamptz AND s.created_at < :upto!::timestamptz\n), paid AS MATERIALIZED (\n  SELECT p.amount, coalesce(p.user_id, p.visitor_id, p.id) AS person, coalesce(nullif(left(lower(trim(coalesce(u.tracking_params->>'utm_campaign', u.tracking_params->>'utm_source'))), 60), ''), '(none)') AS campaign\n  FROM payments p LEFT JOIN users u ON u.id = p.user_id\n  WHERE p.status = 'paid' AND p.paid_at >= :since!::timestamptz AND p.paid_at < :upto!::timestamptz\n), turns AS MATERIALIZED (\n  SELECT t.state, s.user_id FROM chat_turns t JOIN chat_sessions s ON s.id = t.session_id\n  WHERE t.kind = 'message' AND t.created_at >= :since!::timestamptz AND t.created_at < :upto!::timestamptz\n), usage AS MATERIALIZED (\n  SELECT model, prompt_tokens, completion_tokens, latency_ms, outcome FROM ai_usage\n  WHERE created_at >= :since!::timestamptz AND created_at < :upto!::timestamptz\n), by_campaign AS (\n  SELECT 'campaign_guests' AS name, campaign, count(*)::bigint AS value FROM new_users GROUP BY campaign\n  UNION ALL SELECT 'campaign_chats', campaign, count(*) FROM new_chats GROUP BY campaign\n  UNION ALL SELECT 'campaign_orders', campaign, count(*) FROM paid GROUP BY campaign\n  UNION ALL SELECT 'campaign_revenue', campaign, sum(amount) * 100 FROM paid GROUP BY campaign\n), biggest AS (\n  -- Anybody can write a campaign into an address: of a day the 50 biggest have a name.\n  SELECT campaign FROM by_campaign GROUP BY campaign ORDER BY sum(value) DESC, campaign LIMIT 50\n), numbers AS (\n  SELECT 'guests' AS name, '' AS dimension, count(*)::bigint AS value FROM new_users\n  UNION ALL SELECT 'chats', '', count(*) FROM new_chats\n  UNION ALL SELECT 'chat_people', '', count(DISTINCT person) FROM new_chats\n  UNION ALL SELECT 'orders', '', count(*) FROM paid\n  UNION ALL SELECT 'paid_people', '', count(DISTINCT person) FROM paid\n  UNION ALL SELECT 'revenue', '', sum(amount) * 100 FROM paid\n  UNION ALL SELECT 'refunds', '', (sum(amount) * 100)::bigint FROM refund_transfers\n    WHERE state = 'done' AND changed_at >= :since!::timestamptz AND changed_at < :upto!::timestamptz\n  UNION ALL SELECT 'replies', '', count(*) FROM turns WHERE state = 'answered'\n  UNION ALL SELECT 'failed_replies', '', count(*) FROM turns WHERE state = 'failed'\n  UNION ALL SELECT 'crisis_events', '', count(*) FROM safety_events\n    WHERE kind = 'crisis' AND created_at >= :since!::timestamptz AND created_at < :upto!::timestamptz\n  UNION ALL SELECT 'minor_events', '', count(*) FROM safety_events\n    WHERE kind = 'minor' AND created_at >= :since!::timestamptz AND created_at < :upto!::timestamptz\n  UNION ALL SELECT 'tokens_read', left(model, 60), sum(prompt_tokens) FROM usage GROUP BY 2\n  UNION ALL SELECT 'tokens_written', left(model, 60), sum(completion_tokens) FROM usage GROUP BY 2\n  -- Buckets that are 10 % wide: percentiles of many days can be read from them.\n  UNION ALL SELECT 'answer_bucket', floor(ln(greatest(latency_ms, 1)) / ln(1.1))::int::text, count(*) FROM usage\n    WHERE outcome IN ('answered', 'mended', 'replaced') GROUP BY 2\n  UNION ALL SELECT 'came_back', ages.days::text, count(DISTINCT u.id) FROM unnest(ARRAY[1, 7, 30]) AS ages(days)\n    JOIN users u ON u.created_at >= :since!::timestamptz - ages.days * interval '24 hours' AND u.created_at < :upto!::timestamptz - ages.days * interval '24 hours'\n    JOIN turns t ON t.user_id = u.id GROUP BY ages.days\n  UNION ALL SELECT name, CASE WHEN campaign IN (SELECT campaign FROM biggest) THEN campaign ELSE '(other)' END, sum(value)\n    FROM by_campaign GROUP BY 1, 2\n)\nINSERT INTO daily_numbers (day, name, dimension, value)\nSELECT :day!::date, name, dimension, value::bigint FROM numbers WHERE value <> 0"};

/**
 * Query generated from SQL:
 * ```
 * WITH new_users AS MATERIALIZED (
 *   SELECT id, coalesce(nullif(left(lower(trim(coalesce(tracking_params->>'utm_campaign', tracking_params->>'utm_source'))), 60), ''), '(none)') AS campaign
 *   FROM users WHERE created_at >= :since!::timestamptz AND created_at < :upto!::timestamptz
 * ), new_chats AS MATERIALIZED (
 *   SELECT s.id, coalesce(s.user_id, s.visitor_id) AS person, coalesce(nullif(left(lower(trim(coalesce(u.tracking_params->>'utm_campaign', u.tracking_params->>'utm_source'))), 60), ''), '(none)') AS campaign
 *   FROM chat_sessions s LEFT JOIN users u ON u.id = s.user_id
 *   WHERE s.created_at >= :since!::timestamptz AND s.created_at < :upto!::timestamptz
 * ), paid AS MATERIALIZED (
 *   SELECT p.amount, coalesce(p.user_id, p.visitor_id, p.id) AS person, coalesce(nullif(left(lower(trim(coalesce(u.tracking_params->>'utm_campaign', u.tracking_params->>'utm_source'))), 60), ''), '(none)') AS campaign
 *   FROM payments p LEFT JOIN users u ON u.id = p.user_id
 *   WHERE p.status = 'paid' AND p.paid_at >= :since!::timestamptz AND p.paid_at < :upto!::timestamptz
 * ), turns AS MATERIALIZED (
 *   SELECT t.state, s.user_id FROM chat_turns t JOIN chat_sessions s ON s.id = t.session_id
 *   WHERE t.kind = 'message' AND t.created_at >= :since!::timestamptz AND t.created_at < :upto!::timestamptz
 * ), usage AS MATERIALIZED (
 *   SELECT model, prompt_tokens, completion_tokens, latency_ms, outcome FROM ai_usage
 *   WHERE created_at >= :since!::timestamptz AND created_at < :upto!::timestamptz
 * ), by_campaign AS (
 *   SELECT 'campaign_guests' AS name, campaign, count(*)::bigint AS value FROM new_users GROUP BY campaign
 *   UNION ALL SELECT 'campaign_chats', campaign, count(*) FROM new_chats GROUP BY campaign
 *   UNION ALL SELECT 'campaign_orders', campaign, count(*) FROM paid GROUP BY campaign
 *   UNION ALL SELECT 'campaign_revenue', campaign, sum(amount) * 100 FROM paid GROUP BY campaign
 * ), biggest AS (
 *   -- Anybody can write a campaign into an address: of a day the 50 biggest have a name.
 *   SELECT campaign FROM by_campaign GROUP BY campaign ORDER BY sum(value) DESC, campaign LIMIT 50
 * ), numbers AS (
 *   SELECT 'guests' AS name, '' AS dimension, count(*)::bigint AS value FROM new_users
 *   UNION ALL SELECT 'chats', '', count(*) FROM new_chats
 *   UNION ALL SELECT 'chat_people', '', count(DISTINCT person) FROM new_chats
 *   UNION ALL SELECT 'orders', '', count(*) FROM paid
 *   UNION ALL SELECT 'paid_people', '', count(DISTINCT person) FROM paid
 *   UNION ALL SELECT 'revenue', '', sum(amount) * 100 FROM paid
 *   UNION ALL SELECT 'refunds', '', (sum(amount) * 100)::bigint FROM refund_transfers
 *     WHERE state = 'done' AND changed_at >= :since!::timestamptz AND changed_at < :upto!::timestamptz
 *   UNION ALL SELECT 'replies', '', count(*) FROM turns WHERE state = 'answered'
 *   UNION ALL SELECT 'failed_replies', '', count(*) FROM turns WHERE state = 'failed'
 *   UNION ALL SELECT 'crisis_events', '', count(*) FROM safety_events
 *     WHERE kind = 'crisis' AND created_at >= :since!::timestamptz AND created_at < :upto!::timestamptz
 *   UNION ALL SELECT 'minor_events', '', count(*) FROM safety_events
 *     WHERE kind = 'minor' AND created_at >= :since!::timestamptz AND created_at < :upto!::timestamptz
 *   UNION ALL SELECT 'tokens_read', left(model, 60), sum(prompt_tokens) FROM usage GROUP BY 2
 *   UNION ALL SELECT 'tokens_written', left(model, 60), sum(completion_tokens) FROM usage GROUP BY 2
 *   -- Buckets that are 10 % wide: percentiles of many days can be read from them.
 *   UNION ALL SELECT 'answer_bucket', floor(ln(greatest(latency_ms, 1)) / ln(1.1))::int::text, count(*) FROM usage
 *     WHERE outcome IN ('answered', 'mended', 'replaced') GROUP BY 2
 *   UNION ALL SELECT 'came_back', ages.days::text, count(DISTINCT u.id) FROM unnest(ARRAY[1, 7, 30]) AS ages(days)
 *     JOIN users u ON u.created_at >= :since!::timestamptz - ages.days * interval '24 hours' AND u.created_at < :upto!::timestamptz - ages.days * interval '24 hours'
 *     JOIN turns t ON t.user_id = u.id GROUP BY ages.days
 *   UNION ALL SELECT name, CASE WHEN campaign IN (SELECT campaign FROM biggest) THEN campaign ELSE '(other)' END, sum(value)
 *     FROM by_campaign GROUP BY 1, 2
 * )
 * INSERT INTO daily_numbers (day, name, dimension, value)
 * SELECT :day!::date, name, dimension, value::bigint FROM numbers WHERE value <> 0
 * ```
 */
export const summariseDay = new PreparedQuery<SummariseDayParams,SummariseDayResult>(summariseDayIR);


