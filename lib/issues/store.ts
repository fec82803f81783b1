import type { Db } from '@/lib/kit/scope';

/** Stores a report with status open. */
export async function insertIssue(
  db: Db,
  issue: { name: string; mobileNumber: string; issueDetail: string; createdAt: Date },
) {
  await db.prisma.issue.create({ data: issue });
}
