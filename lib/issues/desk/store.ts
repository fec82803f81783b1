import { oneOf } from '@/lib/kit/one-of';
import type { Runner } from '@/lib/kit/scope';
import {
  CASE_KINDS,
  type CaseKind,
  CLOSED_WITHIN_MS,
  FIRST_ANSWER_MS,
  ISSUE_STATES,
  type IssueState,
} from '../constants';
import * as listIssuesQuery from './list-issues.queries';
import * as lockIssueQuery from './lock-issue.queries';

const withState = <R extends { status: string; kind: string }>(row: R) => ({
  ...row,
  kind: oneOf(CASE_KINDS, row.kind),
  status: oneOf(ISSUE_STATES, row.status),
});

export type Wanted = {
  kinds: readonly CaseKind[];
  state: IssueState | null;
  number: number | null;
  userId: string | null;
  skip: number;
  take: number;
};

/** Issues, the one whose next word of ours is due first on top, closed ones last. */
export async function listIssues(db: Runner, wanted: Wanted) {
  const due = { firstAnswerS: FIRST_ANSWER_MS / 1_000, closedWithinS: CLOSED_WITHIN_MS / 1_000 };
  return (await listIssuesQuery.listIssues.run({ ...wanted, kinds: [...wanted.kinds], ...due }, db)).map(
    withState,
  );
}

/** An issue with everything that was written about it. */
export async function findIssue(db: Runner, number: number) {
  const row = await db.prisma.issue.findUnique({
    where: { number },
    include: {
      words: { orderBy: { id: 'asc' }, select: { kind: true, author: true, text: true, createdAt: true } },
    },
  });
  return row && withState(row);
}

/** Locks an issue until the transaction ends; null when there is none of that number. */
export async function lockIssue(tx: Runner, number: number) {
  const [row] = await lockIssueQuery.lockIssue.run({ number }, tx);
  return row ? withState(row) : null;
}

/** What an operator may change of an issue. */
type Change = {
  status?: IssueState;
  assignee?: string | null;
  firstAnsweredAt?: Date;
  closedAt?: Date | null;
};

export async function changeIssue(tx: Runner, id: string, change: Change): Promise<void> {
  await tx.prisma.issue.update({ where: { id }, data: change });
}

type Word = {
  issueId: string;
  kind: 'note' | 'answer';
  author: string;
  text: string;
  requestId: string;
  createdAt: Date;
};

/** Whether the words of a request are there. */
export async function isWritten(tx: Runner, requestId: string): Promise<boolean> {
  return (await tx.prisma.issueWord.count({ where: { requestId } })) > 0;
}

export async function insertWord(tx: Runner, word: Word): Promise<void> {
  await tx.prisma.issueWord.create({ data: word });
}
