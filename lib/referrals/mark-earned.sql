/* @name MarkEarned */
UPDATE referrals r SET earned_at = :now!::timestamptz
FROM users u
WHERE r.status = 'completed' AND r.earned_at IS NULL AND u.id = r.referred_user_id AND u.last_seen_at > :seenSince!::timestamptz
  AND (EXISTS (SELECT FROM ledger_entries p WHERE p.owner_kind = 'user' AND p.owner_id = u.id AND p.kind = 'purchase')
    OR (SELECT count(*) >= :messages!::int AND count(DISTINCT (s.created_at AT TIME ZONE 'Asia/Kolkata')::date) >= :days!::int
      FROM ledger_entries s WHERE s.owner_kind = 'user' AND s.owner_id = u.id AND s.kind = 'send'
        AND NOT EXISTS (SELECT FROM ledger_entries back WHERE back.reference = s.reference || ':returned')))
RETURNING r.id;
