/** Types generated for queries found in "lib/users/retention/blank-campaigns.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type DateOrString = Date | string;

/** 'BlankCampaigns' parameters type */
export interface BlankCampaignsParams {
  before: DateOrString;
  rows: number;
}

/** 'BlankCampaigns' return type */
export interface BlankCampaignsResult {
  id: string;
}

/** 'BlankCampaigns' query type */
export interface BlankCampaignsQuery {
  params: BlankCampaignsParams;
  result: BlankCampaignsResult;
}

const blankCampaignsIR: any = {"usedParamSet":{"before":true,"rows":true},"params":[{"name":"before","required":true,"transform":{"type":"scalar"},"locs":[{"a":214,"b":221}]},{"name":"rows","required":true,"transform":{"type":"scalar"},"locs":[{"a":244,"b":249}]}],"statement":"UPDATE users SET tracking_params = NULL, tracking_params_at = NULL\nWHERE id IN (\n  SELECT id FROM users\n  WHERE legal_hold_at IS NULL AND tracking_params IS NOT NULL AND coalesce(tracking_params_at, created_at) <= :before!::timestamptz\n  LIMIT :rows!::int FOR UPDATE SKIP LOCKED)\nRETURNING id"};

/**
 * Query generated from SQL:
 * ```
 * UPDATE users SET tracking_params = NULL, tracking_params_at = NULL
 * WHERE id IN (
 *   SELECT id FROM users
 *   WHERE legal_hold_at IS NULL AND tracking_params IS NOT NULL AND coalesce(tracking_params_at, created_at) <= :before!::timestamptz
 *   LIMIT :rows!::int FOR UPDATE SKIP LOCKED)
 * RETURNING id
 * ```
 */
export const blankCampaigns = new PreparedQuery<BlankCampaignsParams,BlankCampaignsResult>(blankCampaignsIR);


