/** Types generated for queries found in "lib/admin/overview/find-due-days.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type DateOrString = Date | string;

/** 'FindDueDays' parameters type */
export interface FindDueDaysParams {
  againMs: number;
  first: string;
  lateMs: number;
  now: DateOrString;
  rows: number;
  today: string;
}

/** 'FindDueDays' return type */
export interface FindDueDaysResult {
  day: string;
}

/** 'FindDueDays' query type */
export interface FindDueDaysQuery {
  params: FindDueDaysParams;
  result: FindDueDaysResult;
}

const findDueDaysIR: any = {"usedParamSet":{"today":true,"first":true,"lateMs":true,"now":true,"againMs":true,"rows":true},"params":[{"name":"today","required":true,"transform":{"type":"scalar"},"locs":[{"a":161,"b":167},{"a":197,"b":203},{"a":363,"b":369}]},{"name":"first","required":true,"transform":{"type":"scalar"},"locs":[{"a":177,"b":183}]},{"name":"lateMs","required":true,"transform":{"type":"scalar"},"locs":[{"a":532,"b":539}]},{"name":"now","required":true,"transform":{"type":"scalar"},"locs":[{"a":603,"b":607}]},{"name":"againMs","required":true,"transform":{"type":"scalar"},"locs":[{"a":624,"b":632}]},{"name":"rows","required":true,"transform":{"type":"scalar"},"locs":[{"a":696,"b":701}]}],"statement":"SELECT to_char(d.day, 'YYYY-MM-DD') AS \"day!\"\nFROM generate_series(\n    greatest(coalesce((SELECT min(created_at) AT TIME ZONE 'Asia/Kolkata' FROM users)::date, :today!::date), :first!::date),\n    :today!::date, interval '1 day') AS g(at)\nCROSS JOIN LATERAL (SELECT g.at::date AS day) d\nLEFT JOIN summarised_days s ON s.day = d.day\nWHERE s.day IS NULL OR d.day = :today!::date\n  -- A day that is over: again now and then, until what came late is in it.\n  OR (s.summarised_at < ((d.day + 1)::timestamp AT TIME ZONE 'Asia/Kolkata') + :lateMs!::float8 * interval '1 millisecond'\n    AND s.summarised_at <= :now!::timestamptz - :againMs!::float8 * interval '1 millisecond')\nORDER BY d.day DESC LIMIT :rows!::int"};

/**
 * Query generated from SQL:
 * ```
 * SELECT to_char(d.day, 'YYYY-MM-DD') AS "day!"
 * FROM generate_series(
 *     greatest(coalesce((SELECT min(created_at) AT TIME ZONE 'Asia/Kolkata' FROM users)::date, :today!::date), :first!::date),
 *     :today!::date, interval '1 day') AS g(at)
 * CROSS JOIN LATERAL (SELECT g.at::date AS day) d
 * LEFT JOIN summarised_days s ON s.day = d.day
 * WHERE s.day IS NULL OR d.day = :today!::date
 *   -- A day that is over: again now and then, until what came late is in it.
 *   OR (s.summarised_at < ((d.day + 1)::timestamp AT TIME ZONE 'Asia/Kolkata') + :lateMs!::float8 * interval '1 millisecond'
 *     AND s.summarised_at <= :now!::timestamptz - :againMs!::float8 * interval '1 millisecond')
 * ORDER BY d.day DESC LIMIT :rows!::int
 * ```
 */
export const findDueDays = new PreparedQuery<FindDueDaysParams,FindDueDaysResult>(findDueDaysIR);


