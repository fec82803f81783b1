/* @name FindPerson */
SELECT u.last_seen_at AS "lastSeenAt", u.message_balance AS balance,
  EXISTS (SELECT FROM push_subscriptions p WHERE p.user_id = u.id AND 'check_in' = ANY (p.kinds)) AS "isChosen!",
  -- What is a sign of danger, and what the rules found wrong with a companion's words: after either nobody is asked by the way.
  greatest((SELECT c.last_sign_at FROM crisis_states c WHERE c.person_id = u.id),
    (SELECT max(e.created_at) FROM safety_events e JOIN chat_sessions s ON s.id = e.session_id WHERE s.user_id = u.id),
    (SELECT max(s.held_at) FROM chat_sessions s WHERE s.user_id = u.id)) AS "lastDangerAt",
  ARRAY(SELECT c.created_at FROM check_ins c WHERE c.user_id = u.id AND c.id IS DISTINCT FROM :butId::uuid
    AND c.created_at > :askedAfter!::timestamptz) AS "asked!"
FROM users u WHERE u.id = :userId!::uuid;
