/** Types generated for queries found in "lib/chat/remembering/find-earlier.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'FindEarlier' parameters type */
export interface FindEarlierParams {
  limit: number;
  readSeq: string;
  sessionId: string;
}

/** 'FindEarlier' return type */
export interface FindEarlierResult {
  content: string;
  id: string;
  sender: string;
  seq: string;
  timestamp: Date;
}

/** 'FindEarlier' query type */
export interface FindEarlierQuery {
  params: FindEarlierParams;
  result: FindEarlierResult;
}

const findEarlierIR: any = {"usedParamSet":{"sessionId":true,"readSeq":true,"limit":true},"params":[{"name":"sessionId","required":true,"transform":{"type":"scalar"},"locs":[{"a":106,"b":116},{"a":333,"b":343}]},{"name":"readSeq","required":true,"transform":{"type":"scalar"},"locs":[{"a":137,"b":145}]},{"name":"limit","required":true,"transform":{"type":"scalar"},"locs":[{"a":563,"b":569}]}],"statement":"SELECT m.id, m.seq::text AS \"seq!\", m.sender, m.content, m.timestamp FROM messages m\nWHERE m.session_id = :sessionId!::uuid AND m.seq <= :readSeq!::text::bigint AND m.message_type = 'text' AND m.removed_at IS NULL AND m.sender IN ('user', 'ai')\n  AND m.id IN (\n    SELECT unnest(t.message_ids) FROM chat_turns t WHERE t.session_id = :sessionId!::uuid AND t.state = 'answered'\n      -- A reply that was said differently for nothing is part of a talk that was paid for.\n      AND (t.cost > 0 OR t.reword_of IS NOT NULL AND NOT t.free)\n  )\nORDER BY m.seq DESC LIMIT :limit!::int"};

/**
 * Query generated from SQL:
 * ```
 * SELECT m.id, m.seq::text AS "seq!", m.sender, m.content, m.timestamp FROM messages m
 * WHERE m.session_id = :sessionId!::uuid AND m.seq <= :readSeq!::text::bigint AND m.message_type = 'text' AND m.removed_at IS NULL AND m.sender IN ('user', 'ai')
 *   AND m.id IN (
 *     SELECT unnest(t.message_ids) FROM chat_turns t WHERE t.session_id = :sessionId!::uuid AND t.state = 'answered'
 *       -- A reply that was said differently for nothing is part of a talk that was paid for.
 *       AND (t.cost > 0 OR t.reword_of IS NOT NULL AND NOT t.free)
 *   )
 * ORDER BY m.seq DESC LIMIT :limit!::int
 * ```
 */
export const findEarlier = new PreparedQuery<FindEarlierParams,FindEarlierResult>(findEarlierIR);


