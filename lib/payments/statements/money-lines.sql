/* @name MoneyLines */
SELECT to_char(at AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM-DD') AS "day!", to_char(at AT TIME ZONE 'Asia/Kolkata', 'HH24:MI:SS') AS "time!",
  what AS "what!", order_id AS "orderId!", number, method, round(amount * 100)::int AS "paise!",
  round(charge * 100)::int AS fee, round(tax * 100)::int AS tax, cf_settlement_id AS settlement, messages AS "messages!"
FROM (
  SELECT p.paid_at AS at, 'order' AS what, p.order_id, p.transaction_id AS number, p.payment_method AS method, p.amount::numeric AS amount,
    e.charge, e.tax, e.cf_settlement_id, p.message_count AS messages
  FROM payments p LEFT JOIN LATERAL (
    SELECT charge, tax, cf_settlement_id FROM settlement_events WHERE cf_payment_id = p.transaction_id AND type = 'PAYMENT' LIMIT 1) AS e ON true
  WHERE p.paid_at >= :from!::timestamptz AND p.paid_at < :until!::timestamptz
    AND NOT EXISTS (SELECT 1 FROM payment_refunds r WHERE r.cf_payment_id = p.transaction_id)
  UNION ALL
  SELECT r.created_at, 'surplus', p.order_id, r.cf_payment_id, NULL, r.amount, e.charge, e.tax, e.cf_settlement_id, 0
  FROM payment_refunds r JOIN payments p ON p.id = r.payment_id
    LEFT JOIN LATERAL (
      SELECT charge, tax, cf_settlement_id FROM settlement_events WHERE cf_payment_id = r.cf_payment_id AND type = 'PAYMENT' LIMIT 1) AS e ON true
  WHERE r.created_at >= :from!::timestamptz AND r.created_at < :until!::timestamptz
  UNION ALL
  SELECT t.changed_at, 'refund', p.order_id, t.cf_refund_id, NULL, t.amount, NULL, NULL, NULL, t.messages
  FROM refund_transfers t JOIN payments p ON p.id = t.payment_id
  WHERE t.state = 'done' AND t.changed_at >= :from!::timestamptz AND t.changed_at < :until!::timestamptz
) AS moved
ORDER BY at, order_id;
