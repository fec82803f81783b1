/** Types generated for queries found in "lib/chat/check-ins/find-person.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type DateArray = (Date)[];

export type DateOrString = Date | string;

/** 'FindPerson' parameters type */
export interface FindPersonParams {
  askedAfter: DateOrString;
  butId?: string | null | void;
  userId: string;
}

/** 'FindPerson' return type */
export interface FindPersonResult {
  asked: DateArray;
  balance: number;
  isChosen: boolean;
  lastDangerAt: Date | null;
  lastSeenAt: Date;
}

/** 'FindPerson' query type */
export interface FindPersonQuery {
  params: FindPersonParams;
  result: FindPersonResult;
}

const findPersonIR: any = {"usedParamSet":{"butId":true,"askedAfter":true,"userId":true},"params":[{"name":"butId","required":false,"transform":{"type":"scalar"},"locs":[{"a":700,"b":705}]},{"name":"askedAfter","required":true,"transform":{"type":"scalar"},"locs":[{"a":736,"b":747}]},{"name":"userId","required":true,"transform":{"type":"scalar"},"locs":[{"a":801,"b":808}]}],"statement":"SELECT u.last_seen_at AS \"lastSeenAt\", u.message_balance AS balance,\n  EXISTS (SELECT FROM push_subscriptions p WHERE p.user_id = u.id AND 'check_in' = ANY (p.kinds)) AS \"isChosen!\",\n  -- What is a sign of danger, and what the rules found wrong with a companion's words: after either nobody is asked by the way.\n  greatest((SELECT c.last_sign_at FROM crisis_states c WHERE c.person_id = u.id),\n    (SELECT max(e.created_at) FROM safety_events e JOIN chat_sessions s ON s.id = e.session_id WHERE s.user_id = u.id),\n    (SELECT max(s.held_at) FROM chat_sessions s WHERE s.user_id = u.id)) AS \"lastDangerAt\",\n  ARRAY(SELECT c.created_at FROM check_ins c WHERE c.user_id = u.id AND c.id IS DISTINCT FROM :butId::uuid\n    AND c.created_at > :askedAfter!::timestamptz) AS \"asked!\"\nFROM users u WHERE u.id = :userId!::uuid"};

/**
 * Query generated from SQL:
 * ```
 * SELECT u.last_seen_at AS "lastSeenAt", u.message_balance AS balance,
 *   EXISTS (SELECT FROM push_subscriptions p WHERE p.user_id = u.id AND 'check_in' = ANY (p.kinds)) AS "isChosen!",
 *   -- What is a sign of danger, and what the rules found wrong with a companion's words: after either nobody is asked by the way.
 *   greatest((SELECT c.last_sign_at FROM crisis_states c WHERE c.person_id = u.id),
 *     (SELECT max(e.created_at) FROM safety_events e JOIN chat_sessions s ON s.id = e.session_id WHERE s.user_id = u.id),
 *     (SELECT max(s.held_at) FROM chat_sessions s WHERE s.user_id = u.id)) AS "lastDangerAt",
 *   ARRAY(SELECT c.created_at FROM check_ins c WHERE c.user_id = u.id AND c.id IS DISTINCT FROM :butId::uuid
 *     AND c.created_at > :askedAfter!::timestamptz) AS "asked!"
 * FROM users u WHERE u.id = :userId!::uuid
 * ```
 */
export const findPerson = new PreparedQuery<FindPersonParams,FindPersonResult>(findPersonIR);


