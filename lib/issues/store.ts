import type { Runner } from '@/lib/kit/scope';
import type { Prisma } from '@/prisma/generated/client';

/** Stores a report with status open. */
export async function insertIssue(db: Runner, issue: Prisma.IssueCreateManyInput): Promise<void> {
  await db.prisma.issue.create({ data: issue });
}
