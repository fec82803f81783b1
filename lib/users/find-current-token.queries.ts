/** Types generated for queries found in "lib/users/find-current-token.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'FindCurrentToken' parameters type */
export interface FindCurrentTokenParams {
  tokenVersion: number;
  userId: string;
}

/** 'FindCurrentToken' return type */
export interface FindCurrentTokenResult {
  id: string;
}

/** 'FindCurrentToken' query type */
export interface FindCurrentTokenQuery {
  params: FindCurrentTokenParams;
  result: FindCurrentTokenResult;
}

const findCurrentTokenIR: any = {"usedParamSet":{"userId":true,"tokenVersion":true},"params":[{"name":"userId","required":true,"transform":{"type":"scalar"},"locs":[{"a":32,"b":39}]},{"name":"tokenVersion","required":true,"transform":{"type":"scalar"},"locs":[{"a":67,"b":80}]}],"statement":"SELECT id FROM users WHERE id = :userId!::uuid AND token_version = :tokenVersion!"};

/**
 * Query generated from SQL:
 * ```
 * SELECT id FROM users WHERE id = :userId!::uuid AND token_version = :tokenVersion!
 * ```
 */
export const findCurrentToken = new PreparedQuery<FindCurrentTokenParams,FindCurrentTokenResult>(findCurrentTokenIR);


