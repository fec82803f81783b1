/** Types generated for queries found in "lib/payments/claim-due-payments.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type DateOrString = Date | string;

/** 'ClaimDuePayments' parameters type */
export interface ClaimDuePaymentsParams {
  leaseUntil: DateOrString;
  limit: number;
  now: DateOrString;
}

/** 'ClaimDuePayments' return type */
export interface ClaimDuePaymentsResult {
  id: string;
}

/** 'ClaimDuePayments' query type */
export interface ClaimDuePaymentsQuery {
  params: ClaimDuePaymentsParams;
  result: ClaimDuePaymentsResult;
}

const claimDuePaymentsIR: any = {"usedParamSet":{"leaseUntil":true,"now":true,"limit":true},"params":[{"name":"leaseUntil","required":true,"transform":{"type":"scalar"},"locs":[{"a":57,"b":68}]},{"name":"now","required":true,"transform":{"type":"scalar"},"locs":[{"a":146,"b":150}]},{"name":"limit","required":true,"transform":{"type":"scalar"},"locs":[{"a":194,"b":200}]}],"statement":"UPDATE payments SET checks = checks + 1, next_check_at = :leaseUntil!::timestamptz\nWHERE id IN (\n  SELECT id FROM payments WHERE next_check_at <= :now!::timestamptz ORDER BY next_check_at LIMIT :limit!::int FOR UPDATE SKIP LOCKED\n)\nRETURNING id"};

/**
 * Query generated from SQL:
 * ```
 * UPDATE payments SET checks = checks + 1, next_check_at = :leaseUntil!::timestamptz
 * WHERE id IN (
 *   SELECT id FROM payments WHERE next_check_at <= :now!::timestamptz ORDER BY next_check_at LIMIT :limit!::int FOR UPDATE SKIP LOCKED
 * )
 * RETURNING id
 * ```
 */
export const claimDuePayments = new PreparedQuery<ClaimDuePaymentsParams,ClaimDuePaymentsResult>(claimDuePaymentsIR);


