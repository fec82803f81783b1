/* @name LockSessions */
SELECT id, user_id AS "userId", messages_left AS "messagesLeft" FROM chat_sessions
WHERE (user_id = :userId!::uuid OR (user_id IS NULL AND visitor_id = ANY(:visitorIds!::uuid[])))
  AND (:sessionId::uuid IS NULL OR id = :sessionId::uuid)
ORDER BY id FOR UPDATE NOWAIT;
