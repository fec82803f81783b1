/** Types generated for queries found in "lib/chat/breaks/find-row.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type DateOrString = Date | string;

/** 'FindRow' parameters type */
export interface FindRowParams {
  gapMs: number;
  since: DateOrString;
  userId: string;
}

/** 'FindRow' return type */
export interface FindRowResult {
  began: Date | null;
  last: Date | null;
  minutes: number | null;
}

/** 'FindRow' query type */
export interface FindRowQuery {
  params: FindRowParams;
  result: FindRowResult;
}

const findRowIR: any = {"usedParamSet":{"userId":true,"since":true,"gapMs":true},"params":[{"name":"userId","required":true,"transform":{"type":"scalar"},"locs":[{"a":145,"b":152},{"a":448,"b":455}]},{"name":"since","required":true,"transform":{"type":"scalar"},"locs":[{"a":225,"b":231}]},{"name":"gapMs","required":true,"transform":{"type":"scalar"},"locs":[{"a":331,"b":337}]}],"statement":"WITH sends AS (\n  SELECT l.created_at AS at, lag(l.created_at) OVER (ORDER BY l.created_at) AS before\n  FROM ledger_entries l WHERE l.owner_id = :userId!::uuid AND l.owner_kind = 'user' AND l.kind = 'send' AND l.created_at > :since!::timestamptz\n)\nSELECT max(at) FILTER (WHERE before IS NULL OR at - before > make_interval(secs => :gapMs!::int / 1000)) AS \"began?\", max(at) AS \"last?\",\n  (SELECT o.break_minutes FROM own_limits o WHERE o.user_id = :userId!::uuid) AS \"minutes?\"\nFROM sends"};

/**
 * Query generated from SQL:
 * ```
 * WITH sends AS (
 *   SELECT l.created_at AS at, lag(l.created_at) OVER (ORDER BY l.created_at) AS before
 *   FROM ledger_entries l WHERE l.owner_id = :userId!::uuid AND l.owner_kind = 'user' AND l.kind = 'send' AND l.created_at > :since!::timestamptz
 * )
 * SELECT max(at) FILTER (WHERE before IS NULL OR at - before > make_interval(secs => :gapMs!::int / 1000)) AS "began?", max(at) AS "last?",
 *   (SELECT o.break_minutes FROM own_limits o WHERE o.user_id = :userId!::uuid) AS "minutes?"
 * FROM sends
 * ```
 */
export const findRow = new PreparedQuery<FindRowParams,FindRowResult>(findRowIR);


