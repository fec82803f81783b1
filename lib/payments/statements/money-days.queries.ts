/** Types generated for queries found in "lib/payments/statements/money-days.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type DateOrString = Date | string;

/** 'MoneyDays' parameters type */
export interface MoneyDaysParams {
  from: DateOrString;
  until: DateOrString;
}

/** 'MoneyDays' return type */
export interface MoneyDaysResult {
  count: number;
  day: string;
  fee: number;
  paise: number;
  tax: number;
  what: string;
}

/** 'MoneyDays' query type */
export interface MoneyDaysQuery {
  params: MoneyDaysParams;
  result: MoneyDaysResult;
}

const moneyDaysIR: any = {"usedParamSet":{"from":true,"until":true},"params":[{"name":"from","required":true,"transform":{"type":"scalar"},"locs":[{"a":566,"b":571},{"a":1021,"b":1026},{"a":1254,"b":1259}]},{"name":"until","required":true,"transform":{"type":"scalar"},"locs":[{"a":602,"b":608},{"a":1060,"b":1066},{"a":1293,"b":1299}]}],"statement":"SELECT to_char(day, 'YYYY-MM-DD') AS \"day!\", what AS \"what!\", count(*)::int AS \"count!\", sum(round(amount * 100))::float8 AS \"paise!\",\n  coalesce(sum(round(charge * 100)), 0)::float8 AS \"fee!\", coalesce(sum(round(tax * 100)), 0)::float8 AS \"tax!\"\nFROM (\n  SELECT (p.paid_at AT TIME ZONE 'Asia/Kolkata')::date AS day, 'order' AS what, p.amount::numeric AS amount, e.charge, e.tax\n  FROM payments p LEFT JOIN LATERAL (\n    SELECT charge, tax FROM settlement_events WHERE cf_payment_id = p.transaction_id AND type = 'PAYMENT' LIMIT 1) AS e ON true\n  WHERE p.paid_at >= :from!::timestamptz AND p.paid_at < :until!::timestamptz\n    AND NOT EXISTS (SELECT 1 FROM payment_refunds r WHERE r.cf_payment_id = p.transaction_id)\n  UNION ALL\n  SELECT (r.created_at AT TIME ZONE 'Asia/Kolkata')::date, 'surplus', r.amount, e.charge, e.tax\n  FROM payment_refunds r LEFT JOIN LATERAL (\n    SELECT charge, tax FROM settlement_events WHERE cf_payment_id = r.cf_payment_id AND type = 'PAYMENT' LIMIT 1) AS e ON true\n  WHERE r.created_at >= :from!::timestamptz AND r.created_at < :until!::timestamptz\n  UNION ALL\n  SELECT (t.changed_at AT TIME ZONE 'Asia/Kolkata')::date, 'refund', t.amount, NULL, NULL\n  FROM refund_transfers t\n  WHERE t.state = 'done' AND t.changed_at >= :from!::timestamptz AND t.changed_at < :until!::timestamptz\n) AS moved\nGROUP BY 1, 2 ORDER BY 1, 2"};

/**
 * Query generated from SQL:
 * ```
 * SELECT to_char(day, 'YYYY-MM-DD') AS "day!", what AS "what!", count(*)::int AS "count!", sum(round(amount * 100))::float8 AS "paise!",
 *   coalesce(sum(round(charge * 100)), 0)::float8 AS "fee!", coalesce(sum(round(tax * 100)), 0)::float8 AS "tax!"
 * FROM (
 *   SELECT (p.paid_at AT TIME ZONE 'Asia/Kolkata')::date AS day, 'order' AS what, p.amount::numeric AS amount, e.charge, e.tax
 *   FROM payments p LEFT JOIN LATERAL (
 *     SELECT charge, tax FROM settlement_events WHERE cf_payment_id = p.transaction_id AND type = 'PAYMENT' LIMIT 1) AS e ON true
 *   WHERE p.paid_at >= :from!::timestamptz AND p.paid_at < :until!::timestamptz
 *     AND NOT EXISTS (SELECT 1 FROM payment_refunds r WHERE r.cf_payment_id = p.transaction_id)
 *   UNION ALL
 *   SELECT (r.created_at AT TIME ZONE 'Asia/Kolkata')::date, 'surplus', r.amount, e.charge, e.tax
 *   FROM payment_refunds r LEFT JOIN LATERAL (
 *     SELECT charge, tax FROM settlement_events WHERE cf_payment_id = r.cf_payment_id AND type = 'PAYMENT' LIMIT 1) AS e ON true
 *   WHERE r.created_at >= :from!::timestamptz AND r.created_at < :until!::timestamptz
 *   UNION ALL
 *   SELECT (t.changed_at AT TIME ZONE 'Asia/Kolkata')::date, 'refund', t.amount, NULL, NULL
 *   FROM refund_transfers t
 *   WHERE t.state = 'done' AND t.changed_at >= :from!::timestamptz AND t.changed_at < :until!::timestamptz
 * ) AS moved
 * GROUP BY 1, 2 ORDER BY 1, 2
 * ```
 */
export const moneyDays = new PreparedQuery<MoneyDaysParams,MoneyDaysResult>(moneyDaysIR);


