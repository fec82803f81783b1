/* @name BlankCampaigns */
UPDATE users SET tracking_params = NULL, tracking_params_at = NULL
WHERE id IN (
  SELECT id FROM users
  WHERE legal_hold_at IS NULL AND tracking_params IS NOT NULL AND coalesce(tracking_params_at, created_at) <= :before!::timestamptz
  LIMIT :rows!::int FOR UPDATE SKIP LOCKED)
RETURNING id;
