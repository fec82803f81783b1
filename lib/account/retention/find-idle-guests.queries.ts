/** Types generated for queries found in "lib/account/retention/find-idle-guests.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type DateOrString = Date | string;

/** 'FindIdleGuests' parameters type */
export interface FindIdleGuestsParams {
  before: DateOrString;
  rows: number;
  userId?: string | null | void;
}

/** 'FindIdleGuests' return type */
export interface FindIdleGuestsResult {
  id: string;
  visitorId: string | null;
}

/** 'FindIdleGuests' query type */
export interface FindIdleGuestsQuery {
  params: FindIdleGuestsParams;
  result: FindIdleGuestsResult;
}

const findIdleGuestsIR: any = {"usedParamSet":{"userId":true,"before":true,"rows":true},"params":[{"name":"userId","required":false,"transform":{"type":"scalar"},"locs":[{"a":61,"b":67},{"a":93,"b":99}]},{"name":"before","required":true,"transform":{"type":"scalar"},"locs":[{"a":218,"b":225},{"a":334,"b":341},{"a":493,"b":500},{"a":983,"b":990}]},{"name":"rows","required":true,"transform":{"type":"scalar"},"locs":[{"a":1721,"b":1726}]}],"statement":"SELECT u.id, u.visitor_id AS \"visitorId\" FROM users u\nWHERE (:userId::uuid IS NULL OR u.id = :userId::uuid)\n  AND u.legal_hold_at IS NULL AND NOT u.is_google_authenticated AND u.google_id IS NULL AND u.last_seen_at <= :before!::timestamptz\n  AND NOT EXISTS (SELECT 1 FROM device_sessions d WHERE d.user_id = u.id AND d.last_seen_at > :before!::timestamptz)\n  AND NOT EXISTS (SELECT 1 FROM chat_turns t JOIN chat_sessions s ON s.id = t.session_id\n    WHERE s.user_id = u.id AND (t.created_at > :before!::timestamptz OR t.state IN ('pending', 'waiting')))\n  AND NOT (u.message_balance > 0 AND EXISTS (\n    SELECT 1 FROM ledger_entries l WHERE l.owner_kind = 'user' AND l.owner_id = u.id AND l.kind IN ('purchase', 'moved', 'refund', 'refund_returned')\n    HAVING sum(l.delta) > 0))\n  AND NOT EXISTS (SELECT 1 FROM payments p WHERE (p.user_id = u.id OR (p.user_id IS NULL AND p.visitor_id = u.visitor_id))\n    AND (p.next_check_at IS NOT NULL OR p.status = 'mismatch' OR p.created_at > :before!::timestamptz\n      OR EXISTS (SELECT 1 FROM payment_refunds r WHERE r.payment_id = p.id AND r.status IN ('queued', 'approved', 'sent'))\n      OR EXISTS (SELECT 1 FROM refund_transfers t WHERE t.payment_id = p.id AND t.state IN ('ready', 'sent'))\n      OR EXISTS (SELECT 1 FROM payment_alerts a WHERE a.payment_id = p.id AND a.resolved_at IS NULL)\n      OR EXISTS (SELECT 1 FROM refund_requests r WHERE r.payment_id = p.id AND r.state IN ('asked', 'approved', 'sent'))))\n  AND NOT EXISTS (SELECT 1 FROM issues i WHERE i.user_id = u.id AND i.status IN ('open', 'working'))\n  AND NOT EXISTS (SELECT 1 FROM age_holds h WHERE h.state = 'held' AND (h.user_id = u.id OR h.visitor_id = u.visitor_id))\nORDER BY u.last_seen_at, u.id LIMIT :rows!::int FOR UPDATE OF u SKIP LOCKED"};

/**
 * Query generated from SQL:
 * ```
 * SELECT u.id, u.visitor_id AS "visitorId" FROM users u
 * WHERE (:userId::uuid IS NULL OR u.id = :userId::uuid)
 *   AND u.legal_hold_at IS NULL AND NOT u.is_google_authenticated AND u.google_id IS NULL AND u.last_seen_at <= :before!::timestamptz
 *   AND NOT EXISTS (SELECT 1 FROM device_sessions d WHERE d.user_id = u.id AND d.last_seen_at > :before!::timestamptz)
 *   AND NOT EXISTS (SELECT 1 FROM chat_turns t JOIN chat_sessions s ON s.id = t.session_id
 *     WHERE s.user_id = u.id AND (t.created_at > :before!::timestamptz OR t.state IN ('pending', 'waiting')))
 *   AND NOT (u.message_balance > 0 AND EXISTS (
 *     SELECT 1 FROM ledger_entries l WHERE l.owner_kind = 'user' AND l.owner_id = u.id AND l.kind IN ('purchase', 'moved', 'refund', 'refund_returned')
 *     HAVING sum(l.delta) > 0))
 *   AND NOT EXISTS (SELECT 1 FROM payments p WHERE (p.user_id = u.id OR (p.user_id IS NULL AND p.visitor_id = u.visitor_id))
 *     AND (p.next_check_at IS NOT NULL OR p.status = 'mismatch' OR p.created_at > :before!::timestamptz
 *       OR EXISTS (SELECT 1 FROM payment_refunds r WHERE r.payment_id = p.id AND r.status IN ('queued', 'approved', 'sent'))
 *       OR EXISTS (SELECT 1 FROM refund_transfers t WHERE t.payment_id = p.id AND t.state IN ('ready', 'sent'))
 *       OR EXISTS (SELECT 1 FROM payment_alerts a WHERE a.payment_id = p.id AND a.resolved_at IS NULL)
 *       OR EXISTS (SELECT 1 FROM refund_requests r WHERE r.payment_id = p.id AND r.state IN ('asked', 'approved', 'sent'))))
 *   AND NOT EXISTS (SELECT 1 FROM issues i WHERE i.user_id = u.id AND i.status IN ('open', 'working'))
 *   AND NOT EXISTS (SELECT 1 FROM age_holds h WHERE h.state = 'held' AND (h.user_id = u.id OR h.visitor_id = u.visitor_id))
 * ORDER BY u.last_seen_at, u.id LIMIT :rows!::int FOR UPDATE OF u SKIP LOCKED
 * ```
 */
export const findIdleGuests = new PreparedQuery<FindIdleGuestsParams,FindIdleGuestsResult>(findIdleGuestsIR);


