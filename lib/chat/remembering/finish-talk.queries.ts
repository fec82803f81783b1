/** Types generated for queries found in "lib/chat/remembering/finish-talk.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type DateOrString = Date | string;

/** 'FinishTalk' parameters type */
export interface FinishTalkParams {
  later: DateOrString;
  leaseUntil: DateOrString;
  more: boolean;
  now: DateOrString;
  readSeq: string;
  sessionId: string;
  turns: number;
}

/** 'FinishTalk' return type */
export interface FinishTalkResult {
  sessionId: string;
}

/** 'FinishTalk' query type */
export interface FinishTalkQuery {
  params: FinishTalkParams;
  result: FinishTalkResult;
}

const finishTalkIR: any = {"usedParamSet":{"readSeq":true,"more":true,"turns":true,"now":true,"later":true,"sessionId":true,"leaseUntil":true},"params":[{"name":"readSeq","required":true,"transform":{"type":"scalar"},"locs":[{"a":54,"b":62}]},{"name":"more","required":true,"transform":{"type":"scalar"},"locs":[{"a":114,"b":119},{"a":206,"b":211}]},{"name":"turns","required":true,"transform":{"type":"scalar"},"locs":[{"a":163,"b":169},{"a":259,"b":265}]},{"name":"now","required":true,"transform":{"type":"scalar"},"locs":[{"a":227,"b":231}]},{"name":"later","required":true,"transform":{"type":"scalar"},"locs":[{"a":277,"b":283}]},{"name":"sessionId","required":true,"transform":{"type":"scalar"},"locs":[{"a":321,"b":331}]},{"name":"leaseUntil","required":true,"transform":{"type":"scalar"},"locs":[{"a":352,"b":363}]}],"statement":"UPDATE memory_marks SET read_seq = greatest(read_seq, :readSeq!::text::bigint), attempts = 0,\n  turns = CASE WHEN :more!::boolean THEN turns ELSE greatest(turns - :turns!::int, 0) END,\n  due_at = CASE WHEN :more!::boolean THEN :now!::timestamptz WHEN turns > :turns!::int THEN :later!::timestamptz END\nWHERE session_id = :sessionId!::uuid AND due_at = :leaseUntil!::timestamptz\nRETURNING session_id AS \"sessionId\""};

/**
 * Query generated from SQL:
 * ```
 * UPDATE memory_marks SET read_seq = greatest(read_seq, :readSeq!::text::bigint), attempts = 0,
 *   turns = CASE WHEN :more!::boolean THEN turns ELSE greatest(turns - :turns!::int, 0) END,
 *   due_at = CASE WHEN :more!::boolean THEN :now!::timestamptz WHEN turns > :turns!::int THEN :later!::timestamptz END
 * WHERE session_id = :sessionId!::uuid AND due_at = :leaseUntil!::timestamptz
 * RETURNING session_id AS "sessionId"
 * ```
 */
export const finishTalk = new PreparedQuery<FinishTalkParams,FinishTalkResult>(finishTalkIR);


