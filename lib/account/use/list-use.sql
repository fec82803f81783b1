/* @name ListUse */
WITH owners AS (
  SELECT :userId!::uuid AS id UNION ALL SELECT g.guest_id FROM former_guests g WHERE g.user_id = :userId!::uuid
), events AS (
  SELECT l.created_at AS at, -l.delta AS messages, 0 AS rupees
  FROM owners JOIN ledger_entries l ON l.owner_id = owners.id
  WHERE l.kind IN ('send', 'send_returned') AND l.owner_kind = 'user' AND l.created_at >= :since!::timestamptz
  UNION ALL
  SELECT p.paid_at, 0, p.amount FROM payments p WHERE p.user_id = :userId!::uuid AND p.paid_at >= :since!::timestamptz
), weeks AS (
  SELECT date_trunc('week', at AT TIME ZONE 'Asia/Kolkata')::date AS began, sum(messages)::int AS messages, sum(rupees)::int AS rupees
  FROM events GROUP BY 1
)
SELECT coalesce((SELECT json_agg(json_build_array(began, messages, rupees)) FROM weeks), '[]'::json) AS "weeks!",
  CASE WHEN u.sends_day = :day!::date THEN u.sends_that_day ELSE 0 END AS "messagesToday!",
  coalesce((SELECT sum(rupees) FROM events WHERE at >= :dayBegan!::timestamptz), 0)::int AS "rupeesToday!",
  coalesce((SELECT sum(rupees) FROM events WHERE at >= :monthBegan!::timestamptz), 0)::int AS "rupeesThisMonth!",
  coalesce((SELECT sum(p.amount) FROM payments p WHERE p.user_id = :userId!::uuid AND p.paid_at IS NULL AND p.status IN ('created', 'active')
    AND p.created_at > :openSince!::timestamptz), 0)::int AS "rupeesOpen!"
FROM users u WHERE u.id = :userId!::uuid;
