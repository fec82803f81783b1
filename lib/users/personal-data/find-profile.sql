/* @name FindProfile */
SELECT to_jsonb(u) - ARRAY['visitor_id', 'token_version', 'starter_granted', 'starter_due'] AS "profile!" FROM users u WHERE u.id = :userId!::uuid;
