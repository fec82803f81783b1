/** Types generated for queries found in "lib/issues/desk/lock-issue.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'LockIssue' parameters type */
export interface LockIssueParams {
  number: number;
}

/** 'LockIssue' return type */
export interface LockIssueResult {
  closedAt: Date | null;
  firstAnsweredAt: Date | null;
  id: string;
  kind: string;
  messageId: string | null;
  status: string;
  userId: string | null;
}

/** 'LockIssue' query type */
export interface LockIssueQuery {
  params: LockIssueParams;
  result: LockIssueResult;
}

const lockIssueIR: any = {"usedParamSet":{"number":true},"params":[{"name":"number","required":true,"transform":{"type":"scalar"},"locs":[{"a":164,"b":171}]}],"statement":"SELECT id, kind, message_id AS \"messageId\", user_id AS \"userId\", status, first_answered_at AS \"firstAnsweredAt\", closed_at AS \"closedAt\"\nFROM issues WHERE number = :number! FOR UPDATE"};

/**
 * Query generated from SQL:
 * ```
 * SELECT id, kind, message_id AS "messageId", user_id AS "userId", status, first_answered_at AS "firstAnsweredAt", closed_at AS "closedAt"
 * FROM issues WHERE number = :number! FOR UPDATE
 * ```
 */
export const lockIssue = new PreparedQuery<LockIssueParams,LockIssueResult>(lockIssueIR);


