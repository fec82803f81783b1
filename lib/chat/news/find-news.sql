/* @name FindNews */
SELECT coalesce(u.message_balance, s.messages_left) AS "messagesLeft!", counted.messages AS "messages!", counted.marks AS "marks!"
FROM chat_sessions s LEFT JOIN users u ON u.id = s.user_id
CROSS JOIN LATERAL (
  SELECT count(*)::int AS messages, coalesce(string_agg(left(id::text, :idChars!::int) || mark, '' ORDER BY seq), '') AS marks FROM (
    SELECT m.id, m.seq, CASE WHEN m.removed_at IS NOT NULL THEN :removedMark! ELSE m.reaction END AS mark
    FROM messages m WHERE m.session_id = s.id
      AND m.seq > coalesce((SELECT a.seq FROM messages a WHERE a.id = :after::uuid AND a.session_id = s.id), 0)
    ORDER BY m.seq LIMIT :most!::int) newest
) counted
WHERE s.id = :sessionId!::uuid AND (s.goes_at IS NULL OR s.goes_at > :now!::timestamptz)
  AND (s.user_id = coalesce(:userId::uuid, (SELECT v.id FROM users v WHERE v.visitor_id = :visitorId!::uuid))
    OR (s.user_id IS NULL AND s.visitor_id = :visitorId!::uuid));
