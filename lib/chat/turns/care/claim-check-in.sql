/* @name ClaimCheckIn */
UPDATE crisis_states c SET asked_at = :now!::timestamptz
FROM chat_sessions s
WHERE s.id = :sessionId!::uuid AND s.held_at IS NULL AND c.person_id = coalesce(s.user_id, s.visitor_id)
  AND (s.user_id = coalesce(:userId::uuid, (SELECT v.id FROM users v WHERE v.visitor_id = :visitorId!::uuid))
    OR (s.user_id IS NULL AND s.visitor_id = :visitorId!::uuid))
  AND c.asked_at IS NULL AND c.last_sign_at <= :signBefore!::timestamptz AND c.last_sign_at > :signAfter!::timestamptz
RETURNING c.kinds, c.last_sign_at AS "lastSignAt!", c.ended_at AS "endedAt";
