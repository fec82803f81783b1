import { type Cut, inListOrder, type KeysetColumn, pageOf, type Times, withinTimes } from '@/lib/kit/keyset';
import { oneOf } from '@/lib/kit/one-of';
import type { Runner } from '@/lib/kit/scope';
import { CASE_KINDS, type CaseKind, ISSUE_STATES, type IssueState } from '../constants';
import * as lockIssueQuery from './lock-issue.queries';

const withState = <R extends { status: string; kind: string }>(row: R) => ({
  ...row,
  kind: oneOf(CASE_KINDS, row.kind),
  status: oneOf(ISSUE_STATES, row.status),
});

/** Which issues an operator wants to see; what is null does not count. */
export type IssueFilter = Times & {
  kinds: readonly CaseKind[];
  state: IssueState | null;
  number: number | null;
  userId: string | null;
  /** An operator's e-mail address. */
  assignee: string | null;
};

/** What issues can be ordered by: when the next word of ours is due (closed ones last), or when they came. */
export type IssuesBy = 'due' | 'when';
const COLUMNS: Readonly<Record<IssuesBy, KeysetColumn>> = {
  due: { column: 'queueAt', as: 'time' },
  when: { column: 'createdAt', as: 'time' },
};

const LINE = {
  ...{ id: true, number: true, kind: true, messageId: true, reviewId: true, userId: true, name: true },
  ...{ mobileNumber: true, issueDetail: true, status: true, assignee: true },
  ...{ createdAt: true, firstAnsweredAt: true, closedAt: true, queueAt: true },
} as const;

/** Issues: those of a cut, in the order of the list. */
export async function listIssues(
  db: Runner,
  { kinds, state, number, userId, assignee, ...times }: IssueFilter,
  cut: Cut<IssuesBy>,
) {
  const { where, orderBy, take } = pageOf(cut, COLUMNS[cut.by], 'number', 'number');
  const rows = await db.prisma.issue.findMany({
    where: {
      AND: [
        { kind: { in: [...kinds] } },
        state === null ? {} : { status: state },
        number === null ? {} : { number },
        userId === null ? {} : { userId },
        assignee === null ? {} : { assignee },
        withinTimes('createdAt', times),
        where,
      ],
    },
    orderBy,
    take,
    select: LINE,
  });
  return inListOrder(rows, cut).map(withState);
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
