/** Types generated for queries found in "lib/chat/turns/care/end-care.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type DateOrString = Date | string;

/** 'EndCare' parameters type */
export interface EndCareParams {
  now: DateOrString;
  sessionId: string;
}

/** 'EndCare' return type */
export type EndCareResult = void;

/** 'EndCare' query type */
export interface EndCareQuery {
  params: EndCareParams;
  result: EndCareResult;
}

const endCareIR: any = {"usedParamSet":{"now":true,"sessionId":true},"params":[{"name":"now","required":true,"transform":{"type":"scalar"},"locs":[{"a":38,"b":42}]},{"name":"sessionId","required":true,"transform":{"type":"scalar"},"locs":[{"a":91,"b":101}]}],"statement":"UPDATE crisis_states c SET ended_at = :now!::timestamptz\nFROM chat_sessions s WHERE s.id = :sessionId!::uuid AND c.person_id = coalesce(s.user_id, s.visitor_id) AND c.ended_at IS NULL"};

/**
 * Query generated from SQL:
 * ```
 * UPDATE crisis_states c SET ended_at = :now!::timestamptz
 * FROM chat_sessions s WHERE s.id = :sessionId!::uuid AND c.person_id = coalesce(s.user_id, s.visitor_id) AND c.ended_at IS NULL
 * ```
 */
export const endCare = new PreparedQuery<EndCareParams,EndCareResult>(endCareIR);


