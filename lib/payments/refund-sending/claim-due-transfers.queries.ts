/** Types generated for queries found in "lib/payments/refund-sending/claim-due-transfers.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type DateOrString = Date | string;

/** 'ClaimDueTransfers' parameters type */
export interface ClaimDueTransfersParams {
  leaseUntil: DateOrString;
  limit: number;
  now: DateOrString;
}

/** 'ClaimDueTransfers' return type */
export interface ClaimDueTransfersResult {
  id: string;
}

/** 'ClaimDueTransfers' query type */
export interface ClaimDueTransfersQuery {
  params: ClaimDueTransfersParams;
  result: ClaimDueTransfersResult;
}

const claimDueTransfersIR: any = {"usedParamSet":{"leaseUntil":true,"now":true,"limit":true},"params":[{"name":"leaseUntil","required":true,"transform":{"type":"scalar"},"locs":[{"a":63,"b":74}]},{"name":"now","required":true,"transform":{"type":"scalar"},"locs":[{"a":160,"b":164}]},{"name":"limit","required":true,"transform":{"type":"scalar"},"locs":[{"a":208,"b":214}]}],"statement":"UPDATE refund_transfers SET tries = tries + 1, next_check_at = :leaseUntil!::timestamptz\nWHERE id IN (\n  SELECT id FROM refund_transfers WHERE next_check_at <= :now!::timestamptz ORDER BY next_check_at LIMIT :limit!::int FOR UPDATE SKIP LOCKED\n)\nRETURNING id"};

/**
 * Query generated from SQL:
 * ```
 * UPDATE refund_transfers SET tries = tries + 1, next_check_at = :leaseUntil!::timestamptz
 * WHERE id IN (
 *   SELECT id FROM refund_transfers WHERE next_check_at <= :now!::timestamptz ORDER BY next_check_at LIMIT :limit!::int FOR UPDATE SKIP LOCKED
 * )
 * RETURNING id
 * ```
 */
export const claimDueTransfers = new PreparedQuery<ClaimDueTransfersParams,ClaimDueTransfersResult>(claimDueTransfersIR);


