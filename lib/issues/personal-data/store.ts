import type { Runner } from '@/lib/kit/scope';

/** Reports with a mobile number, oldest first. */
export function listIssues(db: Runner, mobileNumber: string) {
  return db.prisma.issue.findMany({
    where: { mobileNumber },
    orderBy: { createdAt: 'asc' },
    select: { name: true, mobileNumber: true, issueDetail: true, status: true, createdAt: true },
  });
}

export async function deleteIssues(tx: Runner, mobileNumber: string): Promise<void> {
  await tx.prisma.issue.deleteMany({ where: { mobileNumber } });
}
