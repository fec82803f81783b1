/** Types generated for queries found in "lib/chat/turns/care/claim-answer.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type stringArray = (string)[];

/** 'ClaimAnswer' parameters type */
export interface ClaimAnswerParams {
  sessionId: string;
  userId?: string | null | void;
  visitorId: string;
}

/** 'ClaimAnswer' return type */
export interface ClaimAnswerResult {
  answers: number;
  answersBefore: number;
  endedAt: Date | null;
  kinds: stringArray | null;
  lastSignAt: Date | null;
}

/** 'ClaimAnswer' query type */
export interface ClaimAnswerQuery {
  params: ClaimAnswerParams;
  result: ClaimAnswerResult;
}

const claimAnswerIR: any = {"usedParamSet":{"sessionId":true,"userId":true,"visitorId":true},"params":[{"name":"sessionId","required":true,"transform":{"type":"scalar"},"locs":[{"a":125,"b":135}]},{"name":"userId","required":false,"transform":{"type":"scalar"},"locs":[{"a":171,"b":177}]},{"name":"visitorId","required":true,"transform":{"type":"scalar"},"locs":[{"a":233,"b":243},{"a":298,"b":308}]}],"statement":"INSERT INTO crisis_states (person_id, answers)\nSELECT coalesce(s.user_id, s.visitor_id), 1\nFROM chat_sessions s\nWHERE s.id = :sessionId!::uuid\n  AND (s.user_id = coalesce(:userId::uuid, (SELECT v.id FROM users v WHERE v.visitor_id = :visitorId!::uuid))\n    OR (s.user_id IS NULL AND s.visitor_id = :visitorId!::uuid))\nFOR NO KEY UPDATE OF s\nON CONFLICT (person_id) DO UPDATE SET answers = crisis_states.answers + 1\nRETURNING answers - 1 AS \"answers!\", answers_before AS \"answersBefore\", kinds, last_sign_at AS \"lastSignAt\", ended_at AS \"endedAt\""};

/**
 * Query generated from SQL:
 * ```
 * INSERT INTO crisis_states (person_id, answers)
 * SELECT coalesce(s.user_id, s.visitor_id), 1
 * FROM chat_sessions s
 * WHERE s.id = :sessionId!::uuid
 *   AND (s.user_id = coalesce(:userId::uuid, (SELECT v.id FROM users v WHERE v.visitor_id = :visitorId!::uuid))
 *     OR (s.user_id IS NULL AND s.visitor_id = :visitorId!::uuid))
 * FOR NO KEY UPDATE OF s
 * ON CONFLICT (person_id) DO UPDATE SET answers = crisis_states.answers + 1
 * RETURNING answers - 1 AS "answers!", answers_before AS "answersBefore", kinds, last_sign_at AS "lastSignAt", ended_at AS "endedAt"
 * ```
 */
export const claimAnswer = new PreparedQuery<ClaimAnswerParams,ClaimAnswerResult>(claimAnswerIR);


