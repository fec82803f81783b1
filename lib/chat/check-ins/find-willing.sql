/* @name FindWilling */
SELECT u.id FROM users u
WHERE u.id IN (SELECT p.user_id FROM push_subscriptions p WHERE 'check_in' = ANY (p.kinds))
  AND u.last_seen_at <= :seenBefore!::timestamptz AND u.last_seen_at >= :seenAfter!::timestamptz
  AND NOT EXISTS (SELECT FROM check_ins c WHERE c.user_id = u.id AND c.created_at > :askedAfter!::timestamptz)
  AND (:afterId::uuid IS NULL OR u.id > :afterId::uuid)
ORDER BY u.id LIMIT :limit!::int;
