/* @name SummariseDay */
WITH new_users AS MATERIALIZED (
  SELECT id, coalesce(nullif(left(lower(trim(coalesce(tracking_params->>'utm_campaign', tracking_params->>'utm_source'))), 60), ''), '(none)') AS campaign
  FROM users WHERE created_at >= :since!::timestamptz AND created_at < :upto!::timestamptz
), new_chats AS MATERIALIZED (
  SELECT s.id, coalesce(s.user_id, s.visitor_id) AS person, coalesce(nullif(left(lower(trim(coalesce(u.tracking_params->>'utm_campaign', u.tracking_params->>'utm_source'))), 60), ''), '(none)') AS campaign
  FROM chat_sessions s LEFT JOIN users u ON u.id = s.user_id
  WHERE s.created_at >= :since!::timestamptz AND s.created_at < :upto!::timestamptz
), paid AS MATERIALIZED (
  SELECT p.amount, coalesce(p.user_id, p.visitor_id, p.id) AS person, coalesce(nullif(left(lower(trim(coalesce(u.tracking_params->>'utm_campaign', u.tracking_params->>'utm_source'))), 60), ''), '(none)') AS campaign
  FROM payments p LEFT JOIN users u ON u.id = p.user_id
  WHERE p.status = 'paid' AND p.paid_at >= :since!::timestamptz AND p.paid_at < :upto!::timestamptz
), turns AS MATERIALIZED (
  SELECT t.state, s.user_id FROM chat_turns t JOIN chat_sessions s ON s.id = t.session_id
  WHERE t.kind = 'message' AND t.created_at >= :since!::timestamptz AND t.created_at < :upto!::timestamptz
), usage AS MATERIALIZED (
  SELECT model, prompt_tokens, completion_tokens, latency_ms, outcome FROM ai_usage
  WHERE created_at >= :since!::timestamptz AND created_at < :upto!::timestamptz
), by_campaign AS (
  SELECT 'campaign_guests' AS name, campaign, count(*)::bigint AS value FROM new_users GROUP BY campaign
  UNION ALL SELECT 'campaign_chats', campaign, count(*) FROM new_chats GROUP BY campaign
  UNION ALL SELECT 'campaign_orders', campaign, count(*) FROM paid GROUP BY campaign
  UNION ALL SELECT 'campaign_revenue', campaign, sum(amount) * 100 FROM paid GROUP BY campaign
), biggest AS (
  -- Anybody can write a campaign into an address: of a day the 50 biggest have a name.
  SELECT campaign FROM by_campaign GROUP BY campaign ORDER BY sum(value) DESC, campaign LIMIT 50
), numbers AS (
  SELECT 'guests' AS name, '' AS dimension, count(*)::bigint AS value FROM new_users
  UNION ALL SELECT 'chats', '', count(*) FROM new_chats
  UNION ALL SELECT 'chat_people', '', count(DISTINCT person) FROM new_chats
  UNION ALL SELECT 'orders', '', count(*) FROM paid
  UNION ALL SELECT 'paid_people', '', count(DISTINCT person) FROM paid
  UNION ALL SELECT 'revenue', '', sum(amount) * 100 FROM paid
  UNION ALL SELECT 'refunds', '', (sum(amount) * 100)::bigint FROM refund_transfers
    WHERE state = 'done' AND changed_at >= :since!::timestamptz AND changed_at < :upto!::timestamptz
  UNION ALL SELECT 'replies', '', count(*) FROM turns WHERE state = 'answered'
  UNION ALL SELECT 'failed_replies', '', count(*) FROM turns WHERE state = 'failed'
  UNION ALL SELECT 'crisis_events', '', count(*) FROM safety_events
    WHERE kind = 'crisis' AND created_at >= :since!::timestamptz AND created_at < :upto!::timestamptz
  UNION ALL SELECT 'minor_events', '', count(*) FROM safety_events
    WHERE kind = 'minor' AND created_at >= :since!::timestamptz AND created_at < :upto!::timestamptz
  UNION ALL SELECT 'tokens_read', left(model, 60), sum(prompt_tokens) FROM usage GROUP BY 2
  UNION ALL SELECT 'tokens_written', left(model, 60), sum(completion_tokens) FROM usage GROUP BY 2
  -- Buckets that are 10 % wide: percentiles of many days can be read from them.
  UNION ALL SELECT 'answer_bucket', floor(ln(greatest(latency_ms, 1)) / ln(1.1))::int::text, count(*) FROM usage
    WHERE outcome IN ('answered', 'mended', 'replaced') GROUP BY 2
  UNION ALL SELECT 'came_back', ages.days::text, count(DISTINCT u.id) FROM unnest(ARRAY[1, 7, 30]) AS ages(days)
    JOIN users u ON u.created_at >= :since!::timestamptz - ages.days * interval '24 hours' AND u.created_at < :upto!::timestamptz - ages.days * interval '24 hours'
    JOIN turns t ON t.user_id = u.id GROUP BY ages.days
  UNION ALL SELECT name, CASE WHEN campaign IN (SELECT campaign FROM biggest) THEN campaign ELSE '(other)' END, sum(value)
    FROM by_campaign GROUP BY 1, 2
)
INSERT INTO daily_numbers (day, name, dimension, value)
SELECT :day!::date, name, dimension, value::bigint FROM numbers WHERE value <> 0;
