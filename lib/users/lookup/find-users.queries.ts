/** Types generated for queries found in "lib/users/lookup/find-users.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type stringArray = (string)[];

/** 'FindUsers' parameters type */
export interface FindUsersParams {
  email?: string | null | void;
  ids: stringArray;
  mobileNumber?: string | null | void;
  take: number;
}

/** 'FindUsers' return type */
export interface FindUsersResult {
  createdAt: Date;
  email: string | null;
  holdReference: string | null;
  id: string;
  isGoogleAuthenticated: boolean;
  isMobileVerified: boolean;
  lastSeenAt: Date;
  messageBalance: number;
  mobileNumber: string | null;
  name: string | null;
  totalMessagesSent: number;
}

/** 'FindUsers' query type */
export interface FindUsersQuery {
  params: FindUsersParams;
  result: FindUsersResult;
}

const findUsersIR: any = {"usedParamSet":{"ids":true,"email":true,"mobileNumber":true,"take":true},"params":[{"name":"ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":447,"b":451}]},{"name":"email","required":false,"transform":{"type":"scalar"},"locs":[{"a":482,"b":487}]},{"name":"mobileNumber","required":false,"transform":{"type":"scalar"},"locs":[{"a":511,"b":523}]},{"name":"take","required":true,"transform":{"type":"scalar"},"locs":[{"a":586,"b":591}]}],"statement":"SELECT u.id, u.name, u.email, u.is_google_authenticated AS \"isGoogleAuthenticated\", u.mobile_number AS \"mobileNumber\",\n  u.is_mobile_verified AS \"isMobileVerified\", u.message_balance AS \"messageBalance\", u.total_messages_sent AS \"totalMessagesSent\",\n  u.created_at AS \"createdAt\", u.last_seen_at AS \"lastSeenAt\",\n  (SELECT a.reference FROM age_holds a WHERE a.user_id = u.id AND a.state = 'held') AS \"holdReference?\"\nFROM users u\nWHERE u.id = ANY(:ids!::uuid[]) OR lower(u.email) = :email OR (u.mobile_number = :mobileNumber AND u.is_mobile_verified)\nORDER BY u.last_seen_at DESC LIMIT :take!::int"};

/**
 * Query generated from SQL:
 * ```
 * SELECT u.id, u.name, u.email, u.is_google_authenticated AS "isGoogleAuthenticated", u.mobile_number AS "mobileNumber",
 *   u.is_mobile_verified AS "isMobileVerified", u.message_balance AS "messageBalance", u.total_messages_sent AS "totalMessagesSent",
 *   u.created_at AS "createdAt", u.last_seen_at AS "lastSeenAt",
 *   (SELECT a.reference FROM age_holds a WHERE a.user_id = u.id AND a.state = 'held') AS "holdReference?"
 * FROM users u
 * WHERE u.id = ANY(:ids!::uuid[]) OR lower(u.email) = :email OR (u.mobile_number = :mobileNumber AND u.is_mobile_verified)
 * ORDER BY u.last_seen_at DESC LIMIT :take!::int
 * ```
 */
export const findUsers = new PreparedQuery<FindUsersParams,FindUsersResult>(findUsersIR);


