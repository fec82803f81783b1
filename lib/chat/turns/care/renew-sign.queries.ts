/** Types generated for queries found in "lib/chat/turns/care/renew-sign.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type DateOrString = Date | string;

/** 'RenewSign' parameters type */
export interface RenewSignParams {
  kind: string;
  now: DateOrString;
  sessionId: string;
}

/** 'RenewSign' return type */
export type RenewSignResult = void;

/** 'RenewSign' query type */
export interface RenewSignQuery {
  params: RenewSignParams;
  result: RenewSignResult;
}

const renewSignIR: any = {"usedParamSet":{"now":true,"kind":true,"sessionId":true},"params":[{"name":"now","required":true,"transform":{"type":"scalar"},"locs":[{"a":42,"b":46}]},{"name":"kind","required":true,"transform":{"type":"scalar"},"locs":[{"a":111,"b":116},{"a":134,"b":139}]},{"name":"sessionId","required":true,"transform":{"type":"scalar"},"locs":[{"a":182,"b":192}]}],"statement":"UPDATE crisis_states c SET last_sign_at = :now!::timestamptz, asked_at = NULL,\n  kinds = array_remove(c.kinds, :kind!::text) || ARRAY[:kind!::text]\nFROM chat_sessions s WHERE s.id = :sessionId!::uuid AND c.person_id = coalesce(s.user_id, s.visitor_id)"};

/**
 * Query generated from SQL:
 * ```
 * UPDATE crisis_states c SET last_sign_at = :now!::timestamptz, asked_at = NULL,
 *   kinds = array_remove(c.kinds, :kind!::text) || ARRAY[:kind!::text]
 * FROM chat_sessions s WHERE s.id = :sessionId!::uuid AND c.person_id = coalesce(s.user_id, s.visitor_id)
 * ```
 */
export const renewSign = new PreparedQuery<RenewSignParams,RenewSignResult>(renewSignIR);


