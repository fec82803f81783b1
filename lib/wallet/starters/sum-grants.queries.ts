/** Types generated for queries found in "lib/wallet/starters/sum-grants.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type DateOrString = Date | string;

/** 'SumGrants' parameters type */
export interface SumGrantsParams {
  address: string;
  dayAgo: DateOrString;
  device: string;
  hourAgo: DateOrString;
  kind: string;
  network: string;
}

/** 'SumGrants' return type */
export interface SumGrantsResult {
  addressDay: number;
  addressHour: number;
  deviceDay: number;
  deviceHour: number;
  networkDay: number;
  networkHour: number;
  pair: number;
  sessions: number;
}

/** 'SumGrants' query type */
export interface SumGrantsQuery {
  params: SumGrantsParams;
  result: SumGrantsResult;
}

const sumGrantsIR: any = {"usedParamSet":{"device":true,"address":true,"kind":true,"hourAgo":true,"network":true,"dayAgo":true},"params":[{"name":"device","required":true,"transform":{"type":"scalar"},"locs":[{"a":41,"b":48},{"a":286,"b":293},{"a":411,"b":418},{"a":948,"b":955}]},{"name":"address","required":true,"transform":{"type":"scalar"},"locs":[{"a":64,"b":72},{"a":145,"b":153},{"a":496,"b":504},{"a":624,"b":632},{"a":970,"b":978}]},{"name":"kind","required":true,"transform":{"type":"scalar"},"locs":[{"a":85,"b":90}]},{"name":"hourAgo","required":true,"transform":{"type":"scalar"},"locs":[{"a":193,"b":201},{"a":312,"b":320},{"a":523,"b":531},{"a":738,"b":746}]},{"name":"network","required":true,"transform":{"type":"scalar"},"locs":[{"a":711,"b":719},{"a":839,"b":847},{"a":993,"b":1001}]},{"name":"dayAgo","required":true,"transform":{"type":"scalar"},"locs":[{"a":912,"b":919}]}],"statement":"SELECT\n  count(*) FILTER (WHERE device = :device! AND address = :address! AND kind = :kind!)::int AS \"pair!\",\n  count(*) FILTER (WHERE address = :address! AND kind = 'session' AND created_at > :hourAgo!::timestamptz)::int AS \"sessions!\",\n  coalesce(sum(messages) FILTER (WHERE device = :device! AND created_at > :hourAgo!::timestamptz), 0)::int AS \"deviceHour!\",\n  coalesce(sum(messages) FILTER (WHERE device = :device!), 0)::int AS \"deviceDay!\",\n  coalesce(sum(messages) FILTER (WHERE address = :address! AND created_at > :hourAgo!::timestamptz), 0)::int AS \"addressHour!\",\n  coalesce(sum(messages) FILTER (WHERE address = :address!), 0)::int AS \"addressDay!\",\n  coalesce(sum(messages) FILTER (WHERE network = :network! AND created_at > :hourAgo!::timestamptz), 0)::int AS \"networkHour!\",\n  coalesce(sum(messages) FILTER (WHERE network = :network!), 0)::int AS \"networkDay!\"\nFROM free_grants\nWHERE created_at > :dayAgo!::timestamptz AND (device = :device! OR address = :address! OR network = :network!)"};

/**
 * Query generated from SQL:
 * ```
 * SELECT
 *   count(*) FILTER (WHERE device = :device! AND address = :address! AND kind = :kind!)::int AS "pair!",
 *   count(*) FILTER (WHERE address = :address! AND kind = 'session' AND created_at > :hourAgo!::timestamptz)::int AS "sessions!",
 *   coalesce(sum(messages) FILTER (WHERE device = :device! AND created_at > :hourAgo!::timestamptz), 0)::int AS "deviceHour!",
 *   coalesce(sum(messages) FILTER (WHERE device = :device!), 0)::int AS "deviceDay!",
 *   coalesce(sum(messages) FILTER (WHERE address = :address! AND created_at > :hourAgo!::timestamptz), 0)::int AS "addressHour!",
 *   coalesce(sum(messages) FILTER (WHERE address = :address!), 0)::int AS "addressDay!",
 *   coalesce(sum(messages) FILTER (WHERE network = :network! AND created_at > :hourAgo!::timestamptz), 0)::int AS "networkHour!",
 *   coalesce(sum(messages) FILTER (WHERE network = :network!), 0)::int AS "networkDay!"
 * FROM free_grants
 * WHERE created_at > :dayAgo!::timestamptz AND (device = :device! OR address = :address! OR network = :network!)
 * ```
 */
export const sumGrants = new PreparedQuery<SumGrantsParams,SumGrantsResult>(sumGrantsIR);


