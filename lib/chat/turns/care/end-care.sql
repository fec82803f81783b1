/* @name EndCare */
UPDATE crisis_states c SET ended_at = :now!::timestamptz
FROM chat_sessions s WHERE s.id = :sessionId!::uuid AND c.person_id = coalesce(s.user_id, s.visitor_id) AND c.ended_at IS NULL;
