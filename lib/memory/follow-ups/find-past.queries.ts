/** Types generated for queries found in "lib/memory/follow-ups/find-past.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'FindPast' parameters type */
export interface FindPastParams {
  days: number;
  limit: number;
  today: string;
  userId: string;
}

/** 'FindPast' return type */
export interface FindPastResult {
  chatType: string;
  companionId: string;
  confirmedAt: Date;
  happensOn: string;
  id: string;
  text: string;
}

/** 'FindPast' query type */
export interface FindPastQuery {
  params: FindPastParams;
  result: FindPastResult;
}

const findPastIR: any = {"usedParamSet":{"userId":true,"today":true,"days":true,"limit":true},"params":[{"name":"userId","required":true,"transform":{"type":"scalar"},"locs":[{"a":228,"b":235}]},{"name":"today","required":true,"transform":{"type":"scalar"},"locs":[{"a":357,"b":363},{"a":397,"b":403}]},{"name":"days","required":true,"transform":{"type":"scalar"},"locs":[{"a":419,"b":424}]},{"name":"limit","required":true,"transform":{"type":"scalar"},"locs":[{"a":766,"b":772}]}],"statement":"SELECT f.id, f.text, f.happens_on::text AS \"happensOn!\", f.confirmed_at AS \"confirmedAt\", a.companion_id AS \"companionId\", a.chat_type AS \"chatType\"\nFROM letta_agents a JOIN memory_facts f ON f.agent_id = a.id\nWHERE a.user_id = :userId!::uuid AND NOT EXISTS (SELECT FROM memory_settings o WHERE o.user_id = a.user_id AND NOT o.enabled)\n  AND f.happens_on < :today!::text::date AND f.happens_on >= :today!::text::date - :days!::int\n  AND f.happens_on >= (f.confirmed_at AT TIME ZONE 'Asia/Kolkata')::date\n  AND f.status = 'active' AND f.superseded_at IS NULL AND f.topic IS NULL AND f.kind IN ('plan', 'event')\n  -- Of somebody else's day a companion does not begin to speak.\n  AND f.subject IS NULL AND f.asked_turn_id IS NULL\nORDER BY f.happens_on DESC, f.id LIMIT :limit!::int"};

/**
 * Query generated from SQL:
 * ```
 * SELECT f.id, f.text, f.happens_on::text AS "happensOn!", f.confirmed_at AS "confirmedAt", a.companion_id AS "companionId", a.chat_type AS "chatType"
 * FROM letta_agents a JOIN memory_facts f ON f.agent_id = a.id
 * WHERE a.user_id = :userId!::uuid AND NOT EXISTS (SELECT FROM memory_settings o WHERE o.user_id = a.user_id AND NOT o.enabled)
 *   AND f.happens_on < :today!::text::date AND f.happens_on >= :today!::text::date - :days!::int
 *   AND f.happens_on >= (f.confirmed_at AT TIME ZONE 'Asia/Kolkata')::date
 *   AND f.status = 'active' AND f.superseded_at IS NULL AND f.topic IS NULL AND f.kind IN ('plan', 'event')
 *   -- Of somebody else's day a companion does not begin to speak.
 *   AND f.subject IS NULL AND f.asked_turn_id IS NULL
 * ORDER BY f.happens_on DESC, f.id LIMIT :limit!::int
 * ```
 */
export const findPast = new PreparedQuery<FindPastParams,FindPastResult>(findPastIR);


