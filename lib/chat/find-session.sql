/* @name FindSession */
SELECT s.id, s.chat_type AS "chatType", s.companion_id AS "companionId", s.companion_name AS "companionName",
  coalesce(u.message_balance, s.messages_left) AS "messagesLeft!", s.is_paid AS "isPaid", s.user_id AS "userId",
  s.visitor_id AS "visitorId", s.held_at IS NOT NULL AS "held!", s.goes_at AS "goesAt", k.image_path AS "imagePath?",
  k.unavailable_until AS "unavailableUntil?",
  (SELECT l.break_minutes FROM own_limits l WHERE l.user_id = s.user_id) AS "breakMinutes?",
  EXISTS (SELECT FROM chat_feedback f WHERE f.session_id = s.id) AS "feedbackGiven!",
  EXISTS (SELECT FROM chat_turns t WHERE t.session_id = s.id AND t.state = 'waiting') AS "answering!",
  -- Who has written since has read what was above.
  (SELECT m.id FROM messages m WHERE m.session_id = s.id AND m.seq > s.read_seq AND m.sender = 'ai' AND m.replaced_by IS NULL AND m.seq > coalesce(
    (SELECT o.seq FROM messages o WHERE o.session_id = s.id AND o.sender = 'user' ORDER BY o.seq DESC LIMIT 1), 0)
    ORDER BY m.seq LIMIT 1) AS "unreadFrom?"
FROM chat_sessions s LEFT JOIN users u ON u.id = s.user_id LEFT JOIN companions k ON k.id = s.companion_id
WHERE s.id = :sessionId!::uuid AND (s.goes_at IS NULL OR s.goes_at > :now!::timestamptz)
  AND (s.user_id = :userId::uuid OR (:userId::uuid IS NULL AND u.visitor_id = :visitorId!::uuid)
    OR (s.user_id IS NULL AND s.visitor_id = :visitorId!::uuid));
