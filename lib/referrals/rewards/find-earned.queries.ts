/** Types generated for queries found in "lib/referrals/rewards/find-earned.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type DateOrString = Date | string;

/** 'FindEarned' parameters type */
export interface FindEarnedParams {
  limit: number;
  monthStart: DateOrString;
  now: DateOrString;
  rewardsMax: number;
}

/** 'FindEarned' return type */
export interface FindEarnedResult {
  friendId: string;
  id: string;
  referrerId: string;
}

/** 'FindEarned' query type */
export interface FindEarnedQuery {
  params: FindEarnedParams;
  result: FindEarnedResult;
}

const findEarnedIR: any = {"usedParamSet":{"now":true,"monthStart":true,"rewardsMax":true,"limit":true},"params":[{"name":"now","required":true,"transform":{"type":"scalar"},"locs":[{"a":444,"b":448}]},{"name":"monthStart","required":true,"transform":{"type":"scalar"},"locs":[{"a":562,"b":573}]},{"name":"rewardsMax","required":true,"transform":{"type":"scalar"},"locs":[{"a":595,"b":606}]},{"name":"limit","required":true,"transform":{"type":"scalar"},"locs":[{"a":640,"b":646}]}],"statement":"SELECT r.id, r.referrer_id AS \"referrerId\", r.referred_user_id AS \"friendId!\"\nFROM referrals r\nWHERE r.status = 'completed' AND r.earned_at IS NOT NULL\n  AND EXISTS (SELECT FROM users u WHERE u.id = r.referrer_id) AND EXISTS (SELECT FROM users f WHERE f.id = r.referred_user_id)\n  AND NOT EXISTS (SELECT FROM suspensions p WHERE p.user_id IN (r.referrer_id, r.referred_user_id) AND p.lifted_at IS NULL\n    AND (p.ends_at IS NULL OR p.ends_at > :now!::timestamptz))\n  AND (SELECT count(*) FROM referrals x WHERE x.referrer_id = r.referrer_id AND x.rewarded_at >= :monthStart!::timestamptz)\n    < :rewardsMax!::int\nORDER BY r.earned_at LIMIT :limit!::int"};

/**
 * Query generated from SQL:
 * ```
 * SELECT r.id, r.referrer_id AS "referrerId", r.referred_user_id AS "friendId!"
 * FROM referrals r
 * WHERE r.status = 'completed' AND r.earned_at IS NOT NULL
 *   AND EXISTS (SELECT FROM users u WHERE u.id = r.referrer_id) AND EXISTS (SELECT FROM users f WHERE f.id = r.referred_user_id)
 *   AND NOT EXISTS (SELECT FROM suspensions p WHERE p.user_id IN (r.referrer_id, r.referred_user_id) AND p.lifted_at IS NULL
 *     AND (p.ends_at IS NULL OR p.ends_at > :now!::timestamptz))
 *   AND (SELECT count(*) FROM referrals x WHERE x.referrer_id = r.referrer_id AND x.rewarded_at >= :monthStart!::timestamptz)
 *     < :rewardsMax!::int
 * ORDER BY r.earned_at LIMIT :limit!::int
 * ```
 */
export const findEarned = new PreparedQuery<FindEarnedParams,FindEarnedResult>(findEarnedIR);


