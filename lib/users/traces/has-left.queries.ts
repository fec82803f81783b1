/** Types generated for queries found in "lib/users/traces/has-left.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'HasLeft' parameters type */
export interface HasLeftParams {
  visitorId: string;
}

/** 'HasLeft' return type */
export interface HasLeftResult {
  hasLeft: boolean;
}

/** 'HasLeft' query type */
export interface HasLeftQuery {
  params: HasLeftParams;
  result: HasLeftResult;
}

const hasLeftIR: any = {"usedParamSet":{"visitorId":true},"params":[{"name":"visitorId","required":true,"transform":{"type":"scalar"},"locs":[{"a":59,"b":69},{"a":155,"b":165},{"a":253,"b":263},{"a":356,"b":366},{"a":458,"b":468}]}],"statement":"SELECT EXISTS (SELECT FROM payments o WHERE o.visitor_id = :visitorId!::uuid AND o.user_id IS NULL)\n  OR EXISTS (SELECT FROM issues i WHERE i.visitor_id = :visitorId!::uuid AND i.user_id IS NULL)\n  OR EXISTS (SELECT FROM consents c WHERE c.visitor_id = :visitorId!::uuid AND c.user_id IS NULL)\n  OR EXISTS (SELECT FROM chat_sessions s WHERE s.visitor_id = :visitorId!::uuid AND s.user_id IS NULL)\n  OR EXISTS (SELECT FROM crisis_states x WHERE x.person_id = :visitorId!::uuid) AS \"hasLeft!\""};

/**
 * Query generated from SQL:
 * ```
 * SELECT EXISTS (SELECT FROM payments o WHERE o.visitor_id = :visitorId!::uuid AND o.user_id IS NULL)
 *   OR EXISTS (SELECT FROM issues i WHERE i.visitor_id = :visitorId!::uuid AND i.user_id IS NULL)
 *   OR EXISTS (SELECT FROM consents c WHERE c.visitor_id = :visitorId!::uuid AND c.user_id IS NULL)
 *   OR EXISTS (SELECT FROM chat_sessions s WHERE s.visitor_id = :visitorId!::uuid AND s.user_id IS NULL)
 *   OR EXISTS (SELECT FROM crisis_states x WHERE x.person_id = :visitorId!::uuid) AS "hasLeft!"
 * ```
 */
export const hasLeft = new PreparedQuery<HasLeftParams,HasLeftResult>(hasLeftIR);


