/** Types generated for queries found in "lib/users/personal-data/find-profile.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** 'FindProfile' parameters type */
export interface FindProfileParams {
  userId: string;
}

/** 'FindProfile' return type */
export interface FindProfileResult {
  profile: Json;
}

/** 'FindProfile' query type */
export interface FindProfileQuery {
  params: FindProfileParams;
  result: FindProfileResult;
}

const findProfileIR: any = {"usedParamSet":{"userId":true},"params":[{"name":"userId","required":true,"transform":{"type":"scalar"},"locs":[{"a":194,"b":201}]}],"statement":"SELECT to_jsonb(u) - ARRAY['visitor_id', 'closed_visitor_id', 'token_version', 'starter_granted', 'starter_due', 'legal_hold_at', 'legal_hold_reference'] AS \"profile!\" FROM users u WHERE u.id = :userId!::uuid"};

/**
 * Query generated from SQL:
 * ```
 * SELECT to_jsonb(u) - ARRAY['visitor_id', 'closed_visitor_id', 'token_version', 'starter_granted', 'starter_due', 'legal_hold_at', 'legal_hold_reference'] AS "profile!" FROM users u WHERE u.id = :userId!::uuid
 * ```
 */
export const findProfile = new PreparedQuery<FindProfileParams,FindProfileResult>(findProfileIR);


