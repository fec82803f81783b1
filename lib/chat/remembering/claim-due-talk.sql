/* @name ClaimDueTalk */
UPDATE memory_marks m SET due_at = :leaseUntil!::timestamptz, attempts = m.attempts + 1
FROM (
  SELECT session_id FROM memory_marks WHERE due_at <= :now!::timestamptz
    -- Nothing is learned about a minor.
    AND NOT EXISTS (SELECT 1 FROM chat_sessions c JOIN age_holds a ON a.user_id = c.user_id WHERE c.id = session_id AND a.state = 'held')
    AND (NOT :buyersOnly!::boolean OR EXISTS (SELECT 1 FROM chat_sessions c JOIN ledger_entries l ON l.owner_kind = 'user' AND l.owner_id = c.user_id
      AND l.kind IN ('purchase', 'moved') WHERE c.id = session_id))
  ORDER BY due_at LIMIT 1 FOR UPDATE OF memory_marks SKIP LOCKED
) due, chat_sessions s
WHERE m.session_id = due.session_id AND s.id = due.session_id
RETURNING m.session_id AS "sessionId", s.user_id AS "userId", s.companion_id AS "companionId", s.companion_name AS "companionName",
  s.chat_type AS "chatType", m.read_seq::text AS "readSeq!", m.turns, m.attempts, m.due_at AS "leaseUntil!",
  EXISTS (SELECT 1 FROM ledger_entries l WHERE l.owner_kind = 'user' AND l.owner_id = s.user_id AND l.kind IN ('purchase', 'moved')) AS "hasBought!";
