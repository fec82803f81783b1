/** Types generated for queries found in "lib/vitals/count-visit.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type numberArray = (number)[];

export type stringArray = (string)[];

/** 'CountVisit' parameters type */
export interface CountVisitParams {
  buckets: numberArray;
  day: string;
  metrics: stringArray;
  page: string;
}

/** 'CountVisit' return type */
export interface CountVisitResult {
  metric: string;
}

/** 'CountVisit' query type */
export interface CountVisitQuery {
  params: CountVisitParams;
  result: CountVisitResult;
}

const countVisitIR: any = {"usedParamSet":{"day":true,"page":true,"metrics":true,"buckets":true},"params":[{"name":"day","required":true,"transform":{"type":"scalar"},"locs":[{"a":69,"b":73}]},{"name":"page","required":true,"transform":{"type":"scalar"},"locs":[{"a":82,"b":87}]},{"name":"metrics","required":true,"transform":{"type":"scalar"},"locs":[{"a":120,"b":128}]},{"name":"buckets","required":true,"transform":{"type":"scalar"},"locs":[{"a":139,"b":147}]}],"statement":"INSERT INTO vitals_counts (day, page, metric, bucket, visits)\nSELECT :day!::date, :page!, metric, bucket, 1 FROM unnest(:metrics!::text[], :buckets!::int[]) AS v(metric, bucket)\nORDER BY metric, bucket\nON CONFLICT (day, page, metric, bucket) DO UPDATE SET visits = vitals_counts.visits + 1\nRETURNING metric"};

/**
 * Query generated from SQL:
 * ```
 * INSERT INTO vitals_counts (day, page, metric, bucket, visits)
 * SELECT :day!::date, :page!, metric, bucket, 1 FROM unnest(:metrics!::text[], :buckets!::int[]) AS v(metric, bucket)
 * ORDER BY metric, bucket
 * ON CONFLICT (day, page, metric, bucket) DO UPDATE SET visits = vitals_counts.visits + 1
 * RETURNING metric
 * ```
 */
export const countVisit = new PreparedQuery<CountVisitParams,CountVisitResult>(countVisitIR);


