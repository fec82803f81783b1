/** Types generated for queries found in "lib/kit/lock-until-commit.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type numberArray = (number)[];

export type stringArray = (string)[];

/** 'LockUntilCommit' parameters type */
export interface LockUntilCommitParams {
  keys: stringArray;
  spaces: numberArray;
}

/** 'LockUntilCommit' return type */
export interface LockUntilCommitResult {
  locked: string | null;
}

/** 'LockUntilCommit' query type */
export interface LockUntilCommitQuery {
  params: LockUntilCommitParams;
  result: LockUntilCommitResult;
}

const lockUntilCommitIR: any = {"usedParamSet":{"keys":true,"spaces":true},"params":[{"name":"keys","required":true,"transform":{"type":"scalar"},"locs":[{"a":99,"b":104}]},{"name":"spaces","required":true,"transform":{"type":"scalar"},"locs":[{"a":115,"b":122}]}],"statement":"SELECT pg_advisory_xact_lock(hashtextextended(l.key, l.space::bigint))::text AS locked\nFROM unnest(:keys!::text[], :spaces!::int[]) AS l(key, space)"};

/**
 * Query generated from SQL:
 * ```
 * SELECT pg_advisory_xact_lock(hashtextextended(l.key, l.space::bigint))::text AS locked
 * FROM unnest(:keys!::text[], :spaces!::int[]) AS l(key, space)
 * ```
 */
export const lockUntilCommit = new PreparedQuery<LockUntilCommitParams,LockUntilCommitResult>(lockUntilCommitIR);


