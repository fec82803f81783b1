/** Types generated for queries found in "lib/issues/desk/list-issues.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'ListIssues' parameters type */
export interface ListIssuesParams {
  closedWithinS: number;
  firstAnswerS: number;
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
  mobileNumber: string;
  name: string;
  number: number;
  status: string;
  userId: string | null;
}

/** 'ListIssues' query type */
export interface ListIssuesQuery {
  params: ListIssuesParams;
  result: ListIssuesResult;
}

const listIssuesIR: any = {"usedParamSet":{"state":true,"number":true,"userId":true,"firstAnswerS":true,"closedWithinS":true,"skip":true,"take":true},"params":[{"name":"state","required":false,"transform":{"type":"scalar"},"locs":[{"a":240,"b":245},{"a":273,"b":278}]},{"name":"number","required":false,"transform":{"type":"scalar"},"locs":[{"a":286,"b":292},{"a":319,"b":325}]},{"name":"userId","required":false,"transform":{"type":"scalar"},"locs":[{"a":335,"b":341},{"a":370,"b":376}]},{"name":"firstAnswerS","required":true,"transform":{"type":"scalar"},"locs":[{"a":485,"b":498}]},{"name":"closedWithinS","required":true,"transform":{"type":"scalar"},"locs":[{"a":513,"b":527}]},{"name":"skip","required":true,"transform":{"type":"scalar"},"locs":[{"a":558,"b":563}]},{"name":"take","required":true,"transform":{"type":"scalar"},"locs":[{"a":576,"b":581}]}],"statement":"SELECT id, number, user_id AS \"userId\", name, mobile_number AS \"mobileNumber\", issue_detail AS \"issueDetail\", status, assignee,\n  created_at AS \"createdAt\", first_answered_at AS \"firstAnsweredAt\", closed_at AS \"closedAt\"\nFROM issues\nWHERE (:state::text IS NULL OR status = :state) AND (:number::int IS NULL OR number = :number)\n  AND (:userId::uuid IS NULL OR user_id = :userId)\nORDER BY status = 'closed',\n  created_at + interval '1 second' * CASE WHEN first_answered_at IS NULL THEN :firstAnswerS!::float8 ELSE :closedWithinS!::float8 END,\n  number\nOFFSET :skip!::int LIMIT :take!::int"};

/**
 * Query generated from SQL:
 * ```
 * SELECT id, number, user_id AS "userId", name, mobile_number AS "mobileNumber", issue_detail AS "issueDetail", status, assignee,
 *   created_at AS "createdAt", first_answered_at AS "firstAnsweredAt", closed_at AS "closedAt"
 * FROM issues
 * WHERE (:state::text IS NULL OR status = :state) AND (:number::int IS NULL OR number = :number)
 *   AND (:userId::uuid IS NULL OR user_id = :userId)
 * ORDER BY status = 'closed',
 *   created_at + interval '1 second' * CASE WHEN first_answered_at IS NULL THEN :firstAnswerS!::float8 ELSE :closedWithinS!::float8 END,
 *   number
 * OFFSET :skip!::int LIMIT :take!::int
 * ```
 */
export const listIssues = new PreparedQuery<ListIssuesParams,ListIssuesResult>(listIssuesIR);


