/** Types generated for queries found in "lib/payments/settlements/find-unsettled.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type DateOrString = Date | string;

/** 'FindUnsettled' parameters type */
export interface FindUnsettledParams {
  from: DateOrString;
  limit: number;
  until: DateOrString;
}

/** 'FindUnsettled' return type */
export interface FindUnsettledResult {
  amount: number;
  cfPaymentId: string;
  orderId: string;
}

/** 'FindUnsettled' query type */
export interface FindUnsettledQuery {
  params: FindUnsettledParams;
  result: FindUnsettledResult;
}

const findUnsettledIR: any = {"usedParamSet":{"from":true,"until":true,"limit":true},"params":[{"name":"from","required":true,"transform":{"type":"scalar"},"locs":[{"a":250,"b":255},{"a":570,"b":575}]},{"name":"until","required":true,"transform":{"type":"scalar"},"locs":[{"a":286,"b":292},{"a":609,"b":615}]},{"name":"limit","required":true,"transform":{"type":"scalar"},"locs":[{"a":777,"b":783}]}],"statement":"SELECT order_id AS \"orderId!\", cf_payment_id AS \"cfPaymentId!\", amount AS \"amount!\" FROM (\n  SELECT p.order_id, p.transaction_id AS cf_payment_id, p.amount::float8 AS amount, p.paid_at AS at\n  FROM payments p WHERE p.status = 'paid' AND p.paid_at >= :from!::timestamptz AND p.paid_at < :until!::timestamptz\n    AND NOT EXISTS (SELECT 1 FROM payment_refunds r WHERE r.cf_payment_id = p.transaction_id)\n  UNION ALL\n  SELECT p.order_id, r.cf_payment_id, r.amount::float8, r.created_at\n  FROM payment_refunds r JOIN payments p ON p.id = r.payment_id\n  WHERE r.created_at >= :from!::timestamptz AND r.created_at < :until!::timestamptz\n) AS paid\nWHERE NOT EXISTS (SELECT 1 FROM settlement_events e WHERE e.cf_payment_id = paid.cf_payment_id AND e.type = 'PAYMENT')\nORDER BY at LIMIT :limit!::int"};

/**
 * Query generated from SQL:
 * ```
 * SELECT order_id AS "orderId!", cf_payment_id AS "cfPaymentId!", amount AS "amount!" FROM (
 *   SELECT p.order_id, p.transaction_id AS cf_payment_id, p.amount::float8 AS amount, p.paid_at AS at
 *   FROM payments p WHERE p.status = 'paid' AND p.paid_at >= :from!::timestamptz AND p.paid_at < :until!::timestamptz
 *     AND NOT EXISTS (SELECT 1 FROM payment_refunds r WHERE r.cf_payment_id = p.transaction_id)
 *   UNION ALL
 *   SELECT p.order_id, r.cf_payment_id, r.amount::float8, r.created_at
 *   FROM payment_refunds r JOIN payments p ON p.id = r.payment_id
 *   WHERE r.created_at >= :from!::timestamptz AND r.created_at < :until!::timestamptz
 * ) AS paid
 * WHERE NOT EXISTS (SELECT 1 FROM settlement_events e WHERE e.cf_payment_id = paid.cf_payment_id AND e.type = 'PAYMENT')
 * ORDER BY at LIMIT :limit!::int
 * ```
 */
export const findUnsettled = new PreparedQuery<FindUnsettledParams,FindUnsettledResult>(findUnsettledIR);


