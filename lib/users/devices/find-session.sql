/* @name FindSession */
SELECT s.user_id AS "userId", s.created_at AS "createdAt", s.last_seen_at AS "lastSeenAt", s.authenticated_at AS "authenticatedAt",
  s.chats_open_at AS "chatsOpenAt", u.visitor_id IS NOT NULL AS "isUnconfirmed!", u.chat_lock_at IS NOT NULL AS "isLocked!"
FROM device_sessions s JOIN users u ON u.id = s.user_id
WHERE s.id = :sessionId!::uuid;
