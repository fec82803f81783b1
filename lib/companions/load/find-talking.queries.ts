/** Types generated for queries found in "lib/companions/load/find-talking.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type DateOrString = Date | string;

/** 'FindTalking' parameters type */
export interface FindTalkingParams {
  companionId?: string | null | void;
  exceptPerson?: string | null | void;
  since: DateOrString;
}

/** 'FindTalking' return type */
export interface FindTalkingResult {
  companionId: string;
  lastAt: Date;
}

/** 'FindTalking' query type */
export interface FindTalkingQuery {
  params: FindTalkingParams;
  result: FindTalkingResult;
}

const findTalkingIR: any = {"usedParamSet":{"companionId":true,"since":true,"exceptPerson":true},"params":[{"name":"companionId","required":false,"transform":{"type":"scalar"},"locs":[{"a":57,"b":68},{"a":80,"b":91}]},{"name":"since","required":true,"transform":{"type":"scalar"},"locs":[{"a":341,"b":347},{"a":611,"b":617}]},{"name":"exceptPerson","required":false,"transform":{"type":"scalar"},"locs":[{"a":791,"b":803}]}],"statement":"WITH asked AS (\n  SELECT id FROM companions\n  WHERE id = :companionId::uuid OR (:companionId::uuid IS NULL AND suitable_for_chat_types @> '{psychologist}')\n), heard AS (\n  SELECT s.companion_id, coalesce(s.user_id, s.visitor_id) AS person, s.created_at AS at\n  FROM asked JOIN chat_sessions s ON s.companion_id = asked.id AND s.created_at > :since!::timestamptz\n  WHERE s.chat_type = 'psychologist'\n  UNION ALL\n  SELECT s.companion_id, coalesce(s.user_id, s.visitor_id), t.created_at\n  FROM chat_turns t JOIN chat_sessions s ON s.id = t.session_id JOIN asked ON asked.id = s.companion_id\n  WHERE t.created_at > :since!::timestamptz AND t.kind = 'message' AND s.chat_type = 'psychologist'\n)\nSELECT companion_id AS \"companionId!\", max(at) AS \"lastAt!\" FROM heard\nWHERE person IS DISTINCT FROM :exceptPerson::uuid GROUP BY companion_id, person"};

/**
 * Query generated from SQL:
 * ```
 * WITH asked AS (
 *   SELECT id FROM companions
 *   WHERE id = :companionId::uuid OR (:companionId::uuid IS NULL AND suitable_for_chat_types @> '{psychologist}')
 * ), heard AS (
 *   SELECT s.companion_id, coalesce(s.user_id, s.visitor_id) AS person, s.created_at AS at
 *   FROM asked JOIN chat_sessions s ON s.companion_id = asked.id AND s.created_at > :since!::timestamptz
 *   WHERE s.chat_type = 'psychologist'
 *   UNION ALL
 *   SELECT s.companion_id, coalesce(s.user_id, s.visitor_id), t.created_at
 *   FROM chat_turns t JOIN chat_sessions s ON s.id = t.session_id JOIN asked ON asked.id = s.companion_id
 *   WHERE t.created_at > :since!::timestamptz AND t.kind = 'message' AND s.chat_type = 'psychologist'
 * )
 * SELECT companion_id AS "companionId!", max(at) AS "lastAt!" FROM heard
 * WHERE person IS DISTINCT FROM :exceptPerson::uuid GROUP BY companion_id, person
 * ```
 */
export const findTalking = new PreparedQuery<FindTalkingParams,FindTalkingResult>(findTalkingIR);


