/* @name FindEarned */
SELECT r.id, r.referrer_id AS "referrerId", r.referred_user_id AS "friendId!"
FROM referrals r
WHERE r.status = 'completed' AND r.earned_at IS NOT NULL
  AND EXISTS (SELECT FROM users u WHERE u.id = r.referrer_id) AND EXISTS (SELECT FROM users f WHERE f.id = r.referred_user_id)
  AND NOT EXISTS (SELECT FROM suspensions p WHERE p.user_id IN (r.referrer_id, r.referred_user_id) AND p.lifted_at IS NULL
    AND (p.ends_at IS NULL OR p.ends_at > :now!::timestamptz))
  AND (SELECT count(*) FROM referrals x WHERE x.referrer_id = r.referrer_id AND x.rewarded_at >= :monthStart!::timestamptz)
    < :rewardsMax!::int
ORDER BY r.earned_at LIMIT :limit!::int;
