/** Types generated for queries found in "lib/chat/remembering/claim-due-talk.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type DateOrString = Date | string;

/** 'ClaimDueTalk' parameters type */
export interface ClaimDueTalkParams {
  buyersOnly: boolean;
  leaseUntil: DateOrString;
  now: DateOrString;
}

/** 'ClaimDueTalk' return type */
export interface ClaimDueTalkResult {
  attempts: number;
  chatType: string;
  companionId: string | null;
  companionName: string;
  hasBought: boolean;
  leaseUntil: Date;
  readSeq: string;
  sessionId: string;
  turns: number;
  userId: string | null;
}

/** 'ClaimDueTalk' query type */
export interface ClaimDueTalkQuery {
  params: ClaimDueTalkParams;
  result: ClaimDueTalkResult;
}

const claimDueTalkIR: any = {"usedParamSet":{"leaseUntil":true,"now":true,"buyersOnly":true},"params":[{"name":"leaseUntil","required":true,"transform":{"type":"scalar"},"locs":[{"a":35,"b":46}]},{"name":"now","required":true,"transform":{"type":"scalar"},"locs":[{"a":149,"b":153}]},{"name":"buyersOnly","required":true,"transform":{"type":"scalar"},"locs":[{"a":360,"b":371}]}],"statement":"UPDATE memory_marks m SET due_at = :leaseUntil!::timestamptz, attempts = m.attempts + 1\nFROM (\n  SELECT session_id FROM memory_marks WHERE due_at <= :now!::timestamptz\n    -- Nothing is learned about a minor.\n    AND NOT EXISTS (SELECT 1 FROM chat_sessions c JOIN age_holds a ON a.user_id = c.user_id WHERE c.id = session_id AND a.state = 'held')\n    AND (NOT :buyersOnly!::boolean OR EXISTS (SELECT 1 FROM chat_sessions c JOIN ledger_entries l ON l.owner_kind = 'user' AND l.owner_id = c.user_id\n      AND l.kind IN ('purchase', 'moved') WHERE c.id = session_id))\n  ORDER BY due_at LIMIT 1 FOR UPDATE OF memory_marks SKIP LOCKED\n) due, chat_sessions s\nWHERE m.session_id = due.session_id AND s.id = due.session_id\nRETURNING m.session_id AS \"sessionId\", s.user_id AS \"userId\", s.companion_id AS \"companionId\", s.companion_name AS \"companionName\",\n  s.chat_type AS \"chatType\", m.read_seq::text AS \"readSeq!\", m.turns, m.attempts, m.due_at AS \"leaseUntil!\",\n  EXISTS (SELECT 1 FROM ledger_entries l WHERE l.owner_kind = 'user' AND l.owner_id = s.user_id AND l.kind IN ('purchase', 'moved')) AS \"hasBought!\""};

/**
 * Query generated from SQL:
 * ```
 * UPDATE memory_marks m SET due_at = :leaseUntil!::timestamptz, attempts = m.attempts + 1
 * FROM (
 *   SELECT session_id FROM memory_marks WHERE due_at <= :now!::timestamptz
 *     -- Nothing is learned about a minor.
 *     AND NOT EXISTS (SELECT 1 FROM chat_sessions c JOIN age_holds a ON a.user_id = c.user_id WHERE c.id = session_id AND a.state = 'held')
 *     AND (NOT :buyersOnly!::boolean OR EXISTS (SELECT 1 FROM chat_sessions c JOIN ledger_entries l ON l.owner_kind = 'user' AND l.owner_id = c.user_id
 *       AND l.kind IN ('purchase', 'moved') WHERE c.id = session_id))
 *   ORDER BY due_at LIMIT 1 FOR UPDATE OF memory_marks SKIP LOCKED
 * ) due, chat_sessions s
 * WHERE m.session_id = due.session_id AND s.id = due.session_id
 * RETURNING m.session_id AS "sessionId", s.user_id AS "userId", s.companion_id AS "companionId", s.companion_name AS "companionName",
 *   s.chat_type AS "chatType", m.read_seq::text AS "readSeq!", m.turns, m.attempts, m.due_at AS "leaseUntil!",
 *   EXISTS (SELECT 1 FROM ledger_entries l WHERE l.owner_kind = 'user' AND l.owner_id = s.user_id AND l.kind IN ('purchase', 'moved')) AS "hasBought!"
 * ```
 */
export const claimDueTalk = new PreparedQuery<ClaimDueTalkParams,ClaimDueTalkResult>(claimDueTalkIR);


