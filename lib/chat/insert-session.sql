/* @name InsertSession */
WITH made AS (
  INSERT INTO chat_sessions (id, user_id, visitor_id, companion_id, companion_name, chat_type, messages_left, prompt_id,
    browser_fingerprint, ip_address, created_at, goes_at)
  VALUES (:id!::uuid, :userId::uuid, :visitorId!::uuid, :companionId!::uuid, :companionName!, :chatType!, :messagesLeft!::int,
    :promptId::uuid, :browserFingerprint, :ipAddress!, :now!::timestamptz, :goesAt::timestamptz)
  ON CONFLICT DO NOTHING
  RETURNING id, user_id, goes_at
), shown AS (
  -- The home page leads to no incognito chat.
  UPDATE users u SET last_chat_session_id = CASE WHEN made.goes_at IS NULL THEN made.id ELSE u.last_chat_session_id END, last_seen_at = :now!::timestamptz FROM made WHERE u.id = made.user_id
)
SELECT id FROM made;
