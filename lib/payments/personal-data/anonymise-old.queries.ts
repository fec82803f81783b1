/** Types generated for queries found in "lib/payments/personal-data/anonymise-old.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type DateOrString = Date | string;

/** 'AnonymiseOld' parameters type */
export interface AnonymiseOldParams {
  before: DateOrString;
  rows: number;
}

/** 'AnonymiseOld' return type */
export interface AnonymiseOldResult {
  id: string;
}

/** 'AnonymiseOld' query type */
export interface AnonymiseOldQuery {
  params: AnonymiseOldParams;
  result: AnonymiseOldResult;
}

const anonymiseOldIR: any = {"usedParamSet":{"before":true,"rows":true},"params":[{"name":"before","required":true,"transform":{"type":"scalar"},"locs":[{"a":167,"b":174}]},{"name":"rows","required":true,"transform":{"type":"scalar"},"locs":[{"a":810,"b":815}]}],"statement":"UPDATE payments SET user_id = NULL, visitor_id = NULL, session_id = NULL, payment_session_id = NULL\nWHERE id IN (\n  SELECT p.id FROM payments p\n  WHERE p.created_at < :before!::timestamptz AND p.next_check_at IS NULL\n    AND NOT EXISTS (SELECT 1 FROM users u WHERE u.id = p.user_id AND u.legal_hold_at IS NOT NULL)\n    AND (p.user_id IS NOT NULL OR p.visitor_id IS NOT NULL OR p.session_id IS NOT NULL OR p.payment_session_id IS NOT NULL)\n    AND NOT EXISTS (SELECT 1 FROM refund_requests r WHERE r.payment_id = p.id AND r.state IN ('asked', 'approved', 'sent'))\n    AND NOT EXISTS (SELECT 1 FROM payment_refunds r WHERE r.payment_id = p.id AND r.status IN ('queued', 'approved', 'sent'))\n    AND NOT EXISTS (SELECT 1 FROM refund_transfers t WHERE t.payment_id = p.id AND t.state IN ('ready', 'sent'))\n  LIMIT :rows!::int FOR UPDATE OF p SKIP LOCKED)\nRETURNING id"};

/**
 * Query generated from SQL:
 * ```
 * UPDATE payments SET user_id = NULL, visitor_id = NULL, session_id = NULL, payment_session_id = NULL
 * WHERE id IN (
 *   SELECT p.id FROM payments p
 *   WHERE p.created_at < :before!::timestamptz AND p.next_check_at IS NULL
 *     AND NOT EXISTS (SELECT 1 FROM users u WHERE u.id = p.user_id AND u.legal_hold_at IS NOT NULL)
 *     AND (p.user_id IS NOT NULL OR p.visitor_id IS NOT NULL OR p.session_id IS NOT NULL OR p.payment_session_id IS NOT NULL)
 *     AND NOT EXISTS (SELECT 1 FROM refund_requests r WHERE r.payment_id = p.id AND r.state IN ('asked', 'approved', 'sent'))
 *     AND NOT EXISTS (SELECT 1 FROM payment_refunds r WHERE r.payment_id = p.id AND r.status IN ('queued', 'approved', 'sent'))
 *     AND NOT EXISTS (SELECT 1 FROM refund_transfers t WHERE t.payment_id = p.id AND t.state IN ('ready', 'sent'))
 *   LIMIT :rows!::int FOR UPDATE OF p SKIP LOCKED)
 * RETURNING id
 * ```
 */
export const anonymiseOld = new PreparedQuery<AnonymiseOldParams,AnonymiseOldResult>(anonymiseOldIR);


