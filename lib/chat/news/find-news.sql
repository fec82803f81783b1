/* @name FindNews */
SELECT coalesce(u.message_balance, s.messages_left) AS "messagesLeft!",
  (SELECT count(*)::int FROM (
    SELECT 1 FROM messages m WHERE m.session_id = s.id
      AND m.seq > coalesce((SELECT a.seq FROM messages a WHERE a.id = :after::uuid AND a.session_id = s.id), 0)
    LIMIT :most!::int) counted) AS "messages!"
FROM chat_sessions s LEFT JOIN users u ON u.id = s.user_id
WHERE s.id = :sessionId!::uuid
  AND (s.user_id = coalesce(:userId::uuid, (SELECT v.id FROM users v WHERE v.visitor_id = :visitorId!::uuid))
    OR (s.user_id IS NULL AND s.visitor_id = :visitorId!::uuid));
