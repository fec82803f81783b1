/** Types generated for queries found in "lib/account/retention/lock-userless-chats.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'LockUserlessChats' parameters type */
export interface LockUserlessChatsParams {
  visitorId: string;
}

/** 'LockUserlessChats' return type */
export interface LockUserlessChatsResult {
  id: string;
}

/** 'LockUserlessChats' query type */
export interface LockUserlessChatsQuery {
  params: LockUserlessChatsParams;
  result: LockUserlessChatsResult;
}

const lockUserlessChatsIR: any = {"usedParamSet":{"visitorId":true},"params":[{"name":"visitorId","required":true,"transform":{"type":"scalar"},"locs":[{"a":68,"b":78}]}],"statement":"SELECT id FROM chat_sessions WHERE user_id IS NULL AND visitor_id = :visitorId!::uuid ORDER BY id FOR UPDATE NOWAIT"};

/**
 * Query generated from SQL:
 * ```
 * SELECT id FROM chat_sessions WHERE user_id IS NULL AND visitor_id = :visitorId!::uuid ORDER BY id FOR UPDATE NOWAIT
 * ```
 */
export const lockUserlessChats = new PreparedQuery<LockUserlessChatsParams,LockUserlessChatsResult>(lockUserlessChatsIR);


