/** Types generated for queries found in "lib/chat/inbox/search/without-jit.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'WithoutJit' parameters type */
export type WithoutJitParams = void;

/** 'WithoutJit' return type */
export interface WithoutJitResult {
  jit: string;
}

/** 'WithoutJit' query type */
export interface WithoutJitQuery {
  params: WithoutJitParams;
  result: WithoutJitResult;
}

const withoutJitIR: any = {"usedParamSet":{},"params":[],"statement":"SELECT set_config('jit', 'off', true) AS \"jit!\""};

/**
 * Query generated from SQL:
 * ```
 * SELECT set_config('jit', 'off', true) AS "jit!"
 * ```
 */
export const withoutJit = new PreparedQuery<WithoutJitParams,WithoutJitResult>(withoutJitIR);


