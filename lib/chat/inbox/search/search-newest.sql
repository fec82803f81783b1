/* @name SearchNewest */
WITH own AS MATERIALIZED (
  SELECT s.id, s.chat_type, s.companion_name, s.own_name, k.image_path,
    (SELECT string_agg('''' || left(s.id::text, 8) || word || ''':*', ' & ') FROM unnest(:words!::text[]) AS word)::tsquery AS wanted
  FROM chat_sessions s LEFT JOIN companions k ON k.id = s.companion_id
  -- What is said in an incognito chat is found nowhere else.
  WHERE s.goes_at IS NULL AND (s.user_id = coalesce(:userId::uuid, (SELECT v.id FROM users v WHERE v.visitor_id = :visitorId!::uuid))
    OR (s.user_id IS NULL AND s.visitor_id = :visitorId!::uuid))
), newest AS MATERIALIZED (
  SELECT own.*, place.seq FROM own CROSS JOIN LATERAL (
    SELECT seq FROM messages WHERE session_id = own.id AND (:beforeSeq::bigint IS NULL OR seq < :beforeSeq::bigint)
    ORDER BY seq DESC LIMIT :looked!::int) place
  ORDER BY place.seq DESC LIMIT :looked!::int
)
SELECT newest.id AS "chatId!", chat_type AS "chatType!", companion_name AS "companionName!", own_name AS "ownName?",
  image_path AS "imagePath?", m.id AS "messageId!", m.seq::text AS "seq!", m.sender AS "sender!", m.content AS "content!",
  m.timestamp AS "at!"
FROM newest JOIN messages m ON m.session_id = newest.id AND m.seq = newest.seq
WHERE message_words(m.session_id, m.content) @@ newest.wanted AND m.removed_at IS NULL AND m.message_type = 'text' AND m.sender <> 'system'
ORDER BY m.seq DESC LIMIT :limit!::int;
