/** Types generated for queries found in "lib/users/traces/look-back.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type stringArray = (string)[];

/** 'LookBack' parameters type */
export interface LookBackParams {
  browserHashes: stringArray;
  heldHashes: stringArray;
  sessionId?: string | null | void;
  suspendedHashes: stringArray;
  userId?: string | null | void;
  visitorId: string;
}

/** 'LookBack' return type */
export interface LookBackResult {
  hadStarter: boolean;
  hasLeft: boolean;
  isNoted: boolean;
}

/** 'LookBack' query type */
export interface LookBackQuery {
  params: LookBackParams;
  result: LookBackResult;
}

const lookBackIR: any = {"usedParamSet":{"userId":true,"visitorId":true,"sessionId":true,"suspendedHashes":true,"heldHashes":true,"browserHashes":true},"params":[{"name":"userId","required":false,"transform":{"type":"scalar"},"locs":[{"a":63,"b":69},{"a":258,"b":264}]},{"name":"visitorId","required":true,"transform":{"type":"scalar"},"locs":[{"a":95,"b":105},{"a":290,"b":300},{"a":531,"b":541},{"a":627,"b":637},{"a":725,"b":735},{"a":828,"b":838},{"a":930,"b":940}]},{"name":"sessionId","required":false,"transform":{"type":"scalar"},"locs":[{"a":135,"b":144}]},{"name":"suspendedHashes","required":true,"transform":{"type":"scalar"},"locs":[{"a":175,"b":191}]},{"name":"heldHashes","required":true,"transform":{"type":"scalar"},"locs":[{"a":335,"b":346}]},{"name":"browserHashes","required":true,"transform":{"type":"scalar"},"locs":[{"a":431,"b":445}]}],"statement":"SELECT (\n  EXISTS (SELECT FROM suspensions p WHERE p.user_id = :userId::uuid OR p.visitor_id = :visitorId!::uuid\n    OR p.session_id = :sessionId::uuid OR p.google_hash = ANY(:suspendedHashes!::text[]))\n  OR EXISTS (SELECT FROM age_holds a WHERE a.user_id = :userId::uuid OR a.visitor_id = :visitorId!::uuid\n    OR a.google_hash = ANY(:heldHashes!::text[]))\n) AS \"isNoted!\",\nEXISTS (SELECT FROM starter_browsers s WHERE s.id = ANY(:browserHashes!::text[])) AS \"hadStarter!\",\n(\n  EXISTS (SELECT FROM payments o WHERE o.visitor_id = :visitorId!::uuid AND o.user_id IS NULL)\n  OR EXISTS (SELECT FROM issues i WHERE i.visitor_id = :visitorId!::uuid AND i.user_id IS NULL)\n  OR EXISTS (SELECT FROM consents c WHERE c.visitor_id = :visitorId!::uuid AND c.user_id IS NULL)\n  OR EXISTS (SELECT FROM chat_sessions s WHERE s.visitor_id = :visitorId!::uuid AND s.user_id IS NULL)\n  OR EXISTS (SELECT FROM crisis_states x WHERE x.person_id = :visitorId!::uuid)\n) AS \"hasLeft!\""};

/**
 * Query generated from SQL:
 * ```
 * SELECT (
 *   EXISTS (SELECT FROM suspensions p WHERE p.user_id = :userId::uuid OR p.visitor_id = :visitorId!::uuid
 *     OR p.session_id = :sessionId::uuid OR p.google_hash = ANY(:suspendedHashes!::text[]))
 *   OR EXISTS (SELECT FROM age_holds a WHERE a.user_id = :userId::uuid OR a.visitor_id = :visitorId!::uuid
 *     OR a.google_hash = ANY(:heldHashes!::text[]))
 * ) AS "isNoted!",
 * EXISTS (SELECT FROM starter_browsers s WHERE s.id = ANY(:browserHashes!::text[])) AS "hadStarter!",
 * (
 *   EXISTS (SELECT FROM payments o WHERE o.visitor_id = :visitorId!::uuid AND o.user_id IS NULL)
 *   OR EXISTS (SELECT FROM issues i WHERE i.visitor_id = :visitorId!::uuid AND i.user_id IS NULL)
 *   OR EXISTS (SELECT FROM consents c WHERE c.visitor_id = :visitorId!::uuid AND c.user_id IS NULL)
 *   OR EXISTS (SELECT FROM chat_sessions s WHERE s.visitor_id = :visitorId!::uuid AND s.user_id IS NULL)
 *   OR EXISTS (SELECT FROM crisis_states x WHERE x.person_id = :visitorId!::uuid)
 * ) AS "hasLeft!"
 * ```
 */
export const lookBack = new PreparedQuery<LookBackParams,LookBackResult>(lookBackIR);


