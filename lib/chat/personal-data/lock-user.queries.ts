/** Types generated for queries found in "lib/chat/personal-data/lock-user.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'LockUser' parameters type */
export interface LockUserParams {
  userId: string;
}

/** 'LockUser' return type */
export interface LockUserResult {
  id: string;
}

/** 'LockUser' query type */
export interface LockUserQuery {
  params: LockUserParams;
  result: LockUserResult;
}

const lockUserIR: any = {"usedParamSet":{"userId":true},"params":[{"name":"userId","required":true,"transform":{"type":"scalar"},"locs":[{"a":32,"b":39}]}],"statement":"SELECT id FROM users WHERE id = :userId!::uuid FOR UPDATE"};

/**
 * Query generated from SQL:
 * ```
 * SELECT id FROM users WHERE id = :userId!::uuid FOR UPDATE
 * ```
 */
export const lockUser = new PreparedQuery<LockUserParams,LockUserResult>(lockUserIR);


