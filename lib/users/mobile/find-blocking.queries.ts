/** Types generated for queries found in "lib/users/mobile/find-blocking.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type DateOrString = Date | string;

export type numberArray = (number)[];

export type stringArray = (string)[];

/** 'FindBlocking' parameters type */
export interface FindBlockingParams {
  mosts: numberArray;
  since: DateOrString;
  subjects: stringArray;
}

/** 'FindBlocking' return type */
export interface FindBlockingResult {
  sentAt: Date | null;
}

/** 'FindBlocking' query type */
export interface FindBlockingQuery {
  params: FindBlockingParams;
  result: FindBlockingResult;
}

const findBlockingIR: any = {"usedParamSet":{"since":true,"subjects":true,"mosts":true},"params":[{"name":"since","required":true,"transform":{"type":"scalar"},"locs":[{"a":94,"b":100}]},{"name":"subjects","required":true,"transform":{"type":"scalar"},"locs":[{"a":209,"b":218}]},{"name":"mosts","required":true,"transform":{"type":"scalar"},"locs":[{"a":229,"b":235}]}],"statement":"SELECT (SELECT m.created_at FROM limit_marks m WHERE m.subject = w.subject AND m.created_at > :since!::timestamptz\n  ORDER BY m.created_at DESC OFFSET greatest(w.most - 1, 0) LIMIT 1) AS \"sentAt?\"\nFROM unnest(:subjects!::text[], :mosts!::int[]) WITH ORDINALITY AS w(subject, most, place)\nORDER BY w.place"};

/**
 * Query generated from SQL:
 * ```
 * SELECT (SELECT m.created_at FROM limit_marks m WHERE m.subject = w.subject AND m.created_at > :since!::timestamptz
 *   ORDER BY m.created_at DESC OFFSET greatest(w.most - 1, 0) LIMIT 1) AS "sentAt?"
 * FROM unnest(:subjects!::text[], :mosts!::int[]) WITH ORDINALITY AS w(subject, most, place)
 * ORDER BY w.place
 * ```
 */
export const findBlocking = new PreparedQuery<FindBlockingParams,FindBlockingResult>(findBlockingIR);


