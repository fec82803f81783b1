/** Types generated for queries found in "lib/wallet/change-balance.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type DateOrString = Date | string;

/** 'ChangeBalance' parameters type */
export interface ChangeBalanceParams {
  delta: number;
  kind: string;
  now: DateOrString;
  ownerId: string;
  ownerKind: string;
  reference: string;
}

/** 'ChangeBalance' return type */
export interface ChangeBalanceResult {
  balance: number;
}

/** 'ChangeBalance' query type */
export interface ChangeBalanceQuery {
  params: ChangeBalanceParams;
  result: ChangeBalanceResult;
}

const changeBalanceIR: any = {"usedParamSet":{"delta":true,"ownerKind":true,"ownerId":true,"kind":true,"reference":true,"now":true},"params":[{"name":"delta","required":true,"transform":{"type":"scalar"},"locs":[{"a":76,"b":82},{"a":165,"b":171},{"a":303,"b":309},{"a":393,"b":399},{"a":712,"b":718}]},{"name":"ownerKind","required":true,"transform":{"type":"scalar"},"locs":[{"a":97,"b":107},{"a":324,"b":334},{"a":688,"b":698}]},{"name":"ownerId","required":true,"transform":{"type":"scalar"},"locs":[{"a":127,"b":135},{"a":357,"b":365},{"a":701,"b":709}]},{"name":"kind","required":true,"transform":{"type":"scalar"},"locs":[{"a":730,"b":735}]},{"name":"reference","required":true,"transform":{"type":"scalar"},"locs":[{"a":738,"b":748}]},{"name":"now","required":true,"transform":{"type":"scalar"},"locs":[{"a":751,"b":755}]}],"statement":"WITH moved_user AS (\n  UPDATE users SET message_balance = message_balance + :delta!::int\n  WHERE :ownerKind! = 'user' AND id = :ownerId!::uuid AND message_balance + :delta!::int >= 0\n  RETURNING message_balance AS balance\n), moved_session AS (\n  UPDATE chat_sessions SET messages_left = messages_left + :delta!::int\n  WHERE :ownerKind! = 'session' AND id = :ownerId!::uuid AND messages_left + :delta!::int >= 0\n  RETURNING messages_left AS balance\n), moved AS (\n  SELECT balance FROM moved_user UNION ALL SELECT balance FROM moved_session\n), entry AS (\n  INSERT INTO ledger_entries (id, owner_kind, owner_id, delta, balance_after, kind, reference, created_at)\n  SELECT gen_random_uuid(), :ownerKind!, :ownerId!, :delta!, balance, :kind!, :reference!, :now!::timestamptz FROM moved\n)\nSELECT balance AS \"balance!\" FROM moved"};

/**
 * Query generated from SQL:
 * ```
 * WITH moved_user AS (
 *   UPDATE users SET message_balance = message_balance + :delta!::int
 *   WHERE :ownerKind! = 'user' AND id = :ownerId!::uuid AND message_balance + :delta!::int >= 0
 *   RETURNING message_balance AS balance
 * ), moved_session AS (
 *   UPDATE chat_sessions SET messages_left = messages_left + :delta!::int
 *   WHERE :ownerKind! = 'session' AND id = :ownerId!::uuid AND messages_left + :delta!::int >= 0
 *   RETURNING messages_left AS balance
 * ), moved AS (
 *   SELECT balance FROM moved_user UNION ALL SELECT balance FROM moved_session
 * ), entry AS (
 *   INSERT INTO ledger_entries (id, owner_kind, owner_id, delta, balance_after, kind, reference, created_at)
 *   SELECT gen_random_uuid(), :ownerKind!, :ownerId!, :delta!, balance, :kind!, :reference!, :now!::timestamptz FROM moved
 * )
 * SELECT balance AS "balance!" FROM moved
 * ```
 */
export const changeBalance = new PreparedQuery<ChangeBalanceParams,ChangeBalanceResult>(changeBalanceIR);


