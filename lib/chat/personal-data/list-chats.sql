/* @name ListChats */
SELECT id, "chatType", "companionName", "imagePath" AS "imagePath?", "createdAt", "lastAt" AS "lastAt!", empty AS "empty!",
  "ownName", "pinnedAt", "archivedAt", "goesAt", "readUpTo" AS "readUpTo?"
FROM (
  SELECT s.id, s.chat_type AS "chatType", s.companion_name AS "companionName", k.image_path AS "imagePath",
    s.created_at AS "createdAt", coalesce(m.timestamp, s.created_at) AS "lastAt", m.timestamp IS NULL AS empty,
    s.own_name AS "ownName", s.pinned_at AS "pinnedAt", s.archived_at AS "archivedAt", s.goes_at AS "goesAt",
    (SELECT r.timestamp FROM messages r WHERE r.session_id = s.id AND r.seq <= s.read_seq ORDER BY r.seq DESC LIMIT 1) AS "readUpTo"
  FROM chat_sessions s LEFT JOIN companions k ON k.id = s.companion_id
  LEFT JOIN LATERAL (SELECT timestamp FROM messages WHERE session_id = s.id ORDER BY seq DESC LIMIT 1) m ON true
  WHERE s.user_id = :userId!::uuid AND (s.goes_at IS NULL OR s.goes_at > :now!::timestamptz)
) chats
WHERE :afterLastAt::timestamptz IS NULL OR ("lastAt", id) < (:afterLastAt::timestamptz, :afterId::uuid)
ORDER BY "lastAt" DESC, id DESC LIMIT :limit!::int;
