/** Types generated for queries found in "lib/chat/personal-data/lock-pending-turns.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type stringArray = (string)[];

/** 'LockPendingTurns' parameters type */
export interface LockPendingTurnsParams {
  sessionIds: stringArray;
}

/** 'LockPendingTurns' return type */
export interface LockPendingTurnsResult {
  id: string;
}

/** 'LockPendingTurns' query type */
export interface LockPendingTurnsQuery {
  params: LockPendingTurnsParams;
  result: LockPendingTurnsResult;
}

const lockPendingTurnsIR: any = {"usedParamSet":{"sessionIds":true},"params":[{"name":"sessionIds","required":true,"transform":{"type":"scalar"},"locs":[{"a":49,"b":60}]}],"statement":"SELECT id FROM chat_turns WHERE session_id = ANY(:sessionIds!::uuid[]) AND state = 'pending' ORDER BY id FOR UPDATE NOWAIT"};

/**
 * Query generated from SQL:
 * ```
 * SELECT id FROM chat_turns WHERE session_id = ANY(:sessionIds!::uuid[]) AND state = 'pending' ORDER BY id FOR UPDATE NOWAIT
 * ```
 */
export const lockPendingTurns = new PreparedQuery<LockPendingTurnsParams,LockPendingTurnsResult>(lockPendingTurnsIR);


