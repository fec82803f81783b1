/* @name FindLeastRecent */
SELECT k.id FROM companions k
WHERE k.suitable_for_chat_types @> ARRAY[:chatType!::text] AND k.hidden_at IS NULL
  AND (k.unavailable_until IS NULL OR k.unavailable_until <= :now!::timestamptz)
  AND k.id <> ALL(:except!::uuid[])
ORDER BY k.suitable_for_chat_types[1] = :chatType!::text DESC,
  (SELECT s.created_at FROM chat_sessions s WHERE s.companion_id = k.id ORDER BY s.created_at DESC LIMIT 1) NULLS FIRST, k.name
LIMIT 1;
