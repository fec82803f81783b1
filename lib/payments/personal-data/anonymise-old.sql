/* @name AnonymiseOld */
UPDATE payments SET user_id = NULL, visitor_id = NULL, session_id = NULL, payment_session_id = NULL
WHERE id IN (
  SELECT p.id FROM payments p
  WHERE p.created_at < :before!::timestamptz AND p.next_check_at IS NULL
    AND NOT EXISTS (SELECT 1 FROM users u WHERE u.id = p.user_id AND u.legal_hold_at IS NOT NULL)
    AND (p.user_id IS NOT NULL OR p.visitor_id IS NOT NULL OR p.session_id IS NOT NULL OR p.payment_session_id IS NOT NULL)
    AND NOT EXISTS (SELECT 1 FROM refund_requests r WHERE r.payment_id = p.id AND r.state IN ('asked', 'approved', 'sent'))
    AND NOT EXISTS (SELECT 1 FROM payment_refunds r WHERE r.payment_id = p.id AND r.status IN ('queued', 'approved', 'sent'))
    AND NOT EXISTS (SELECT 1 FROM refund_transfers t WHERE t.payment_id = p.id AND t.state IN ('ready', 'sent'))
  LIMIT :rows!::int FOR UPDATE OF p SKIP LOCKED)
RETURNING id;
