/** Types generated for queries found in "lib/chat/turns/liveness/find-hanging.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'FindHanging' parameters type */
export interface FindHangingParams {
  hangingAfterS: number;
  most: number;
  processId: string;
  silentAfterS: number;
}

/** 'FindHanging' return type */
export interface FindHangingResult {
  id: string;
}

/** 'FindHanging' query type */
export interface FindHangingQuery {
  params: FindHangingParams;
  result: FindHangingResult;
}

const findHangingIR: any = {"usedParamSet":{"hangingAfterS":true,"silentAfterS":true,"processId":true,"most":true},"params":[{"name":"hangingAfterS","required":true,"transform":{"type":"scalar"},"locs":[{"a":110,"b":124}]},{"name":"silentAfterS","required":true,"transform":{"type":"scalar"},"locs":[{"a":213,"b":226},{"a":363,"b":376},{"a":526,"b":539}]},{"name":"processId","required":true,"transform":{"type":"scalar"},"locs":[{"a":455,"b":465}]},{"name":"most","required":true,"transform":{"type":"scalar"},"locs":[{"a":578,"b":583}]}],"statement":"SELECT t.id FROM chat_turns t\nWHERE t.state = 'pending' AND (\n  t.reserved_at < now() - make_interval(secs => :hangingAfterS!::int)\n  OR (t.process_id IS NOT NULL AND t.reserved_at < now() - make_interval(secs => :silentAfterS!::int)\n    AND NOT EXISTS (SELECT 1 FROM turn_processes p\n      WHERE p.id = t.process_id AND p.seen_at > now() - make_interval(secs => :silentAfterS!::int))\n    AND EXISTS (SELECT 1 FROM turn_processes own\n      WHERE own.id = :processId!::uuid AND own.steady_since < now() - make_interval(secs => :silentAfterS!::int))))\nORDER BY t.created_at LIMIT :most!::int"};

/**
 * Query generated from SQL:
 * ```
 * SELECT t.id FROM chat_turns t
 * WHERE t.state = 'pending' AND (
 *   t.reserved_at < now() - make_interval(secs => :hangingAfterS!::int)
 *   OR (t.process_id IS NOT NULL AND t.reserved_at < now() - make_interval(secs => :silentAfterS!::int)
 *     AND NOT EXISTS (SELECT 1 FROM turn_processes p
 *       WHERE p.id = t.process_id AND p.seen_at > now() - make_interval(secs => :silentAfterS!::int))
 *     AND EXISTS (SELECT 1 FROM turn_processes own
 *       WHERE own.id = :processId!::uuid AND own.steady_since < now() - make_interval(secs => :silentAfterS!::int))))
 * ORDER BY t.created_at LIMIT :most!::int
 * ```
 */
export const findHanging = new PreparedQuery<FindHangingParams,FindHangingResult>(findHangingIR);


