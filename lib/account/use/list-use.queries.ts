/** Types generated for queries found in "lib/account/use/list-use.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type DateOrString = Date | string;

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** 'ListUse' parameters type */
export interface ListUseParams {
  day: string;
  dayBegan: DateOrString;
  monthBegan: DateOrString;
  openSince: DateOrString;
  since: DateOrString;
  userId: string;
}

/** 'ListUse' return type */
export interface ListUseResult {
  messagesToday: number;
  rupeesOpen: number;
  rupeesThisMonth: number;
  rupeesToday: number;
  weeks: Json;
}

/** 'ListUse' query type */
export interface ListUseQuery {
  params: ListUseParams;
  result: ListUseResult;
}

const listUseIR: any = {"usedParamSet":{"userId":true,"since":true,"day":true,"dayBegan":true,"monthBegan":true,"openSince":true},"params":[{"name":"userId","required":true,"transform":{"type":"scalar"},"locs":[{"a":26,"b":33},{"a":114,"b":121},{"a":458,"b":465},{"a":1182,"b":1189},{"a":1358,"b":1365}]},{"name":"since","required":true,"transform":{"type":"scalar"},"locs":[{"a":359,"b":365},{"a":490,"b":496}]},{"name":"day","required":true,"transform":{"type":"scalar"},"locs":[{"a":827,"b":831}]},{"name":"dayBegan","required":true,"transform":{"type":"scalar"},"locs":[{"a":948,"b":957}]},{"name":"monthBegan","required":true,"transform":{"type":"scalar"},"locs":[{"a":1056,"b":1067}]},{"name":"openSince","required":true,"transform":{"type":"scalar"},"locs":[{"a":1280,"b":1290}]}],"statement":"WITH owners AS (\n  SELECT :userId!::uuid AS id UNION ALL SELECT g.guest_id FROM former_guests g WHERE g.user_id = :userId!::uuid\n), events AS (\n  SELECT l.created_at AS at, -l.delta AS messages, 0 AS rupees\n  FROM owners JOIN ledger_entries l ON l.owner_id = owners.id\n  WHERE l.kind IN ('send', 'send_returned') AND l.owner_kind = 'user' AND l.created_at >= :since!::timestamptz\n  UNION ALL\n  SELECT p.paid_at, 0, p.amount FROM payments p WHERE p.user_id = :userId!::uuid AND p.paid_at >= :since!::timestamptz\n), weeks AS (\n  SELECT date_trunc('week', at AT TIME ZONE 'Asia/Kolkata')::date AS began, sum(messages)::int AS messages, sum(rupees)::int AS rupees\n  FROM events GROUP BY 1\n)\nSELECT coalesce((SELECT json_agg(json_build_array(began, messages, rupees)) FROM weeks), '[]'::json) AS \"weeks!\",\n  CASE WHEN u.sends_day = :day!::date THEN u.sends_that_day ELSE 0 END AS \"messagesToday!\",\n  coalesce((SELECT sum(rupees) FROM events WHERE at >= :dayBegan!::timestamptz), 0)::int AS \"rupeesToday!\",\n  coalesce((SELECT sum(rupees) FROM events WHERE at >= :monthBegan!::timestamptz), 0)::int AS \"rupeesThisMonth!\",\n  coalesce((SELECT sum(p.amount) FROM payments p WHERE p.user_id = :userId!::uuid AND p.paid_at IS NULL AND p.status IN ('created', 'active')\n    AND p.created_at > :openSince!::timestamptz), 0)::int AS \"rupeesOpen!\"\nFROM users u WHERE u.id = :userId!::uuid"};

/**
 * Query generated from SQL:
 * ```
 * WITH owners AS (
 *   SELECT :userId!::uuid AS id UNION ALL SELECT g.guest_id FROM former_guests g WHERE g.user_id = :userId!::uuid
 * ), events AS (
 *   SELECT l.created_at AS at, -l.delta AS messages, 0 AS rupees
 *   FROM owners JOIN ledger_entries l ON l.owner_id = owners.id
 *   WHERE l.kind IN ('send', 'send_returned') AND l.owner_kind = 'user' AND l.created_at >= :since!::timestamptz
 *   UNION ALL
 *   SELECT p.paid_at, 0, p.amount FROM payments p WHERE p.user_id = :userId!::uuid AND p.paid_at >= :since!::timestamptz
 * ), weeks AS (
 *   SELECT date_trunc('week', at AT TIME ZONE 'Asia/Kolkata')::date AS began, sum(messages)::int AS messages, sum(rupees)::int AS rupees
 *   FROM events GROUP BY 1
 * )
 * SELECT coalesce((SELECT json_agg(json_build_array(began, messages, rupees)) FROM weeks), '[]'::json) AS "weeks!",
 *   CASE WHEN u.sends_day = :day!::date THEN u.sends_that_day ELSE 0 END AS "messagesToday!",
 *   coalesce((SELECT sum(rupees) FROM events WHERE at >= :dayBegan!::timestamptz), 0)::int AS "rupeesToday!",
 *   coalesce((SELECT sum(rupees) FROM events WHERE at >= :monthBegan!::timestamptz), 0)::int AS "rupeesThisMonth!",
 *   coalesce((SELECT sum(p.amount) FROM payments p WHERE p.user_id = :userId!::uuid AND p.paid_at IS NULL AND p.status IN ('created', 'active')
 *     AND p.created_at > :openSince!::timestamptz), 0)::int AS "rupeesOpen!"
 * FROM users u WHERE u.id = :userId!::uuid
 * ```
 */
export const listUse = new PreparedQuery<ListUseParams,ListUseResult>(listUseIR);


