/** Types generated for queries found in "lib/payments/personal-data/lock-payments.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type stringArray = (string)[];

/** 'LockPayments' parameters type */
export interface LockPaymentsParams {
  ids: stringArray;
}

/** 'LockPayments' return type */
export interface LockPaymentsResult {
  id: string;
}

/** 'LockPayments' query type */
export interface LockPaymentsQuery {
  params: LockPaymentsParams;
  result: LockPaymentsResult;
}

const lockPaymentsIR: any = {"usedParamSet":{"ids":true},"params":[{"name":"ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":39,"b":43}]}],"statement":"SELECT id FROM payments WHERE id = ANY(:ids!::uuid[]) ORDER BY id FOR UPDATE NOWAIT"};

/**
 * Query generated from SQL:
 * ```
 * SELECT id FROM payments WHERE id = ANY(:ids!::uuid[]) ORDER BY id FOR UPDATE NOWAIT
 * ```
 */
export const lockPayments = new PreparedQuery<LockPaymentsParams,LockPaymentsResult>(lockPaymentsIR);


