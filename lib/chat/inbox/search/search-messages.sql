/* @name SearchMessages */
WITH own AS MATERIALIZED (
  SELECT s.id, s.chat_type, s.companion_name, s.own_name, k.image_path,
    (SELECT string_agg('''' || left(s.id::text, 8) || word || ''':*', ' & ') FROM unnest(:words!::text[]) AS word)::tsquery AS wanted
  FROM chat_sessions s LEFT JOIN companions k ON k.id = s.companion_id
  -- What is said in an incognito chat is found nowhere else.
  WHERE s.goes_at IS NULL AND (s.user_id = coalesce(:userId::uuid, (SELECT v.id FROM users v WHERE v.visitor_id = :visitorId!::uuid))
    OR (s.user_id IS NULL AND s.visitor_id = :visitorId!::uuid))
), found AS MATERIALIZED (
  SELECT own.*, m.id AS message_id, m.seq, m.sender, m.content, m.timestamp
  FROM own CROSS JOIN LATERAL (
    -- Not by session: with that the planner walks through the whole chat.
    SELECT id, session_id, seq, sender, content, timestamp FROM messages
    WHERE message_words(session_id, content) @@ own.wanted AND removed_at IS NULL AND message_type = 'text' AND sender <> 'system'
      AND (:beforeSeq::bigint IS NULL OR seq < :beforeSeq::bigint)
    ORDER BY seq DESC LIMIT :limit!::int) m
  WHERE m.session_id = own.id
)
SELECT id AS "chatId!", chat_type AS "chatType!", companion_name AS "companionName!", own_name AS "ownName?", image_path AS "imagePath?",
  message_id AS "messageId!", seq::text AS "seq!", sender AS "sender!", content AS "content!", timestamp AS "at!"
FROM found ORDER BY found.seq DESC LIMIT :limit!::int;
