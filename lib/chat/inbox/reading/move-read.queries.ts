/** Types generated for queries found in "lib/chat/inbox/reading/move-read.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'MoveRead' parameters type */
export interface MoveReadParams {
  messageId: string;
  sessionId: string;
  userId?: string | null | void;
  visitorId: string;
}

/** 'MoveRead' return type */
export interface MoveReadResult {
  id: string;
}

/** 'MoveRead' query type */
export interface MoveReadQuery {
  params: MoveReadParams;
  result: MoveReadResult;
}

const moveReadIR: any = {"usedParamSet":{"sessionId":true,"messageId":true,"userId":true,"visitorId":true},"params":[{"name":"sessionId","required":true,"transform":{"type":"scalar"},"locs":[{"a":73,"b":83}]},{"name":"messageId","required":true,"transform":{"type":"scalar"},"locs":[{"a":102,"b":112}]},{"name":"userId","required":false,"transform":{"type":"scalar"},"locs":[{"a":208,"b":214}]},{"name":"visitorId","required":true,"transform":{"type":"scalar"},"locs":[{"a":270,"b":280},{"a":335,"b":345}]}],"statement":"UPDATE chat_sessions s SET read_seq = m.seq FROM messages m\nWHERE s.id = :sessionId!::uuid AND m.id = :messageId!::uuid AND m.session_id = s.id AND coalesce(s.read_seq, 0) < m.seq\n  AND (s.user_id = coalesce(:userId::uuid, (SELECT v.id FROM users v WHERE v.visitor_id = :visitorId!::uuid))\n    OR (s.user_id IS NULL AND s.visitor_id = :visitorId!::uuid))\nRETURNING s.id"};

/**
 * Query generated from SQL:
 * ```
 * UPDATE chat_sessions s SET read_seq = m.seq FROM messages m
 * WHERE s.id = :sessionId!::uuid AND m.id = :messageId!::uuid AND m.session_id = s.id AND coalesce(s.read_seq, 0) < m.seq
 *   AND (s.user_id = coalesce(:userId::uuid, (SELECT v.id FROM users v WHERE v.visitor_id = :visitorId!::uuid))
 *     OR (s.user_id IS NULL AND s.visitor_id = :visitorId!::uuid))
 * RETURNING s.id
 * ```
 */
export const moveRead = new PreparedQuery<MoveReadParams,MoveReadResult>(moveReadIR);


