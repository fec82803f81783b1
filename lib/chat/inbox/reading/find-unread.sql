/* @name FindUnread */
SELECT
  -- Who talks in an incognito chat is told nowhere else.
  CASE WHEN s.goes_at IS NULL THEN s.companion_name END AS "companionName?",
  -- Who has written since has read what was above.
  EXISTS (SELECT FROM messages m WHERE m.session_id = s.id AND m.seq > s.read_seq AND m.sender = 'ai' AND m.replaced_by IS NULL AND m.seq > coalesce(
    (SELECT o.seq FROM messages o WHERE o.session_id = s.id AND o.sender = 'user' ORDER BY o.seq DESC LIMIT 1), 0)) AS "isUnread!"
FROM chat_sessions s WHERE s.id = :sessionId!::uuid AND s.archived_at IS NULL;
