/** Types generated for queries found in "lib/chat/turns/lock-pending-turn.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'LockPendingTurn' parameters type */
export interface LockPendingTurnParams {
  turnId: string;
}

/** 'LockPendingTurn' return type */
export interface LockPendingTurnResult {
  cost: number;
  createdAt: Date;
  kind: string;
  ownerId: string;
  ownerKind: string;
  rewordOf: string | null;
  userId: string | null;
}

/** 'LockPendingTurn' query type */
export interface LockPendingTurnQuery {
  params: LockPendingTurnParams;
  result: LockPendingTurnResult;
}

const lockPendingTurnIR: any = {"usedParamSet":{"turnId":true},"params":[{"name":"turnId","required":true,"transform":{"type":"scalar"},"locs":[{"a":230,"b":237}]}],"statement":"SELECT t.owner_kind AS \"ownerKind\", t.owner_id AS \"ownerId\", t.kind, t.cost, t.created_at AS \"createdAt\", t.reword_of AS \"rewordOf\", s.user_id AS \"userId\"\nFROM chat_turns t JOIN chat_sessions s ON s.id = t.session_id\nWHERE t.id = :turnId!::uuid AND t.state = 'pending'\nFOR NO KEY UPDATE OF s"};

/**
 * Query generated from SQL:
 * ```
 * SELECT t.owner_kind AS "ownerKind", t.owner_id AS "ownerId", t.kind, t.cost, t.created_at AS "createdAt", t.reword_of AS "rewordOf", s.user_id AS "userId"
 * FROM chat_turns t JOIN chat_sessions s ON s.id = t.session_id
 * WHERE t.id = :turnId!::uuid AND t.state = 'pending'
 * FOR NO KEY UPDATE OF s
 * ```
 */
export const lockPendingTurn = new PreparedQuery<LockPendingTurnParams,LockPendingTurnResult>(lockPendingTurnIR);


