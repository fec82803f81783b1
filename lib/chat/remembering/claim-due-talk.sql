/* @name ClaimDueTalk */
UPDATE memory_marks m SET due_at = :leaseUntil!::timestamptz, attempts = m.attempts + 1
FROM (
  SELECT session_id FROM memory_marks WHERE due_at <= :now!::timestamptz ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED
) due, chat_sessions s
WHERE m.session_id = due.session_id AND s.id = due.session_id
RETURNING m.session_id AS "sessionId", s.user_id AS "userId", s.companion_id AS "companionId", s.companion_name AS "companionName",
  s.chat_type AS "chatType", m.read_seq::text AS "readSeq!", m.turns, m.attempts, m.due_at AS "leaseUntil!";
