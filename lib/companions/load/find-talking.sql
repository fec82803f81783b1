/* @name FindTalking */
WITH asked AS (
  SELECT id FROM companions
  WHERE id = :companionId::uuid OR (:companionId::uuid IS NULL AND suitable_for_chat_types @> '{psychologist}')
), heard AS (
  SELECT s.companion_id, coalesce(s.user_id, s.visitor_id) AS person, s.created_at AS at
  FROM asked JOIN chat_sessions s ON s.companion_id = asked.id AND s.created_at > :since!::timestamptz
  WHERE s.chat_type = 'psychologist'
  UNION ALL
  SELECT s.companion_id, coalesce(s.user_id, s.visitor_id), t.created_at
  FROM chat_turns t JOIN chat_sessions s ON s.id = t.session_id JOIN asked ON asked.id = s.companion_id
  WHERE t.created_at > :since!::timestamptz AND t.kind = 'message' AND s.chat_type = 'psychologist'
)
SELECT companion_id AS "companionId!", max(at) AS "lastAt!" FROM heard
WHERE person IS DISTINCT FROM :exceptPerson::uuid GROUP BY companion_id, person;
