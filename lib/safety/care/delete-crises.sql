/* @name DeleteCrises */
DELETE FROM crisis_states c WHERE (c.last_sign_at < :before!::timestamptz OR (c.last_sign_at IS NULL AND c.free_since IS NULL))
  AND NOT EXISTS (SELECT 1 FROM users u WHERE u.id = c.person_id AND u.legal_hold_at IS NOT NULL)
RETURNING c.person_id AS "personId";
