/** Types generated for queries found in "lib/account/retention/list-last-runs.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type DateOrString = Date | string;

/** 'ListLastRuns' parameters type */
export interface ListLastRunsParams {
  since: DateOrString;
}

/** 'ListLastRuns' return type */
export interface ListLastRunsResult {
  count: number;
  createdAt: Date;
  failed: boolean;
  kind: string;
  lately: number | null;
}

/** 'ListLastRuns' query type */
export interface ListLastRunsQuery {
  params: ListLastRunsParams;
  result: ListLastRunsResult;
}

const listLastRunsIR: any = {"usedParamSet":{"since":true},"params":[{"name":"since","required":true,"transform":{"type":"scalar"},"locs":[{"a":115,"b":121}]}],"statement":"SELECT DISTINCT ON (kind) kind, count, failed, created_at AS \"createdAt\",\n  (sum(count) FILTER (WHERE created_at > :since!::timestamptz) OVER (PARTITION BY kind))::int AS \"lately\"\nFROM retention_runs ORDER BY kind, created_at DESC, id DESC"};

/**
 * Query generated from SQL:
 * ```
 * SELECT DISTINCT ON (kind) kind, count, failed, created_at AS "createdAt",
 *   (sum(count) FILTER (WHERE created_at > :since!::timestamptz) OVER (PARTITION BY kind))::int AS "lately"
 * FROM retention_runs ORDER BY kind, created_at DESC, id DESC
 * ```
 */
export const listLastRuns = new PreparedQuery<ListLastRunsParams,ListLastRunsResult>(listLastRunsIR);


