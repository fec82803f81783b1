/** Types generated for queries found in "lib/users/devices/close-visitor.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'CloseVisitor' parameters type */
export interface CloseVisitorParams {
  sessionId: string;
  userId: string;
}

/** 'CloseVisitor' return type */
export interface CloseVisitorResult {
  id: string;
}

/** 'CloseVisitor' query type */
export interface CloseVisitorQuery {
  params: CloseVisitorParams;
  result: CloseVisitorResult;
}

const closeVisitorIR: any = {"usedParamSet":{"userId":true,"sessionId":true},"params":[{"name":"userId","required":true,"transform":{"type":"scalar"},"locs":[{"a":97,"b":104}]},{"name":"sessionId","required":true,"transform":{"type":"scalar"},"locs":[{"a":263,"b":273}]}],"statement":"WITH closed AS (\n  UPDATE users SET closed_visitor_id = visitor_id, visitor_id = NULL WHERE id = :userId!::uuid AND visitor_id IS NOT NULL RETURNING id\n)\nDELETE FROM device_sessions d USING closed, device_sessions shown\nWHERE d.user_id = closed.id AND shown.id = :sessionId!::uuid AND d.id <> shown.id AND d.created_at <= shown.created_at\nRETURNING d.id"};

/**
 * Query generated from SQL:
 * ```
 * WITH closed AS (
 *   UPDATE users SET closed_visitor_id = visitor_id, visitor_id = NULL WHERE id = :userId!::uuid AND visitor_id IS NOT NULL RETURNING id
 * )
 * DELETE FROM device_sessions d USING closed, device_sessions shown
 * WHERE d.user_id = closed.id AND shown.id = :sessionId!::uuid AND d.id <> shown.id AND d.created_at <= shown.created_at
 * RETURNING d.id
 * ```
 */
export const closeVisitor = new PreparedQuery<CloseVisitorParams,CloseVisitorResult>(closeVisitorIR);


