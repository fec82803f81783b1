/* @name MoveRead */
UPDATE chat_sessions s SET read_seq = m.seq FROM messages m
WHERE s.id = :sessionId!::uuid AND m.id = :messageId!::uuid AND m.session_id = s.id AND coalesce(s.read_seq, 0) < m.seq
  AND (s.user_id = coalesce(:userId::uuid, (SELECT v.id FROM users v WHERE v.visitor_id = :visitorId!::uuid))
    OR (s.user_id IS NULL AND s.visitor_id = :visitorId!::uuid))
RETURNING s.id;
