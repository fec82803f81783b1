/* @name FindIdleGuests */
SELECT u.id, u.visitor_id AS "visitorId" FROM users u
WHERE (:userId::uuid IS NULL OR u.id = :userId::uuid)
  AND u.legal_hold_at IS NULL AND NOT u.is_google_authenticated AND u.google_id IS NULL AND u.last_seen_at <= :before!::timestamptz
  AND NOT EXISTS (SELECT 1 FROM device_sessions d WHERE d.user_id = u.id AND d.last_seen_at > :before!::timestamptz)
  AND NOT EXISTS (SELECT 1 FROM chat_turns t JOIN chat_sessions s ON s.id = t.session_id
    WHERE s.user_id = u.id AND (t.created_at > :before!::timestamptz OR t.state IN ('pending', 'waiting')))
  AND NOT (u.message_balance > 0 AND EXISTS (
    SELECT 1 FROM ledger_entries l WHERE l.owner_kind = 'user' AND l.owner_id = u.id AND l.kind IN ('purchase', 'moved', 'refund', 'refund_returned')
    HAVING sum(l.delta) > 0))
  AND NOT EXISTS (SELECT 1 FROM payments p WHERE (p.user_id = u.id OR (p.user_id IS NULL AND p.visitor_id = u.visitor_id))
    AND (p.next_check_at IS NOT NULL OR p.status = 'mismatch' OR p.created_at > :before!::timestamptz
      OR EXISTS (SELECT 1 FROM payment_refunds r WHERE r.payment_id = p.id AND r.status IN ('queued', 'approved', 'sent'))
      OR EXISTS (SELECT 1 FROM refund_transfers t WHERE t.payment_id = p.id AND t.state IN ('ready', 'sent'))
      OR EXISTS (SELECT 1 FROM payment_alerts a WHERE a.payment_id = p.id AND a.resolved_at IS NULL)
      OR EXISTS (SELECT 1 FROM refund_requests r WHERE r.payment_id = p.id AND r.state IN ('asked', 'approved', 'sent'))))
  AND NOT EXISTS (SELECT 1 FROM issues i WHERE i.user_id = u.id AND i.status IN ('open', 'working'))
  AND NOT EXISTS (SELECT 1 FROM age_holds h WHERE h.state = 'held' AND (h.user_id = u.id OR h.visitor_id = u.visitor_id))
ORDER BY u.last_seen_at, u.id LIMIT :rows!::int FOR UPDATE OF u SKIP LOCKED;
