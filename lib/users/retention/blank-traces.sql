/* @name BlankTraces */
UPDATE users SET ip_address = NULL, browser_fingerprint = NULL, browser_version = NULL, os_version = NULL, timezone = NULL
WHERE id IN (
  SELECT id FROM users
  WHERE legal_hold_at IS NULL AND created_at <= :before!::timestamptz
    AND (ip_address IS NOT NULL OR browser_fingerprint IS NOT NULL OR browser_version IS NOT NULL OR os_version IS NOT NULL
      OR timezone IS NOT NULL)
  LIMIT :rows!::int FOR UPDATE SKIP LOCKED)
RETURNING id;
