/* @name FindUnread */
SELECT m.id, m.seq::text AS "seq!", m.sender, m.content, m.timestamp FROM messages m
WHERE m.session_id = :sessionId!::uuid AND m.seq > :readSeq!::text::bigint AND m.message_type = 'text' AND m.removed_at IS NULL AND m.sender IN ('user', 'ai')
  AND m.id IN (
    SELECT unnest(t.message_ids) FROM chat_turns t WHERE t.session_id = :sessionId!::uuid AND t.state = 'answered'
      -- A reply that was said differently for nothing is part of a talk that was paid for.
      AND (t.cost > 0 OR t.reword_of IS NOT NULL AND NOT t.free)
  )
ORDER BY m.seq LIMIT :limit!::int;
