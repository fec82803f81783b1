/** Types generated for queries found in "lib/users/lock-user.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'LockUser' parameters type */
export interface LockUserParams {
  userId?: string | null | void;
  visitorId?: string | null | void;
}

/** 'LockUser' return type */
export interface LockUserResult {
  id: string;
  isGoogleAuthenticated: boolean;
  isMobileVerified: boolean;
  messageBalance: number;
  mobileNumber: string | null;
  visitorId: string | null;
}

/** 'LockUser' query type */
export interface LockUserQuery {
  params: LockUserParams;
  result: LockUserResult;
}

const lockUserIR: any = {"usedParamSet":{"userId":true,"visitorId":true},"params":[{"name":"userId","required":false,"transform":{"type":"scalar"},"locs":[{"a":225,"b":231},{"a":243,"b":249}]},{"name":"visitorId","required":false,"transform":{"type":"scalar"},"locs":[{"a":282,"b":291}]}],"statement":"SELECT id, visitor_id AS \"visitorId\", is_google_authenticated AS \"isGoogleAuthenticated\", message_balance AS \"messageBalance\",\n  mobile_number AS \"mobileNumber\", is_mobile_verified AS \"isMobileVerified\"\nFROM users WHERE id = :userId::uuid OR (:userId::uuid IS NULL AND visitor_id = :visitorId::uuid) FOR UPDATE"};

/**
 * Query generated from SQL:
 * ```
 * SELECT id, visitor_id AS "visitorId", is_google_authenticated AS "isGoogleAuthenticated", message_balance AS "messageBalance",
 *   mobile_number AS "mobileNumber", is_mobile_verified AS "isMobileVerified"
 * FROM users WHERE id = :userId::uuid OR (:userId::uuid IS NULL AND visitor_id = :visitorId::uuid) FOR UPDATE
 * ```
 */
export const lockUser = new PreparedQuery<LockUserParams,LockUserResult>(lockUserIR);


