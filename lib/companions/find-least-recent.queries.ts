/** Types generated for queries found in "lib/companions/find-least-recent.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type DateOrString = Date | string;

export type stringArray = (string)[];

/** 'FindLeastRecent' parameters type */
export interface FindLeastRecentParams {
  chatType: string;
  except: stringArray;
  now: DateOrString;
}

/** 'FindLeastRecent' return type */
export interface FindLeastRecentResult {
  id: string;
}

/** 'FindLeastRecent' query type */
export interface FindLeastRecentQuery {
  params: FindLeastRecentParams;
  result: FindLeastRecentResult;
}

const findLeastRecentIR: any = {"usedParamSet":{"chatType":true,"now":true,"except":true},"params":[{"name":"chatType","required":true,"transform":{"type":"scalar"},"locs":[{"a":71,"b":80},{"a":270,"b":279}]},{"name":"now","required":true,"transform":{"type":"scalar"},"locs":[{"a":174,"b":178}]},{"name":"except","required":true,"transform":{"type":"scalar"},"locs":[{"a":212,"b":219}]}],"statement":"SELECT k.id FROM companions k\nWHERE k.suitable_for_chat_types @> ARRAY[:chatType!::text] AND k.hidden_at IS NULL\n  AND (k.unavailable_until IS NULL OR k.unavailable_until <= :now!::timestamptz)\n  AND k.id <> ALL(:except!::uuid[])\nORDER BY k.suitable_for_chat_types[1] = :chatType!::text DESC,\n  (SELECT s.created_at FROM chat_sessions s WHERE s.companion_id = k.id ORDER BY s.created_at DESC LIMIT 1) NULLS FIRST, k.name\nLIMIT 1"};

/**
 * Query generated from SQL:
 * ```
 * SELECT k.id FROM companions k
 * WHERE k.suitable_for_chat_types @> ARRAY[:chatType!::text] AND k.hidden_at IS NULL
 *   AND (k.unavailable_until IS NULL OR k.unavailable_until <= :now!::timestamptz)
 *   AND k.id <> ALL(:except!::uuid[])
 * ORDER BY k.suitable_for_chat_types[1] = :chatType!::text DESC,
 *   (SELECT s.created_at FROM chat_sessions s WHERE s.companion_id = k.id ORDER BY s.created_at DESC LIMIT 1) NULLS FIRST, k.name
 * LIMIT 1
 * ```
 */
export const findLeastRecent = new PreparedQuery<FindLeastRecentParams,FindLeastRecentResult>(findLeastRecentIR);


