/*
 * Invariants:
 * - Whoever opens a complaint or does something with it leaves a line in the audit log; the words themselves stay with the complaint.
 */
import { changeIssue, type DeskLine, findIssue, listIssues } from '@/lib/issues/desk/service';
import { dueAt, isLate, issueNumber, readIssueNumber } from '@/lib/issues/rules';
import type { Answer, Input } from '@/lib/kit/endpoint';
import { oneOf } from '@/lib/kit/one-of';
import type { OperatorScope } from '@/lib/kit/scope';
import { recordDeed, recordLook } from '../audit/service';
import type {
  changeComplaint as changeEndpoint,
  getComplaint as getEndpoint,
  listComplaints as listEndpoint,
} from './contract';

const PAGE = 50;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const toComplaint = (issue: DeskLine, now: Date) => ({
  number: issueNumber(issue.number),
  userId: issue.userId,
  name: issue.name,
  detail: issue.issueDetail,
  state: issue.status,
  assignee: issue.assignee,
  at: issue.createdAt.toISOString(),
  dueAt: dueAt(issue)?.toISOString() ?? null,
  isLate: isLate(issue, now),
});

/** Complaints of a state, a number or a person; what is due first on top. */
export async function listComplaints(
  scope: OperatorScope,
  { state, q = '', page = 1 }: Input<typeof listEndpoint>,
): Promise<Answer<typeof listEndpoint>> {
  const [userId, number] = UUID.test(q) ? [q, null] : [null, readIssueNumber(q)];
  if (q !== '' && userId === null && number === null) return { complaints: [], hasMore: false };
  const wanted = { state: state ?? null, number, userId, skip: (page - 1) * PAGE, take: PAGE + 1 };
  const found = await listIssues(scope.db, wanted);
  return {
    complaints: found.slice(0, PAGE).map((issue) => toComplaint(issue, scope.now())),
    hasMore: found.length > PAGE,
  };
}

const numberOf = (text: string) => Number(text.slice('SA-'.length));
const subjectOf = (number: string) => ({ kind: 'issue', id: number });

/** A complaint with its person's number and everything written about it. @throws AppError `not_found` */
export async function getComplaint(
  scope: OperatorScope,
  { number }: Input<typeof getEndpoint>,
): Promise<Answer<typeof getEndpoint>> {
  const issue = await findIssue(scope.db, numberOf(number));
  await recordLook(scope, { action: 'complaint.look', subject: subjectOf(number) });
  return {
    ...toComplaint(issue, scope.now()),
    mobileNumber: issue.mobileNumber,
    closedAt: issue.closedAt?.toISOString() ?? null,
    words: issue.words.map(({ kind, author, text, createdAt }) => ({
      kind: oneOf(['note', 'answer'] as const, kind),
      author,
      text,
      at: createdAt.toISOString(),
    })),
  };
}

/** Answers, notes, assigns or closes a complaint. @throws AppError `not_found` */
export async function changeComplaint(
  scope: OperatorScope,
  { number, answer, note, requestId, state, assignee }: Input<typeof changeEndpoint>,
): Promise<Answer<typeof changeEndpoint>> {
  const { email } = scope.operator;
  const change = { answer, note, requestId, state, assignee: assignee === 'me' ? email : assignee };
  const detail = { answered: answer !== undefined, noted: note !== undefined, state, assignee };
  await changeIssue(
    scope.db,
    { number: numberOf(number), author: email, now: scope.now(), ...change },
    (tx) => recordDeed(tx, scope, { action: 'complaint.change', subject: subjectOf(number), detail }),
  );
  return { success: true };
}
