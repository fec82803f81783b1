/* @name TouchUser */
UPDATE users SET last_seen_at = :now!::timestamptz, current_domain_url = :domain!
WHERE id = :userId!::uuid
  AND (last_seen_at < :now!::timestamptz - interval '1 minute' OR current_domain_url IS DISTINCT FROM :domain!)
RETURNING id;
