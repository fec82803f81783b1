/* @name FindProfile */
SELECT to_jsonb(u) - ARRAY['visitor_id', 'closed_visitor_id', 'token_version', 'starter_granted', 'starter_due', 'legal_hold_at', 'legal_hold_reference'] AS "profile!" FROM users u WHERE u.id = :userId!::uuid;
