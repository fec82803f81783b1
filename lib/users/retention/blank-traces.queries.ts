/** Types generated for queries found in "lib/users/retention/blank-traces.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type DateOrString = Date | string;

/** 'BlankTraces' parameters type */
export interface BlankTracesParams {
  before: DateOrString;
  rows: number;
}

/** 'BlankTraces' return type */
export interface BlankTracesResult {
  id: string;
}

/** 'BlankTraces' query type */
export interface BlankTracesQuery {
  params: BlankTracesParams;
  result: BlankTracesResult;
}

const blankTracesIR: any = {"usedParamSet":{"before":true,"rows":true},"params":[{"name":"before","required":true,"transform":{"type":"scalar"},"locs":[{"a":208,"b":215}]},{"name":"rows","required":true,"transform":{"type":"scalar"},"locs":[{"a":393,"b":398}]}],"statement":"UPDATE users SET ip_address = NULL, browser_fingerprint = NULL, browser_version = NULL, os_version = NULL, timezone = NULL\nWHERE id IN (\n  SELECT id FROM users\n  WHERE legal_hold_at IS NULL AND created_at <= :before!::timestamptz\n    AND (ip_address IS NOT NULL OR browser_fingerprint IS NOT NULL OR browser_version IS NOT NULL OR os_version IS NOT NULL\n      OR timezone IS NOT NULL)\n  LIMIT :rows!::int FOR UPDATE SKIP LOCKED)\nRETURNING id"};

/**
 * Query generated from SQL:
 * ```
 * UPDATE users SET ip_address = NULL, browser_fingerprint = NULL, browser_version = NULL, os_version = NULL, timezone = NULL
 * WHERE id IN (
 *   SELECT id FROM users
 *   WHERE legal_hold_at IS NULL AND created_at <= :before!::timestamptz
 *     AND (ip_address IS NOT NULL OR browser_fingerprint IS NOT NULL OR browser_version IS NOT NULL OR os_version IS NOT NULL
 *       OR timezone IS NOT NULL)
 *   LIMIT :rows!::int FOR UPDATE SKIP LOCKED)
 * RETURNING id
 * ```
 */
export const blankTraces = new PreparedQuery<BlankTracesParams,BlankTracesResult>(blankTracesIR);


