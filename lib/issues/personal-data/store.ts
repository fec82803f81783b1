import type { Runner } from '@/lib/kit/scope';

/** By what the sender of an issue is known: a user, and browsers from before they had one. */
export type Sender = { userId: string; visitorIds: readonly string[] };

const ofSender = ({ userId, visitorIds }: Sender) => ({
  OR: [{ userId }, { userId: null, visitorId: { in: [...visitorIds] } }],
});

/** A person's issues, oldest first. */
export function listIssues(db: Runner, sender: Sender) {
  return db.prisma.issue.findMany({
    where: ofSender(sender),
    orderBy: { createdAt: 'asc' },
    select: {
      ...{ number: true, name: true, mobileNumber: true, issueDetail: true, status: true, createdAt: true },
      words: { where: { kind: 'answer' }, orderBy: { id: 'asc' }, select: { text: true, createdAt: true } },
    },
  });
}

export async function deleteIssues(tx: Runner, sender: Sender): Promise<void> {
  await tx.prisma.issue.deleteMany({ where: ofSender(sender) });
}

/** Gives an account the issues of a guest, and those of a browser without a user. */
export async function moveIssues(
  tx: Runner,
  { guestId, visitorId }: { guestId: string | null; visitorId: string },
  accountId: string,
): Promise<void> {
  const ofVisitor = { userId: null, visitorId };
  await tx.prisma.issue.updateMany({
    where: guestId === null ? ofVisitor : { OR: [{ userId: guestId }, ofVisitor] },
    data: { userId: accountId },
  });
}
