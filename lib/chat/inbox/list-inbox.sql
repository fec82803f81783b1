/* @name ListInbox */
SELECT id, "chatType", "companionName", "imagePath" AS "imagePath?", "ownName", incognito AS "incognito!", pinned AS "pinned!", "lastAt" AS "lastAt!",
  sender AS "sender?", words AS "words?", "messageType" AS "messageType?", removed AS "removed!",
  (SELECT count(*)::int FROM (
    -- Who has written since has read what was above.
    SELECT 1 FROM messages m WHERE m.session_id = listed.id AND m.seq > listed.read_seq AND m.sender = 'ai' AND m.replaced_by IS NULL AND m.seq > coalesce(
      (SELECT o.seq FROM messages o WHERE o.session_id = listed.id AND o.sender = 'user' ORDER BY o.seq DESC LIMIT 1), 0)
    LIMIT :unreadMost!::int) unread)
    AS "unread!"
FROM (SELECT * FROM (
  SELECT s.id, s.chat_type AS "chatType", s.companion_name AS "companionName", k.image_path AS "imagePath",
    s.own_name AS "ownName", s.goes_at IS NOT NULL AS incognito, s.read_seq, s.pinned_at IS NOT NULL AS pinned, coalesce(m.timestamp, s.created_at) AS "lastAt",
    m.sender, left(m.content, :chars!::int) AS words, m.message_type AS "messageType", m.removed_at IS NOT NULL AS removed
  FROM chat_sessions s LEFT JOIN companions k ON k.id = s.companion_id
  LEFT JOIN LATERAL (
    SELECT sender, content, message_type, timestamp, removed_at FROM messages
    WHERE session_id = s.id AND (sender <> 'system' OR message_type = 'crisis_support') ORDER BY seq DESC LIMIT 1) m ON true
  WHERE (s.user_id = coalesce(:userId::uuid, (SELECT v.id FROM users v WHERE v.visitor_id = :visitorId!::uuid))
      OR (s.user_id IS NULL AND s.visitor_id = :visitorId!::uuid))
    AND (s.archived_at IS NOT NULL) = :archived!::boolean AND (s.goes_at IS NULL OR s.goes_at > :now!::timestamptz)
) chats
WHERE :afterId::uuid IS NULL OR (pinned, "lastAt", id) < (:afterPinned::boolean, :afterLastAt::timestamptz, :afterId::uuid)
ORDER BY pinned DESC, "lastAt" DESC, id DESC LIMIT :limit!::int) listed
ORDER BY pinned DESC, "lastAt" DESC, id DESC;
