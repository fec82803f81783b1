/** Types generated for queries found in "lib/safety/moderation/take-judgement.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type DateOrString = Date | string;

export type numberArray = (number)[];

export type stringArray = (string)[];

/** 'TakeJudgement' parameters type */
export interface TakeJudgementParams {
  most: numberArray;
  now: DateOrString;
  since: DateOrString;
  subjects: stringArray;
}

/** 'TakeJudgement' return type */
export interface TakeJudgementResult {
  subject: string;
}

/** 'TakeJudgement' query type */
export interface TakeJudgementQuery {
  params: TakeJudgementParams;
  result: TakeJudgementResult;
}

const takeJudgementIR: any = {"usedParamSet":{"since":true,"subjects":true,"most":true,"now":true},"params":[{"name":"since","required":true,"transform":{"type":"scalar"},"locs":[{"a":104,"b":110},{"a":297,"b":303}]},{"name":"subjects","required":true,"transform":{"type":"scalar"},"locs":[{"a":374,"b":383},{"a":491,"b":500}]},{"name":"most","required":true,"transform":{"type":"scalar"},"locs":[{"a":394,"b":399}]},{"name":"now","required":true,"transform":{"type":"scalar"},"locs":[{"a":512,"b":516}]}],"statement":"WITH old AS (\n  DELETE FROM limit_marks WHERE id IN (\n    SELECT id FROM limit_marks WHERE created_at < :since!::timestamptz LIMIT 100 FOR UPDATE SKIP LOCKED\n  )\n), verdict AS (\n  SELECT bool_and((SELECT count(*) FROM (\n    SELECT FROM limit_marks m WHERE m.subject = l.subject AND m.created_at > :since!::timestamptz LIMIT l.most) marks) < l.most) AS granted\n  FROM unnest(:subjects!::text[], :most!::int[]) AS l(subject, most)\n)\nINSERT INTO limit_marks (subject, created_at) SELECT unnest(:subjects!::text[]), :now!::timestamptz FROM verdict WHERE granted\nRETURNING subject"};

/**
 * Query generated from SQL:
 * ```
 * WITH old AS (
 *   DELETE FROM limit_marks WHERE id IN (
 *     SELECT id FROM limit_marks WHERE created_at < :since!::timestamptz LIMIT 100 FOR UPDATE SKIP LOCKED
 *   )
 * ), verdict AS (
 *   SELECT bool_and((SELECT count(*) FROM (
 *     SELECT FROM limit_marks m WHERE m.subject = l.subject AND m.created_at > :since!::timestamptz LIMIT l.most) marks) < l.most) AS granted
 *   FROM unnest(:subjects!::text[], :most!::int[]) AS l(subject, most)
 * )
 * INSERT INTO limit_marks (subject, created_at) SELECT unnest(:subjects!::text[]), :now!::timestamptz FROM verdict WHERE granted
 * RETURNING subject
 * ```
 */
export const takeJudgement = new PreparedQuery<TakeJudgementParams,TakeJudgementResult>(takeJudgementIR);


