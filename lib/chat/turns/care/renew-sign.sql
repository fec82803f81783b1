/* @name RenewSign */
UPDATE crisis_states c SET last_sign_at = :now!::timestamptz, asked_at = NULL,
  kinds = array_remove(c.kinds, :kind!::text) || ARRAY[:kind!::text]
FROM chat_sessions s WHERE s.id = :sessionId!::uuid AND c.person_id = coalesce(s.user_id, s.visitor_id);
