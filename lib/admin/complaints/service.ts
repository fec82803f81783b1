/*
 * Invariants:
 * - An answer and the mail that brings it are written together, once for each request; guests get none.
 * - Whoever opens a complaint or does something with it leaves a line in the audit log; the words themselves stay with the complaint.
 */
import { randomUUID } from 'node:crypto';
import { findReport, setReportState } from '@/lib/chat/reports/desk/service';
import { findDeskReview } from '@/lib/companions/reviews/desk/service';
import { NO_SUCH_ISSUE } from '@/lib/issues/copy';
import {
  changeIssue,
  type DeskIssue,
  type DeskLine,
  findIssue,
  type IssuesBy,
  listIssues,
} from '@/lib/issues/desk/service';
import { dueAt, isLate, issueNumber, readIssueNumber } from '@/lib/issues/rules';
import { AppError } from '@/lib/kit/app-error';
import type { Answer, Input } from '@/lib/kit/endpoint';
import { oneOf } from '@/lib/kit/one-of';
import type { OperatorScope } from '@/lib/kit/scope';
import { queueMail } from '@/lib/mail/service';
import { findPause } from '@/lib/users/pause/service';
import { tellByPush } from '@/lib/users/push/service';
import { recordDeed, recordLookOnce } from '../audit/service';
import { timesOf } from '../lists/rules';
import { exportList, type Listing, readPage } from '../lists/service';
import type {
  changeComplaint as changeEndpoint,
  exportComplaints as exportEndpoint,
  getComplaint as getEndpoint,
  listComplaints as listEndpoint,
} from './contract';
import { answerMail } from './copy';
import { issueIn, kindsFor } from './rules';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const toComplaint = (issue: Omit<DeskLine, 'queueAt'>, now: Date) => ({
  kind: issue.kind,
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

type Asked = Input<typeof listEndpoint>;

/** Null for words that are neither a number nor a person's id. */
function filterOf({ operator }: OperatorScope, { kind, state, assignee, q = '', ...days }: Asked) {
  const [userId, number] = UUID.test(q) ? [q, null] : [null, readIssueNumber(q)];
  if (q !== '' && userId === null && number === null) return null;
  return {
    kinds: kindsFor(operator.role).filter((one) => kind === undefined || one === kind),
    ...{ state: state ?? null, assignee: assignee === undefined ? null : operator.email, userId, number },
    ...timesOf(days),
  };
}

const LISTING: Listing<DeskLine, IssuesBy> = {
  first: 'due',
  placeOf: ({ queueAt, createdAt, number }, by) => ({
    value: (by === 'due' ? queueAt : createdAt).getTime(),
    key: String(number),
  }),
};

/** Complaints of a state, a number, a person or an operator; what is due first on top. */
export async function listComplaints(
  scope: OperatorScope,
  asked: Asked,
): Promise<Answer<typeof listEndpoint>> {
  const filter = filterOf(scope, asked);
  if (filter === null) return { complaints: [], after: null, before: null };
  const { rows, ...ends } = await readPage(asked, LISTING, (cut) => listIssues(scope.db, filter, cut));
  return { complaints: rows.map((issue) => toComplaint(issue, scope.now())), ...ends };
}

/** The same as CSV, without the words of their people. */
export function exportComplaints(
  scope: OperatorScope,
  asked: Input<typeof exportEndpoint>,
): Promise<Answer<typeof exportEndpoint>> {
  const filter = filterOf(scope, asked);
  const now = scope.now();
  const find = async (cut: Parameters<typeof listIssues>[2]) =>
    filter === null ? [] : listIssues(scope.db, filter, cut);
  return exportList(scope, 'complaints', asked, LISTING, find, {
    number: ({ number }) => issueNumber(number),
    kind: ({ kind }) => kind,
    state: ({ status }) => status,
    came_utc: ({ createdAt }) => createdAt,
    due_utc: (issue) => dueAt(issue),
    late: (issue) => isLate(issue, now),
    first_answer_utc: ({ firstAnsweredAt }) => firstAnsweredAt,
    closed_utc: ({ closedAt }) => closedAt,
    with: ({ assignee }) => assignee,
    person: ({ userId }) => userId,
  });
}

const subjectOf = (number: string) => ({ kind: 'issue', id: number });

/** What a case is about, where that is still there. */
async function findReported({ db }: OperatorScope, { messageId, reviewId }: DeskIssue) {
  const [report, review] = await Promise.all([
    messageId === null ? null : findReport(db, messageId),
    reviewId === null ? null : findDeskReview(db, reviewId),
  ]);
  return {
    report: report && {
      ...{ companion: report.session.companionName, chatType: report.session.chatType },
      removed: report.message.removedAt && {
        at: report.message.removedAt.toISOString(),
        ...{ by: report.removedBy ?? '', reason: report.removedBecause ?? '' },
      },
    },
    review: review
      ? {
          ...{ id: review.id, companionName: review.companion.name, rating: review.rating },
          ...{ text: review.reviewText, isHidden: review.hiddenAt !== null },
        }
      : null,
  };
}

/** A complaint with its person's number and everything written about it. @throws AppError `not_found` */
export async function getComplaint(
  scope: OperatorScope,
  { number }: Input<typeof getEndpoint>,
): Promise<Answer<typeof getEndpoint>> {
  const issue = await findIssue(scope.db, issueIn(number));
  if (!kindsFor(scope.operator.role).includes(issue.kind)) throw new AppError('not_found', NO_SUCH_ISSUE);
  await recordLookOnce(scope, { action: 'complaint.look', subject: subjectOf(number) });
  return {
    ...toComplaint(issue, scope.now()),
    mobileNumber: issue.mobileNumber,
    ...(await findReported(scope, issue)),
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
  scope: OperatorScope & { appUrl: string },
  { number, answer, note, requestId = randomUUID(), state, assignee }: Input<typeof changeEndpoint>,
): Promise<Answer<typeof changeEndpoint>> {
  const now = scope.now();
  const { email, role } = scope.operator;
  const change = { answer, note, requestId, state, assignee: assignee === 'me' ? email : assignee };
  const detail = { answered: answer !== undefined, noted: note !== undefined, state, assignee };
  await changeIssue(
    scope.db,
    { number: issueIn(number), kinds: kindsFor(role), author: email, now, ...change },
    async (tx, { messageId, userId }, status) => {
      // The person's download tells of their report how far it is.
      if (messageId !== null) await setReportState(tx, messageId, status === 'closed' ? 'closed' : 'open');
      if (answer !== undefined && userId !== null) {
        const mail = answerMail(number, answer, new URL('/account', scope.appUrl).toString());
        const news = { key: `answer:${requestId}`, userId };
        // In a pause it stands in the account, and the mail waits for its end; of an open one nobody knows that.
        const pause = await findPause(tx, userId, now);
        if (!pause || pause.until) await queueMail(tx, { ...news, ...mail }, now, pause?.until ?? now);
        await tellByPush(tx, { ...news, kind: 'answer', chatId: null }, now);
      }
      await recordDeed(tx, scope, { action: 'complaint.change', subject: subjectOf(number), detail });
    },
  );
  return { success: true };
}
