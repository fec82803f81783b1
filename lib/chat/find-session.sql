/* @name FindSession */
SELECT s.id, s.chat_type AS "chatType", s.companion_id AS "companionId", s.companion_name AS "companionName",
  coalesce(u.message_balance, s.messages_left) AS "messagesLeft!", s.is_paid AS "isPaid", s.user_id AS "userId",
  s.visitor_id AS "visitorId", s.held_at IS NOT NULL AS "held!", k.image_path AS "imagePath?",
  k.unavailable_until AS "unavailableUntil?",
  EXISTS (SELECT FROM chat_feedback f WHERE f.session_id = s.id) AS "feedbackGiven!",
  EXISTS (SELECT FROM chat_turns t WHERE t.session_id = s.id AND t.state = 'waiting') AS "answering!"
FROM chat_sessions s LEFT JOIN users u ON u.id = s.user_id LEFT JOIN companions k ON k.id = s.companion_id
WHERE s.id = :sessionId!::uuid
  AND (s.user_id = :userId::uuid OR (:userId::uuid IS NULL AND u.visitor_id = :visitorId!::uuid)
    OR (s.user_id IS NULL AND s.visitor_id = :visitorId!::uuid));
