/* @name FindUnsettled */
SELECT order_id AS "orderId!", cf_payment_id AS "cfPaymentId!", amount AS "amount!" FROM (
  SELECT p.order_id, p.transaction_id AS cf_payment_id, p.amount::float8 AS amount, p.paid_at AS at
  FROM payments p WHERE p.status = 'paid' AND p.paid_at >= :from!::timestamptz AND p.paid_at < :until!::timestamptz
    AND NOT EXISTS (SELECT 1 FROM payment_refunds r WHERE r.cf_payment_id = p.transaction_id)
  UNION ALL
  SELECT p.order_id, r.cf_payment_id, r.amount::float8, r.created_at
  FROM payment_refunds r JOIN payments p ON p.id = r.payment_id
  WHERE r.created_at >= :from!::timestamptz AND r.created_at < :until!::timestamptz
) AS paid
WHERE NOT EXISTS (SELECT 1 FROM settlement_events e WHERE e.cf_payment_id = paid.cf_payment_id AND e.type = 'PAYMENT')
ORDER BY at LIMIT :limit!::int;
