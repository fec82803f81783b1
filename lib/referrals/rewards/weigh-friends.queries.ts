/** Types generated for queries found in "lib/referrals/rewards/weigh-friends.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type DateOrString = Date | string;

export type stringArray = (string)[];

/** 'WeighFriends' parameters type */
export interface WeighFriendsParams {
  days: number;
  friendId?: string | null | void;
  goesBack: stringArray;
  messages: number;
  now: DateOrString;
  purchaseReference: string;
  rewardedSince: DateOrString;
  seenSince: DateOrString;
}

/** 'WeighFriends' return type */
export interface WeighFriendsResult {
  id: string;
}

/** 'WeighFriends' query type */
export interface WeighFriendsQuery {
  params: WeighFriendsParams;
  result: WeighFriendsResult;
}

const weighFriendsIR: any = {"usedParamSet":{"now":true,"purchaseReference":true,"messages":true,"days":true,"friendId":true,"seenSince":true,"rewardedSince":true,"goesBack":true},"params":[{"name":"now","required":true,"transform":{"type":"scalar"},"locs":[{"a":63,"b":67}]},{"name":"purchaseReference","required":true,"transform":{"type":"scalar"},"locs":[{"a":400,"b":418},{"a":1243,"b":1261}]},{"name":"messages","required":true,"transform":{"type":"scalar"},"locs":[{"a":463,"b":472}]},{"name":"days","required":true,"transform":{"type":"scalar"},"locs":[{"a":551,"b":556}]},{"name":"friendId","required":false,"transform":{"type":"scalar"},"locs":[{"a":858,"b":866},{"a":906,"b":914}]},{"name":"seenSince","required":true,"transform":{"type":"scalar"},"locs":[{"a":1005,"b":1015}]},{"name":"rewardedSince","required":true,"transform":{"type":"scalar"},"locs":[{"a":1099,"b":1113}]},{"name":"goesBack","required":true,"transform":{"type":"scalar"},"locs":[{"a":1341,"b":1350}]}],"statement":"UPDATE referrals r SET earned_at = CASE WHEN w.has_earned THEN :now!::timestamptz END\nFROM (\n  SELECT f.id, EXISTS (\n      SELECT FROM ledger_entries p WHERE p.owner_kind = 'user' AND p.owner_id = u.id AND p.kind = 'purchase'\n        AND NOT EXISTS (SELECT FROM payments o JOIN refund_requests q ON q.payment_id = o.id AND q.state <> 'refused'\n          WHERE o.order_id = substr(p.reference, length(:purchaseReference!) + 1))\n    ) OR (\n      SELECT count(*) >= :messages!::int AND count(DISTINCT (s.created_at AT TIME ZONE 'Asia/Kolkata')::date) >= :days!::int\n      FROM ledger_entries s WHERE s.owner_kind = 'user' AND s.owner_id = u.id AND s.kind = 'send'\n        AND NOT EXISTS (SELECT FROM ledger_entries back WHERE back.reference = s.reference || ':returned')\n    ) AS has_earned\n  FROM referrals f JOIN users u ON u.id = f.referred_user_id\n  WHERE (:friendId::uuid IS NULL OR f.referred_user_id = :friendId) AND CASE f.status\n    WHEN 'completed' THEN f.earned_at IS NOT NULL OR u.last_seen_at > :seenSince!::timestamptz\n    WHEN 'rewarded' THEN f.earned_at IS NOT NULL AND f.rewarded_at > :rewardedSince!::timestamptz AND EXISTS (\n      SELECT FROM ledger_entries p\n        JOIN payments o ON o.order_id = substr(p.reference, length(:purchaseReference!) + 1)\n        JOIN refund_requests q ON q.payment_id = o.id AND q.state = ANY(:goesBack!::text[])\n      WHERE p.owner_kind = 'user' AND p.owner_id = u.id AND p.kind = 'purchase')\n    ELSE false END\n) w\nWHERE w.id = r.id AND (r.earned_at IS NOT NULL) <> w.has_earned\nRETURNING r.id"};

/**
 * Query generated from SQL:
 * ```
 * UPDATE referrals r SET earned_at = CASE WHEN w.has_earned THEN :now!::timestamptz END
 * FROM (
 *   SELECT f.id, EXISTS (
 *       SELECT FROM ledger_entries p WHERE p.owner_kind = 'user' AND p.owner_id = u.id AND p.kind = 'purchase'
 *         AND NOT EXISTS (SELECT FROM payments o JOIN refund_requests q ON q.payment_id = o.id AND q.state <> 'refused'
 *           WHERE o.order_id = substr(p.reference, length(:purchaseReference!) + 1))
 *     ) OR (
 *       SELECT count(*) >= :messages!::int AND count(DISTINCT (s.created_at AT TIME ZONE 'Asia/Kolkata')::date) >= :days!::int
 *       FROM ledger_entries s WHERE s.owner_kind = 'user' AND s.owner_id = u.id AND s.kind = 'send'
 *         AND NOT EXISTS (SELECT FROM ledger_entries back WHERE back.reference = s.reference || ':returned')
 *     ) AS has_earned
 *   FROM referrals f JOIN users u ON u.id = f.referred_user_id
 *   WHERE (:friendId::uuid IS NULL OR f.referred_user_id = :friendId) AND CASE f.status
 *     WHEN 'completed' THEN f.earned_at IS NOT NULL OR u.last_seen_at > :seenSince!::timestamptz
 *     WHEN 'rewarded' THEN f.earned_at IS NOT NULL AND f.rewarded_at > :rewardedSince!::timestamptz AND EXISTS (
 *       SELECT FROM ledger_entries p
 *         JOIN payments o ON o.order_id = substr(p.reference, length(:purchaseReference!) + 1)
 *         JOIN refund_requests q ON q.payment_id = o.id AND q.state = ANY(:goesBack!::text[])
 *       WHERE p.owner_kind = 'user' AND p.owner_id = u.id AND p.kind = 'purchase')
 *     ELSE false END
 * ) w
 * WHERE w.id = r.id AND (r.earned_at IS NOT NULL) <> w.has_earned
 * RETURNING r.id
 * ```
 */
export const weighFriends = new PreparedQuery<WeighFriendsParams,WeighFriendsResult>(weighFriendsIR);


