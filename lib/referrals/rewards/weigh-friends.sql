/* @name WeighFriends */
UPDATE referrals r SET earned_at = CASE WHEN w.has_earned THEN :now!::timestamptz END
FROM (
  SELECT f.id, EXISTS (
      SELECT FROM ledger_entries p WHERE p.owner_kind = 'user' AND p.owner_id = u.id AND p.kind = 'purchase'
        AND NOT EXISTS (SELECT FROM payments o JOIN refund_requests q ON q.payment_id = o.id AND q.state <> 'refused'
          WHERE o.order_id = substr(p.reference, length(:purchaseReference!) + 1))
    ) OR (
      SELECT count(*) >= :messages!::int AND count(DISTINCT (s.created_at AT TIME ZONE 'Asia/Kolkata')::date) >= :days!::int
      FROM ledger_entries s WHERE s.owner_kind = 'user' AND s.owner_id = u.id AND s.kind = 'send'
        AND NOT EXISTS (SELECT FROM ledger_entries back WHERE back.reference = s.reference || ':returned')
    ) AS has_earned
  FROM referrals f JOIN users u ON u.id = f.referred_user_id
  WHERE (:friendId::uuid IS NULL OR f.referred_user_id = :friendId) AND CASE f.status
    WHEN 'completed' THEN f.earned_at IS NOT NULL OR u.last_seen_at > :seenSince!::timestamptz
    WHEN 'rewarded' THEN f.earned_at IS NOT NULL AND f.rewarded_at > :rewardedSince!::timestamptz AND EXISTS (
      SELECT FROM ledger_entries p
        JOIN payments o ON o.order_id = substr(p.reference, length(:purchaseReference!) + 1)
        JOIN refund_requests q ON q.payment_id = o.id AND q.state = ANY(:goesBack!::text[])
      WHERE p.owner_kind = 'user' AND p.owner_id = u.id AND p.kind = 'purchase')
    ELSE false END
) w
WHERE w.id = r.id AND (r.earned_at IS NOT NULL) <> w.has_earned
RETURNING r.id;
