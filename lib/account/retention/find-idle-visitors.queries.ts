/** Types generated for queries found in "lib/account/retention/find-idle-visitors.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type DateOrString = Date | string;

/** 'FindIdleVisitors' parameters type */
export interface FindIdleVisitorsParams {
  before: DateOrString;
  rows: number;
  visitorId?: string | null | void;
}

/** 'FindIdleVisitors' return type */
export interface FindIdleVisitorsResult {
  visitorId: string;
}

/** 'FindIdleVisitors' query type */
export interface FindIdleVisitorsQuery {
  params: FindIdleVisitorsParams;
  result: FindIdleVisitorsResult;
}

const findIdleVisitorsIR: any = {"usedParamSet":{"visitorId":true,"before":true,"rows":true},"params":[{"name":"visitorId","required":false,"transform":{"type":"scalar"},"locs":[{"a":85,"b":94},{"a":128,"b":137}]},{"name":"before","required":true,"transform":{"type":"scalar"},"locs":[{"a":168,"b":175},{"a":628,"b":635},{"a":744,"b":751},{"a":1324,"b":1331}]},{"name":"rows","required":true,"transform":{"type":"scalar"},"locs":[{"a":1853,"b":1858}]}],"statement":"SELECT s.visitor_id AS \"visitorId\" FROM chat_sessions s\nWHERE s.user_id IS NULL AND (:visitorId::uuid IS NULL OR s.visitor_id = :visitorId::uuid)\n  AND s.created_at <= :before!::timestamptz\n  AND NOT EXISTS (SELECT 1 FROM users u WHERE u.visitor_id = s.visitor_id)\n  AND NOT EXISTS (SELECT 1 FROM age_holds h WHERE h.state = 'held' AND h.visitor_id = s.visitor_id)\n  AND NOT EXISTS (SELECT 1 FROM issues i WHERE i.user_id IS NULL AND i.visitor_id = s.visitor_id AND i.status IN ('open', 'working'))\n  AND NOT EXISTS (SELECT 1 FROM chat_sessions o WHERE o.user_id IS NULL AND o.visitor_id = s.visitor_id AND (\n    o.created_at > :before!::timestamptz\n    OR EXISTS (SELECT 1 FROM chat_turns t WHERE t.session_id = o.id\n      AND (t.created_at > :before!::timestamptz OR t.state IN ('pending', 'waiting')))\n    OR (o.messages_left > 0 AND EXISTS (\n      SELECT 1 FROM ledger_entries l WHERE l.owner_kind = 'session' AND l.owner_id = o.id AND l.kind IN ('purchase', 'moved', 'refund', 'refund_returned')\n      HAVING sum(l.delta) > 0))))\n  AND NOT EXISTS (SELECT 1 FROM payments p LEFT JOIN chat_sessions o ON o.id = p.session_id\n    WHERE p.user_id IS NULL AND (p.visitor_id = s.visitor_id OR (o.user_id IS NULL AND o.visitor_id = s.visitor_id))\n    AND (p.next_check_at IS NOT NULL OR p.status = 'mismatch' OR p.created_at > :before!::timestamptz\n      OR EXISTS (SELECT 1 FROM payment_refunds r WHERE r.payment_id = p.id AND r.status IN ('queued', 'approved', 'sent'))\n      OR EXISTS (SELECT 1 FROM refund_transfers t WHERE t.payment_id = p.id AND t.state IN ('ready', 'sent'))\n      OR EXISTS (SELECT 1 FROM payment_alerts a WHERE a.payment_id = p.id AND a.resolved_at IS NULL)\n      OR EXISTS (SELECT 1 FROM refund_requests r WHERE r.payment_id = p.id AND r.state IN ('asked', 'approved', 'sent'))))\nGROUP BY s.visitor_id ORDER BY s.visitor_id LIMIT :rows!::int"};

/**
 * Query generated from SQL:
 * ```
 * SELECT s.visitor_id AS "visitorId" FROM chat_sessions s
 * WHERE s.user_id IS NULL AND (:visitorId::uuid IS NULL OR s.visitor_id = :visitorId::uuid)
 *   AND s.created_at <= :before!::timestamptz
 *   AND NOT EXISTS (SELECT 1 FROM users u WHERE u.visitor_id = s.visitor_id)
 *   AND NOT EXISTS (SELECT 1 FROM age_holds h WHERE h.state = 'held' AND h.visitor_id = s.visitor_id)
 *   AND NOT EXISTS (SELECT 1 FROM issues i WHERE i.user_id IS NULL AND i.visitor_id = s.visitor_id AND i.status IN ('open', 'working'))
 *   AND NOT EXISTS (SELECT 1 FROM chat_sessions o WHERE o.user_id IS NULL AND o.visitor_id = s.visitor_id AND (
 *     o.created_at > :before!::timestamptz
 *     OR EXISTS (SELECT 1 FROM chat_turns t WHERE t.session_id = o.id
 *       AND (t.created_at > :before!::timestamptz OR t.state IN ('pending', 'waiting')))
 *     OR (o.messages_left > 0 AND EXISTS (
 *       SELECT 1 FROM ledger_entries l WHERE l.owner_kind = 'session' AND l.owner_id = o.id AND l.kind IN ('purchase', 'moved', 'refund', 'refund_returned')
 *       HAVING sum(l.delta) > 0))))
 *   AND NOT EXISTS (SELECT 1 FROM payments p LEFT JOIN chat_sessions o ON o.id = p.session_id
 *     WHERE p.user_id IS NULL AND (p.visitor_id = s.visitor_id OR (o.user_id IS NULL AND o.visitor_id = s.visitor_id))
 *     AND (p.next_check_at IS NOT NULL OR p.status = 'mismatch' OR p.created_at > :before!::timestamptz
 *       OR EXISTS (SELECT 1 FROM payment_refunds r WHERE r.payment_id = p.id AND r.status IN ('queued', 'approved', 'sent'))
 *       OR EXISTS (SELECT 1 FROM refund_transfers t WHERE t.payment_id = p.id AND t.state IN ('ready', 'sent'))
 *       OR EXISTS (SELECT 1 FROM payment_alerts a WHERE a.payment_id = p.id AND a.resolved_at IS NULL)
 *       OR EXISTS (SELECT 1 FROM refund_requests r WHERE r.payment_id = p.id AND r.state IN ('asked', 'approved', 'sent'))))
 * GROUP BY s.visitor_id ORDER BY s.visitor_id LIMIT :rows!::int
 * ```
 */
export const findIdleVisitors = new PreparedQuery<FindIdleVisitorsParams,FindIdleVisitorsResult>(findIdleVisitorsIR);


