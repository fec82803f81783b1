/* @name MoneyDays */
SELECT to_char(day, 'YYYY-MM-DD') AS "day!", what AS "what!", count(*)::int AS "count!", sum(round(amount * 100))::float8 AS "paise!",
  coalesce(sum(round(charge * 100)), 0)::float8 AS "fee!", coalesce(sum(round(tax * 100)), 0)::float8 AS "tax!"
FROM (
  SELECT (p.paid_at AT TIME ZONE 'Asia/Kolkata')::date AS day, 'order' AS what, p.amount::numeric AS amount, e.charge, e.tax
  FROM payments p LEFT JOIN LATERAL (
    SELECT charge, tax FROM settlement_events WHERE cf_payment_id = p.transaction_id AND type = 'PAYMENT' LIMIT 1) AS e ON true
  WHERE p.paid_at >= :from!::timestamptz AND p.paid_at < :until!::timestamptz
    AND NOT EXISTS (SELECT 1 FROM payment_refunds r WHERE r.cf_payment_id = p.transaction_id)
  UNION ALL
  SELECT (r.created_at AT TIME ZONE 'Asia/Kolkata')::date, 'surplus', r.amount, e.charge, e.tax
  FROM payment_refunds r LEFT JOIN LATERAL (
    SELECT charge, tax FROM settlement_events WHERE cf_payment_id = r.cf_payment_id AND type = 'PAYMENT' LIMIT 1) AS e ON true
  WHERE r.created_at >= :from!::timestamptz AND r.created_at < :until!::timestamptz
  UNION ALL
  SELECT (t.changed_at AT TIME ZONE 'Asia/Kolkata')::date, 'refund', t.amount, NULL, NULL
  FROM refund_transfers t
  WHERE t.state = 'done' AND t.changed_at >= :from!::timestamptz AND t.changed_at < :until!::timestamptz
) AS moved
GROUP BY 1, 2 ORDER BY 1, 2;
