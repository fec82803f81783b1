/* @name BlankTraces */
UPDATE chat_sessions SET ip_address = NULL, browser_fingerprint = NULL
WHERE id IN (
  SELECT id FROM chat_sessions
  WHERE created_at <= :before!::timestamptz AND (ip_address IS NOT NULL OR browser_fingerprint IS NOT NULL)
    AND NOT EXISTS (SELECT 1 FROM users u WHERE u.id = chat_sessions.user_id AND u.legal_hold_at IS NOT NULL)
  LIMIT :rows!::int FOR UPDATE SKIP LOCKED)
RETURNING id;
