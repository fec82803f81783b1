/* @name ClaimAnswer */
INSERT INTO crisis_states (person_id, answers)
SELECT coalesce(s.user_id, s.visitor_id), 1
FROM chat_sessions s
WHERE s.id = :sessionId!::uuid
  AND (s.user_id = coalesce(:userId::uuid, (SELECT v.id FROM users v WHERE v.visitor_id = :visitorId!::uuid))
    OR (s.user_id IS NULL AND s.visitor_id = :visitorId!::uuid))
FOR NO KEY UPDATE OF s
ON CONFLICT (person_id) DO UPDATE SET answers = crisis_states.answers + 1
RETURNING answers - 1 AS "answers!", answers_before AS "answersBefore", kinds, last_sign_at AS "lastSignAt", ended_at AS "endedAt";
