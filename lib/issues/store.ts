import { oneOf } from '@/lib/kit/one-of';
import type { Runner } from '@/lib/kit/scope';
import type { Prisma } from '@/prisma/generated/client';
import { ISSUE_STATES } from './constants';

/** What was reported: a message by its person, or a review by our rules. */
export type NewCase = {
  kind: 'message' | 'review';
  messageId?: string;
  reviewId?: string;
  userId: string | null;
  visitorId: string | null;
  issueDetail: string;
  createdAt: Date;
};

/** Stores a report with status open. @returns its number */
export async function insertIssue(db: Runner, issue: Prisma.IssueCreateManyInput): Promise<number> {
  return (await db.prisma.issue.create({ data: issue, select: { number: true } })).number;
}

/**
 * Puts what was reported into the queue; about a review that stands there already it is open again.
 * @returns its number
 */
export async function openCase(tx: Runner, opened: NewCase): Promise<number> {
  const { reviewId, createdAt, issueDetail } = opened;
  const fields = { ...opened, name: '', mobileNumber: '' };
  if (reviewId === undefined) return insertIssue(tx, fields);
  const again = { issueDetail, createdAt, status: 'open', firstAnsweredAt: null, closedAt: null };
  const { number } = await tx.prisma.issue.upsert({
    where: { reviewId },
    create: fields,
    update: again,
    select: { number: true },
  });
  return number;
}

/** How many issues of one's own are shown. */
const OWN_MAX = 50;

/** A caller's issues with the answers to them, newest first. */
export async function listOwn(
  db: Runner,
  { userId, visitorId }: { userId: string | null; visitorId: string },
) {
  const rows = await db.prisma.issue.findMany({
    where: {
      kind: { not: 'review' },
      OR: [{ userId: null, visitorId }, ...(userId === null ? [] : [{ userId }])],
    },
    orderBy: { number: 'desc' },
    take: OWN_MAX,
    select: {
      ...{ number: true, issueDetail: true, status: true, createdAt: true },
      words: { where: { kind: 'answer' }, orderBy: { id: 'asc' }, select: { text: true, createdAt: true } },
    },
  });
  return rows.map((row) => ({ ...row, status: oneOf(ISSUE_STATES, row.status) }));
}

export async function deleteIssuesBefore(db: Runner, before: Date, rows: number): Promise<number> {
  const { count } = await db.prisma.issue.deleteMany({
    where: { createdAt: { lte: before }, OR: [{ userId: null }, { user: { legalHoldAt: null } }] },
    limit: rows,
  });
  return count;
}
