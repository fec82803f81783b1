/*
 * Invariants:
 * - An answer is for the person and a note is not; neither is ever changed, and each request writes once.
 * - The time of the first answer is that of the first one, and a closed issue is one that nobody waits for.
 */
import { randomUUID } from 'node:crypto';
import { AppError } from '@/lib/kit/app-error';
import type { Db, Runner } from '@/lib/kit/scope';
import type { CaseKind, IssueState } from '../constants';
import { NO_SUCH_ISSUE, NOBODY_ASKED } from '../copy';
import * as store from './store';

export type DeskIssue = NonNullable<Awaited<ReturnType<typeof store.findIssue>>>;
export type DeskLine = Awaited<ReturnType<typeof store.listIssues>>[number];

/** What an operator does with an issue, all of it optional. */
export type DeskChange = {
  /** For the person to read. */
  answer?: string | undefined;
  /** For operators alone. */
  note?: string | undefined;
  /** Of an answer or a note: the same again is written once. */
  requestId?: string | undefined;
  state?: IssueState | undefined;
  /** An operator's e-mail address; null = nobody. */
  assignee?: string | null | undefined;
};

type Writing = {
  number: number;
  author: string;
  now: Date;
  /** Of others there is nothing to change for this operator. */
  kinds: readonly CaseKind[];
};

type Locked = NonNullable<Awaited<ReturnType<typeof store.lockIssue>>>;

export type { IssuesBy } from './store';

/** Issues as the console lists them. */
export const listIssues = store.listIssues;

/** Every issue that came whenever, in whoever's hands. */
export const ANY_ISSUE = {
  ...{ state: null, number: null, userId: null, assignee: null, from: null, until: null },
} as const;

/** The first ones of a list: those whose next word of ours is due first. */
export const firstDue = (take: number) =>
  ({ by: 'due', down: false, from: null, back: false, take }) as const;

/** @throws AppError `not_found` */
export async function findIssue(db: Runner, number: number): Promise<DeskIssue> {
  const issue = await store.findIssue(db, number);
  if (!issue) throw new AppError('not_found', NO_SUCH_ISSUE);
  return issue;
}

/** Where a change leaves an issue that nobody has given a state. */
function stateAfter(before: IssueState, { answer, note, state, assignee }: DeskChange): IssueState {
  if (state !== undefined) return state;
  if (answer !== undefined) return before === 'closed' ? 'closed' : 'answered';
  return before === 'open' && (note !== undefined || assignee) ? 'working' : before;
}

/**
 * Does what an operator wants with an issue, in one transaction with what is written down about it.
 * @param record writes it down
 * @throws AppError `not_found`, `bad_input` for an answer to a review, which nobody asked
 */
export async function changeIssue(
  db: Db,
  { number, author, now, kinds, ...change }: DeskChange & Writing,
  record: (tx: Runner, issue: Locked, status: IssueState) => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const issue = await store.lockIssue(tx, number);
    if (!issue || !kinds.includes(issue.kind)) throw new AppError('not_found', NO_SUCH_ISSUE);
    const { answer, note, assignee, requestId = randomUUID() } = change;
    if (answer !== undefined && issue.kind === 'review') throw new AppError('bad_input', NOBODY_ASKED);
    if (await store.isWritten(tx, requestId)) return;
    const word = { issueId: issue.id, author, requestId, createdAt: now };
    if (answer !== undefined) await store.insertWord(tx, { ...word, kind: 'answer', text: answer });
    if (note !== undefined) await store.insertWord(tx, { ...word, kind: 'note', text: note });
    const status = stateAfter(issue.status, change);
    await store.changeIssue(tx, issue.id, {
      status,
      ...(assignee === undefined ? {} : { assignee }),
      ...(answer !== undefined && issue.firstAnsweredAt === null ? { firstAnsweredAt: now } : {}),
      closedAt: status === 'closed' ? (issue.closedAt ?? now) : null,
    });
    await record(tx, issue, status);
  });
}
