/** Types generated for queries found in "lib/users/gifts/count-gifts.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type DateOrString = Date | string;

export type stringArray = (string)[];

/** 'CountGifts' parameters type */
export interface CountGiftsParams {
  hashes: stringArray;
  now: DateOrString;
  startersBefore: DateOrString;
}

/** 'CountGifts' return type */
export interface CountGiftsResult {
  offers: number;
  starters: number;
}

/** 'CountGifts' query type */
export interface CountGiftsQuery {
  params: CountGiftsParams;
  result: CountGiftsResult;
}

const countGiftsIR: any = {"usedParamSet":{"hashes":true,"now":true,"startersBefore":true},"params":[{"name":"hashes","required":true,"transform":{"type":"scalar"},"locs":[{"a":257,"b":264}]},{"name":"now","required":true,"transform":{"type":"scalar"},"locs":[{"a":292,"b":296},{"a":398,"b":402}]},{"name":"startersBefore","required":true,"transform":{"type":"scalar"},"locs":[{"a":363,"b":378}]}],"statement":"SELECT coalesce(max(n) FILTER (WHERE gift = 'starter'), 0)::int AS \"starters!\", coalesce(max(n) FILTER (WHERE gift = 'offer'), 0)::int AS \"offers!\"\nFROM (\n  SELECT gift, count(*) AS n FROM gift_marks\n  WHERE gift IN ('starter', 'offer') AND name_hash = ANY(:hashes!::text[]) AND expires_at > :now!::timestamptz\n    AND created_at <= CASE gift WHEN 'starter' THEN :startersBefore!::timestamptz ELSE :now!::timestamptz END\n  GROUP BY gift, name_hash\n) given"};

/**
 * Query generated from SQL:
 * ```
 * SELECT coalesce(max(n) FILTER (WHERE gift = 'starter'), 0)::int AS "starters!", coalesce(max(n) FILTER (WHERE gift = 'offer'), 0)::int AS "offers!"
 * FROM (
 *   SELECT gift, count(*) AS n FROM gift_marks
 *   WHERE gift IN ('starter', 'offer') AND name_hash = ANY(:hashes!::text[]) AND expires_at > :now!::timestamptz
 *     AND created_at <= CASE gift WHEN 'starter' THEN :startersBefore!::timestamptz ELSE :now!::timestamptz END
 *   GROUP BY gift, name_hash
 * ) given
 * ```
 */
export const countGifts = new PreparedQuery<CountGiftsParams,CountGiftsResult>(countGiftsIR);


