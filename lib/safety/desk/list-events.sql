/* @name ListEvents */
SELECT e.id, e.kind, e.rule, e.session_id AS "chatId?", s.user_id AS "userId?", e.created_at AS "createdAt",
  e.message_id IS NOT NULL AND said.seq IS NOT NULL AS "hasText!",
  mark.is_false_alarm AS "isFalseAlarm?",
  EXISTS (SELECT 1 FROM safety_examples x WHERE x.message_id = e.message_id) AS "isKept!",
  CASE WHEN said.seq IS NULL THEN NULL ELSE (SELECT count(*)::int FROM (SELECT 1 FROM messages n
    WHERE n.session_id = e.session_id AND n.seq > said.seq AND n.sender = 'user' LIMIT 1000) later) END AS "later?",
  coalesce(said.seq IS NOT NULL AND EXISTS (SELECT 1 FROM messages n
    WHERE n.session_id = e.session_id AND n.seq > said.seq AND n.message_type = 'crisis_support'), false) AS "helpShown!",
  (SELECT c.asked_at FROM crisis_states c WHERE c.person_id = coalesce(s.user_id, s.visitor_id) AND c.asked_at >= e.created_at) AS "askedAt?",
  (SELECT c.ended_at FROM crisis_states c WHERE c.person_id = coalesce(s.user_id, s.visitor_id) AND c.ended_at >= e.created_at) AS "safeAt?",
  (SELECT max(a.lifted_at) FROM age_holds a WHERE (a.user_id = s.user_id OR a.visitor_id = s.visitor_id) AND a.lifted_at >= e.created_at)
    AS "holdLiftedAt?"
FROM safety_events e LEFT JOIN chat_sessions s ON s.id = e.session_id LEFT JOIN safety_marks mark ON mark.event_id = e.id
  LEFT JOIN messages said ON said.id = e.message_id
WHERE e.id = ANY(:ids!::uuid[]);
