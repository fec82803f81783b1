/** Types generated for queries found in "lib/chat/check-ins/find-willing.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type DateOrString = Date | string;

/** 'FindWilling' parameters type */
export interface FindWillingParams {
  afterId?: string | null | void;
  askedAfter: DateOrString;
  limit: number;
  seenAfter: DateOrString;
  seenBefore: DateOrString;
}

/** 'FindWilling' return type */
export interface FindWillingResult {
  id: string;
}

/** 'FindWilling' query type */
export interface FindWillingQuery {
  params: FindWillingParams;
  result: FindWillingResult;
}

const findWillingIR: any = {"usedParamSet":{"seenBefore":true,"seenAfter":true,"askedAfter":true,"afterId":true,"limit":true},"params":[{"name":"seenBefore","required":true,"transform":{"type":"scalar"},"locs":[{"a":141,"b":152}]},{"name":"seenAfter","required":true,"transform":{"type":"scalar"},"locs":[{"a":189,"b":199}]},{"name":"askedAfter","required":true,"transform":{"type":"scalar"},"locs":[{"a":298,"b":309}]},{"name":"afterId","required":false,"transform":{"type":"scalar"},"locs":[{"a":332,"b":339},{"a":365,"b":372}]},{"name":"limit","required":true,"transform":{"type":"scalar"},"locs":[{"a":401,"b":407}]}],"statement":"SELECT u.id FROM users u\nWHERE u.id IN (SELECT p.user_id FROM push_subscriptions p WHERE 'check_in' = ANY (p.kinds))\n  AND u.last_seen_at <= :seenBefore!::timestamptz AND u.last_seen_at >= :seenAfter!::timestamptz\n  AND NOT EXISTS (SELECT FROM check_ins c WHERE c.user_id = u.id AND c.created_at > :askedAfter!::timestamptz)\n  AND (:afterId::uuid IS NULL OR u.id > :afterId::uuid)\nORDER BY u.id LIMIT :limit!::int"};

/**
 * Query generated from SQL:
 * ```
 * SELECT u.id FROM users u
 * WHERE u.id IN (SELECT p.user_id FROM push_subscriptions p WHERE 'check_in' = ANY (p.kinds))
 *   AND u.last_seen_at <= :seenBefore!::timestamptz AND u.last_seen_at >= :seenAfter!::timestamptz
 *   AND NOT EXISTS (SELECT FROM check_ins c WHERE c.user_id = u.id AND c.created_at > :askedAfter!::timestamptz)
 *   AND (:afterId::uuid IS NULL OR u.id > :afterId::uuid)
 * ORDER BY u.id LIMIT :limit!::int
 * ```
 */
export const findWilling = new PreparedQuery<FindWillingParams,FindWillingResult>(findWillingIR);


