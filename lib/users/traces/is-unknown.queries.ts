/** Types generated for queries found in "lib/users/traces/is-unknown.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type stringArray = (string)[];

/** 'IsUnknown' parameters type */
export interface IsUnknownParams {
  browserHashes: stringArray;
  deviceHashes: stringArray;
  visitorId: string;
}

/** 'IsUnknown' return type */
export interface IsUnknownResult {
  isUnknown: boolean;
}

/** 'IsUnknown' query type */
export interface IsUnknownQuery {
  params: IsUnknownParams;
  result: IsUnknownResult;
}

const isUnknownIR: any = {"usedParamSet":{"visitorId":true,"deviceHashes":true,"browserHashes":true},"params":[{"name":"visitorId","required":true,"transform":{"type":"scalar"},"locs":[{"a":64,"b":74},{"a":141,"b":151},{"a":220,"b":230}]},{"name":"deviceHashes","required":true,"transform":{"type":"scalar"},"locs":[{"a":261,"b":274}]},{"name":"browserHashes","required":true,"transform":{"type":"scalar"},"locs":[{"a":347,"b":361}]}],"statement":"SELECT NOT (\n  EXISTS (SELECT FROM users u WHERE u.visitor_id = :visitorId!::uuid)\n  OR EXISTS (SELECT FROM age_holds a WHERE a.visitor_id = :visitorId!::uuid)\n  OR EXISTS (SELECT FROM suspensions p WHERE p.visitor_id = :visitorId!::uuid OR p.device_hash = ANY(:deviceHashes!::text[]))\n  OR EXISTS (SELECT FROM starter_browsers s WHERE s.id = ANY(:browserHashes!::text[]))\n) AS \"isUnknown!\""};

/**
 * Query generated from SQL:
 * ```
 * SELECT NOT (
 *   EXISTS (SELECT FROM users u WHERE u.visitor_id = :visitorId!::uuid)
 *   OR EXISTS (SELECT FROM age_holds a WHERE a.visitor_id = :visitorId!::uuid)
 *   OR EXISTS (SELECT FROM suspensions p WHERE p.visitor_id = :visitorId!::uuid OR p.device_hash = ANY(:deviceHashes!::text[]))
 *   OR EXISTS (SELECT FROM starter_browsers s WHERE s.id = ANY(:browserHashes!::text[]))
 * ) AS "isUnknown!"
 * ```
 */
export const isUnknown = new PreparedQuery<IsUnknownParams,IsUnknownResult>(isUnknownIR);


