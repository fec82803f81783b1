/** Types generated for queries found in "lib/issues/desk/list-issues.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type stringArray = (string)[];

/** 'ListIssues' parameters type */
export interface ListIssuesParams {
  closedWithinS: number;
  firstAnswerS: number;
  kinds: stringArray;
  number?: number | null | void;
  skip: number;
  state?: string | null | void;
  take: number;
  userId?: string | null | void;
}

/** 'ListIssues' return type */
export interface ListIssuesResult {
  assignee: string | null;
  closedAt: Date | null;
  createdAt: Date;
  firstAnsweredAt: Date | null;
  id: string;
  issueDetail: string;
  kind: string;
  messageId: string | null;
  mobileNumber: string;
  name: string;
  number: number;
  reviewId: string | null;
  status: string;
  userId: string | null;
}

/** 'ListIssues' query type */
export interface ListIssuesQuery {
  params: ListIssuesParams;
  result: ListIssuesResult;
}

const listIssuesIR: any = {"usedParamSet":{"kinds":true,"state":true,"number":true,"userId":true,"firstAnswerS":true,"closedWithinS":true,"skip":true,"take":true},"params":[{"name":"kinds","required":true,"transform":{"type":"scalar"},"locs":[{"a":308,"b":314}]},{"name":"state","required":false,"transform":{"type":"scalar"},"locs":[{"a":330,"b":335},{"a":363,"b":368}]},{"name":"number","required":false,"transform":{"type":"scalar"},"locs":[{"a":376,"b":382},{"a":409,"b":415}]},{"name":"userId","required":false,"transform":{"type":"scalar"},"locs":[{"a":425,"b":431},{"a":460,"b":466}]},{"name":"firstAnswerS","required":true,"transform":{"type":"scalar"},"locs":[{"a":575,"b":588}]},{"name":"closedWithinS","required":true,"transform":{"type":"scalar"},"locs":[{"a":603,"b":617}]},{"name":"skip","required":true,"transform":{"type":"scalar"},"locs":[{"a":648,"b":653}]},{"name":"take","required":true,"transform":{"type":"scalar"},"locs":[{"a":666,"b":671}]}],"statement":"SELECT id, number, kind, message_id AS \"messageId\", review_id AS \"reviewId\", user_id AS \"userId\", name, mobile_number AS \"mobileNumber\", issue_detail AS \"issueDetail\", status, assignee,\n  created_at AS \"createdAt\", first_answered_at AS \"firstAnsweredAt\", closed_at AS \"closedAt\"\nFROM issues\nWHERE kind = ANY(:kinds!::text[]) AND (:state::text IS NULL OR status = :state) AND (:number::int IS NULL OR number = :number)\n  AND (:userId::uuid IS NULL OR user_id = :userId)\nORDER BY status = 'closed',\n  created_at + interval '1 second' * CASE WHEN first_answered_at IS NULL THEN :firstAnswerS!::float8 ELSE :closedWithinS!::float8 END,\n  number\nOFFSET :skip!::int LIMIT :take!::int"};

/**
 * Query generated from SQL:
 * ```
 * SELECT id, number, kind, message_id AS "messageId", review_id AS "reviewId", user_id AS "userId", name, mobile_number AS "mobileNumber", issue_detail AS "issueDetail", status, assignee,
 *   created_at AS "createdAt", first_answered_at AS "firstAnsweredAt", closed_at AS "closedAt"
 * FROM issues
 * WHERE kind = ANY(:kinds!::text[]) AND (:state::text IS NULL OR status = :state) AND (:number::int IS NULL OR number = :number)
 *   AND (:userId::uuid IS NULL OR user_id = :userId)
 * ORDER BY status = 'closed',
 *   created_at + interval '1 second' * CASE WHEN first_answered_at IS NULL THEN :firstAnswerS!::float8 ELSE :closedWithinS!::float8 END,
 *   number
 * OFFSET :skip!::int LIMIT :take!::int
 * ```
 */
export const listIssues = new PreparedQuery<ListIssuesParams,ListIssuesResult>(listIssuesIR);


