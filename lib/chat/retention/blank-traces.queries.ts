/** Types generated for queries found in "lib/chat/retention/blank-traces.sql" */
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

const blankTracesIR: any = {"usedParamSet":{"before":true,"rows":true},"params":[{"name":"before","required":true,"transform":{"type":"scalar"},"locs":[{"a":138,"b":145}]},{"name":"rows","required":true,"transform":{"type":"scalar"},"locs":[{"a":342,"b":347}]}],"statement":"UPDATE chat_sessions SET ip_address = NULL, browser_fingerprint = NULL\nWHERE id IN (\n  SELECT id FROM chat_sessions\n  WHERE created_at <= :before!::timestamptz AND (ip_address IS NOT NULL OR browser_fingerprint IS NOT NULL)\n    AND NOT EXISTS (SELECT 1 FROM users u WHERE u.id = chat_sessions.user_id AND u.legal_hold_at IS NOT NULL)\n  LIMIT :rows!::int FOR UPDATE SKIP LOCKED)\nRETURNING id"};

/**
 * Query generated from SQL:
 * ```
 * UPDATE chat_sessions SET ip_address = NULL, browser_fingerprint = NULL
 * WHERE id IN (
 *   SELECT id FROM chat_sessions
 *   WHERE created_at <= :before!::timestamptz AND (ip_address IS NOT NULL OR browser_fingerprint IS NOT NULL)
 *     AND NOT EXISTS (SELECT 1 FROM users u WHERE u.id = chat_sessions.user_id AND u.legal_hold_at IS NOT NULL)
 *   LIMIT :rows!::int FOR UPDATE SKIP LOCKED)
 * RETURNING id
 * ```
 */
export const blankTraces = new PreparedQuery<BlankTracesParams,BlankTracesResult>(blankTracesIR);


