/* @name FindEarlier */
SELECT m.id, m.seq::text AS "seq!", m.sender, m.content, m.timestamp FROM messages m
WHERE m.session_id = :sessionId!::uuid AND m.seq <= :readSeq!::text::bigint AND m.message_type = 'text' AND m.removed_at IS NULL AND m.sender IN ('user', 'ai')
  AND m.id IN (
    SELECT unnest(t.message_ids) FROM chat_turns t WHERE t.session_id = :sessionId!::uuid AND t.state = 'answered' AND t.cost > 0
  )
ORDER BY m.seq DESC LIMIT :limit!::int;
