/** Types generated for queries found in "lib/referrals/lock-friend.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'LockFriend' parameters type */
export interface LockFriendParams {
  userId: string;
}

/** 'LockFriend' return type */
export interface LockFriendResult {
  browserFingerprint: string | null;
  ipAddress: string | null;
  isMember: boolean;
}

/** 'LockFriend' query type */
export interface LockFriendQuery {
  params: LockFriendParams;
  result: LockFriendResult;
}

const lockFriendIR: any = {"usedParamSet":{"userId":true},"params":[{"name":"userId","required":true,"transform":{"type":"scalar"},"locs":[{"a":139,"b":146}]}],"statement":"SELECT is_google_authenticated AS \"isMember\", browser_fingerprint AS \"browserFingerprint\", ip_address AS \"ipAddress\"\nFROM users WHERE id = :userId!::uuid FOR SHARE"};

/**
 * Query generated from SQL:
 * ```
 * SELECT is_google_authenticated AS "isMember", browser_fingerprint AS "browserFingerprint", ip_address AS "ipAddress"
 * FROM users WHERE id = :userId!::uuid FOR SHARE
 * ```
 */
export const lockFriend = new PreparedQuery<LockFriendParams,LockFriendResult>(lockFriendIR);


