import type { Runner } from '@/lib/kit/scope';

export type IssueRow = {
  name: string;
  mobileNumber: string;
  issueDetail: string;
  status: string;
  createdAt: Date;
};

const LIST = {
  name: 'issues.of_number',
  text: `SELECT name, mobile_number AS "mobileNumber", issue_detail AS "issueDetail", status, created_at AS "createdAt"
FROM issues WHERE mobile_number = $1 ORDER BY created_at`,
};

export async function listIssues(db: Runner, mobileNumber: string): Promise<IssueRow[]> {
  return db.run<IssueRow>(LIST, [mobileNumber]);
}

const DELETE = { name: 'issues.erase', text: 'DELETE FROM issues WHERE mobile_number = $1' };

export async function deleteIssues(tx: Runner, mobileNumber: string): Promise<void> {
  await tx.run(DELETE, [mobileNumber]);
}
