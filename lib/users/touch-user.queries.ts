/** Types generated for queries found in "lib/users/touch-user.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type DateOrString = Date | string;

/** 'TouchUser' parameters type */
export interface TouchUserParams {
  domain: string;
  now: DateOrString;
  userId: string;
}

/** 'TouchUser' return type */
export interface TouchUserResult {
  id: string;
}

/** 'TouchUser' query type */
export interface TouchUserQuery {
  params: TouchUserParams;
  result: TouchUserResult;
}

const touchUserIR: any = {"usedParamSet":{"now":true,"domain":true,"userId":true},"params":[{"name":"now","required":true,"transform":{"type":"scalar"},"locs":[{"a":32,"b":36},{"a":130,"b":134}]},{"name":"domain","required":true,"transform":{"type":"scalar"},"locs":[{"a":73,"b":80},{"a":210,"b":217}]},{"name":"userId","required":true,"transform":{"type":"scalar"},"locs":[{"a":93,"b":100}]}],"statement":"UPDATE users SET last_seen_at = :now!::timestamptz, current_domain_url = :domain!\nWHERE id = :userId!::uuid\n  AND (last_seen_at < :now!::timestamptz - interval '1 minute' OR current_domain_url IS DISTINCT FROM :domain!)\nRETURNING id"};

/**
 * Query generated from SQL:
 * ```
 * UPDATE users SET last_seen_at = :now!::timestamptz, current_domain_url = :domain!
 * WHERE id = :userId!::uuid
 *   AND (last_seen_at < :now!::timestamptz - interval '1 minute' OR current_domain_url IS DISTINCT FROM :domain!)
 * RETURNING id
 * ```
 */
export const touchUser = new PreparedQuery<TouchUserParams,TouchUserResult>(touchUserIR);


