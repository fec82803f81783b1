/** Types generated for queries found in "lib/users/mobile/insert-code.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type DateOrString = Date | string;

export type stringArray = (string)[];

/** 'InsertCode' parameters type */
export interface InsertCodeParams {
  deleteBefore: DateOrString;
  expiresAt: DateOrString;
  id: string;
  mobileNumber: string;
  now: DateOrString;
  otp: string;
  subjects: stringArray;
  userId: string;
}

/** 'InsertCode' return type */
export type InsertCodeResult = void;

/** 'InsertCode' query type */
export interface InsertCodeQuery {
  params: InsertCodeParams;
  result: InsertCodeResult;
}

const insertCodeIR: any = {"usedParamSet":{"deleteBefore":true,"now":true,"subjects":true,"id":true,"userId":true,"mobileNumber":true,"otp":true,"expiresAt":true},"params":[{"name":"deleteBefore","required":true,"transform":{"type":"scalar"},"locs":[{"a":62,"b":75},{"a":157,"b":170}]},{"name":"now","required":true,"transform":{"type":"scalar"},"locs":[{"a":261,"b":265},{"a":533,"b":537}]},{"name":"subjects","required":true,"transform":{"type":"scalar"},"locs":[{"a":292,"b":301}]},{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":446,"b":449}]},{"name":"userId","required":true,"transform":{"type":"scalar"},"locs":[{"a":458,"b":465}]},{"name":"mobileNumber","required":true,"transform":{"type":"scalar"},"locs":[{"a":474,"b":487}]},{"name":"otp","required":true,"transform":{"type":"scalar"},"locs":[{"a":490,"b":494}]},{"name":"expiresAt","required":true,"transform":{"type":"scalar"},"locs":[{"a":500,"b":510}]}],"statement":"WITH old_marks AS (DELETE FROM limit_marks WHERE created_at < :deleteBefore!::timestamptz),\n  old_codes AS (DELETE FROM otp_verifications WHERE created_at < :deleteBefore!::timestamptz),\n  marks AS (INSERT INTO limit_marks (subject, created_at) SELECT subject, :now!::timestamptz FROM unnest(:subjects!::text[]) AS s(subject))\nINSERT INTO otp_verifications (id, user_id, mobile_number, otp, attempts, expires_at, is_verified, created_at)\nVALUES (:id!::uuid, :userId!::uuid, :mobileNumber!, :otp!, 0, :expiresAt!::timestamptz, false, :now!::timestamptz)"};

/**
 * Query generated from SQL:
 * ```
 * WITH old_marks AS (DELETE FROM limit_marks WHERE created_at < :deleteBefore!::timestamptz),
 *   old_codes AS (DELETE FROM otp_verifications WHERE created_at < :deleteBefore!::timestamptz),
 *   marks AS (INSERT INTO limit_marks (subject, created_at) SELECT subject, :now!::timestamptz FROM unnest(:subjects!::text[]) AS s(subject))
 * INSERT INTO otp_verifications (id, user_id, mobile_number, otp, attempts, expires_at, is_verified, created_at)
 * VALUES (:id!::uuid, :userId!::uuid, :mobileNumber!, :otp!, 0, :expiresAt!::timestamptz, false, :now!::timestamptz)
 * ```
 */
export const insertCode = new PreparedQuery<InsertCodeParams,InsertCodeResult>(insertCodeIR);


