/* @name FindPast */
SELECT f.id, f.text, f.happens_on::text AS "happensOn!", f.confirmed_at AS "confirmedAt", a.companion_id AS "companionId", a.chat_type AS "chatType"
FROM letta_agents a JOIN memory_facts f ON f.agent_id = a.id
WHERE a.user_id = :userId!::uuid AND NOT EXISTS (SELECT FROM memory_settings o WHERE o.user_id = a.user_id AND NOT o.enabled)
  AND f.happens_on < :today!::text::date AND f.happens_on >= :today!::text::date - :days!::int
  AND f.happens_on >= (f.confirmed_at AT TIME ZONE 'Asia/Kolkata')::date
  AND f.status = 'active' AND f.superseded_at IS NULL AND f.topic IS NULL AND f.kind IN ('plan', 'event')
  -- Of somebody else's day a companion does not begin to speak.
  AND f.subject IS NULL AND f.asked_turn_id IS NULL
ORDER BY f.happens_on DESC, f.id LIMIT :limit!::int;
