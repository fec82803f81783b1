/** Types generated for queries found in "lib/wallet/lock-balance.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'LockBalance' parameters type */
export interface LockBalanceParams {
  ownerId: string;
  ownerKind: string;
}

/** 'LockBalance' return type */
export interface LockBalanceResult {
  balance: number;
}

/** 'LockBalance' query type */
export interface LockBalanceQuery {
  params: LockBalanceParams;
  result: LockBalanceResult;
}

const lockBalanceIR: any = {"usedParamSet":{"ownerKind":true,"ownerId":true},"params":[{"name":"ownerKind","required":true,"transform":{"type":"scalar"},"locs":[{"a":75,"b":85},{"a":221,"b":231}]},{"name":"ownerId","required":true,"transform":{"type":"scalar"},"locs":[{"a":105,"b":113},{"a":254,"b":262}]}],"statement":"WITH locked_user AS (\n  SELECT message_balance AS balance FROM users WHERE :ownerKind! = 'user' AND id = :ownerId!::uuid FOR NO KEY UPDATE\n), locked_session AS (\n  SELECT messages_left AS balance FROM chat_sessions WHERE :ownerKind! = 'session' AND id = :ownerId!::uuid FOR NO KEY UPDATE\n)\nSELECT balance AS \"balance!\" FROM locked_user UNION ALL SELECT balance FROM locked_session"};

/**
 * Query generated from SQL:
 * ```
 * WITH locked_user AS (
 *   SELECT message_balance AS balance FROM users WHERE :ownerKind! = 'user' AND id = :ownerId!::uuid FOR NO KEY UPDATE
 * ), locked_session AS (
 *   SELECT messages_left AS balance FROM chat_sessions WHERE :ownerKind! = 'session' AND id = :ownerId!::uuid FOR NO KEY UPDATE
 * )
 * SELECT balance AS "balance!" FROM locked_user UNION ALL SELECT balance FROM locked_session
 * ```
 */
export const lockBalance = new PreparedQuery<LockBalanceParams,LockBalanceResult>(lockBalanceIR);


