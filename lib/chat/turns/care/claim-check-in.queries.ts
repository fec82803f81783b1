/** Types generated for queries found in "lib/chat/turns/care/claim-check-in.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type DateOrString = Date | string;

export type stringArray = (string)[];

/** 'ClaimCheckIn' parameters type */
export interface ClaimCheckInParams {
  now: DateOrString;
  sessionId: string;
  signAfter: DateOrString;
  signBefore: DateOrString;
  userId?: string | null | void;
  visitorId: string;
}

/** 'ClaimCheckIn' return type */
export interface ClaimCheckInResult {
  endedAt: Date | null;
  kinds: stringArray | null;
  lastSignAt: Date;
}

/** 'ClaimCheckIn' query type */
export interface ClaimCheckInQuery {
  params: ClaimCheckInParams;
  result: ClaimCheckInResult;
}

const claimCheckInIR: any = {"usedParamSet":{"now":true,"sessionId":true,"userId":true,"visitorId":true,"signBefore":true,"signAfter":true},"params":[{"name":"now","required":true,"transform":{"type":"scalar"},"locs":[{"a":38,"b":42}]},{"name":"sessionId","required":true,"transform":{"type":"scalar"},"locs":[{"a":91,"b":101}]},{"name":"userId","required":false,"transform":{"type":"scalar"},"locs":[{"a":211,"b":217}]},{"name":"visitorId","required":true,"transform":{"type":"scalar"},"locs":[{"a":273,"b":283},{"a":338,"b":348}]},{"name":"signBefore","required":true,"transform":{"type":"scalar"},"locs":[{"a":405,"b":416}]},{"name":"signAfter","required":true,"transform":{"type":"scalar"},"locs":[{"a":452,"b":462}]}],"statement":"UPDATE crisis_states c SET asked_at = :now!::timestamptz\nFROM chat_sessions s\nWHERE s.id = :sessionId!::uuid AND s.held_at IS NULL AND c.person_id = coalesce(s.user_id, s.visitor_id)\n  AND (s.user_id = coalesce(:userId::uuid, (SELECT v.id FROM users v WHERE v.visitor_id = :visitorId!::uuid))\n    OR (s.user_id IS NULL AND s.visitor_id = :visitorId!::uuid))\n  AND c.asked_at IS NULL AND c.last_sign_at <= :signBefore!::timestamptz AND c.last_sign_at > :signAfter!::timestamptz\nRETURNING c.kinds, c.last_sign_at AS \"lastSignAt!\", c.ended_at AS \"endedAt\""};

/**
 * Query generated from SQL:
 * ```
 * UPDATE crisis_states c SET asked_at = :now!::timestamptz
 * FROM chat_sessions s
 * WHERE s.id = :sessionId!::uuid AND s.held_at IS NULL AND c.person_id = coalesce(s.user_id, s.visitor_id)
 *   AND (s.user_id = coalesce(:userId::uuid, (SELECT v.id FROM users v WHERE v.visitor_id = :visitorId!::uuid))
 *     OR (s.user_id IS NULL AND s.visitor_id = :visitorId!::uuid))
 *   AND c.asked_at IS NULL AND c.last_sign_at <= :signBefore!::timestamptz AND c.last_sign_at > :signAfter!::timestamptz
 * RETURNING c.kinds, c.last_sign_at AS "lastSignAt!", c.ended_at AS "endedAt"
 * ```
 */
export const claimCheckIn = new PreparedQuery<ClaimCheckInParams,ClaimCheckInResult>(claimCheckInIR);


