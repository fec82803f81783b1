/* @name FindSession */
SELECT s.user_id AS "userId", s.created_at AS "createdAt", s.last_seen_at AS "lastSeenAt", s.authenticated_at AS "authenticatedAt",
  u.visitor_id IS NOT NULL AS "isUnconfirmed!"
FROM device_sessions s JOIN users u ON u.id = s.user_id
WHERE s.id = :sessionId!::uuid;
