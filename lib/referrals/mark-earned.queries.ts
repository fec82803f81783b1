/** Types generated for queries found in "lib/referrals/mark-earned.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type DateOrString = Date | string;

/** 'MarkEarned' parameters type */
export interface MarkEarnedParams {
  days: number;
  messages: number;
  now: DateOrString;
  seenSince: DateOrString;
}

/** 'MarkEarned' return type */
export interface MarkEarnedResult {
  id: string;
}

/** 'MarkEarned' query type */
export interface MarkEarnedQuery {
  params: MarkEarnedParams;
  result: MarkEarnedResult;
}

const markEarnedIR: any = {"usedParamSet":{"now":true,"seenSince":true,"messages":true,"days":true},"params":[{"name":"now","required":true,"transform":{"type":"scalar"},"locs":[{"a":35,"b":39}]},{"name":"seenSince","required":true,"transform":{"type":"scalar"},"locs":[{"a":171,"b":181}]},{"name":"messages","required":true,"transform":{"type":"scalar"},"locs":[{"a":342,"b":351}]},{"name":"days","required":true,"transform":{"type":"scalar"},"locs":[{"a":430,"b":435}]}],"statement":"UPDATE referrals r SET earned_at = :now!::timestamptz\nFROM users u\nWHERE r.status = 'completed' AND r.earned_at IS NULL AND u.id = r.referred_user_id AND u.last_seen_at > :seenSince!::timestamptz\n  AND (EXISTS (SELECT FROM ledger_entries p WHERE p.owner_kind = 'user' AND p.owner_id = u.id AND p.kind = 'purchase')\n    OR (SELECT count(*) >= :messages!::int AND count(DISTINCT (s.created_at AT TIME ZONE 'Asia/Kolkata')::date) >= :days!::int\n      FROM ledger_entries s WHERE s.owner_kind = 'user' AND s.owner_id = u.id AND s.kind = 'send'\n        AND NOT EXISTS (SELECT FROM ledger_entries back WHERE back.reference = s.reference || ':returned')))\nRETURNING r.id"};

/**
 * Query generated from SQL:
 * ```
 * UPDATE referrals r SET earned_at = :now!::timestamptz
 * FROM users u
 * WHERE r.status = 'completed' AND r.earned_at IS NULL AND u.id = r.referred_user_id AND u.last_seen_at > :seenSince!::timestamptz
 *   AND (EXISTS (SELECT FROM ledger_entries p WHERE p.owner_kind = 'user' AND p.owner_id = u.id AND p.kind = 'purchase')
 *     OR (SELECT count(*) >= :messages!::int AND count(DISTINCT (s.created_at AT TIME ZONE 'Asia/Kolkata')::date) >= :days!::int
 *       FROM ledger_entries s WHERE s.owner_kind = 'user' AND s.owner_id = u.id AND s.kind = 'send'
 *         AND NOT EXISTS (SELECT FROM ledger_entries back WHERE back.reference = s.reference || ':returned')))
 * RETURNING r.id
 * ```
 */
export const markEarned = new PreparedQuery<MarkEarnedParams,MarkEarnedResult>(markEarnedIR);


