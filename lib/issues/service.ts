/*
 * Invariants:
 * - An issue belongs to whoever sent it, as the cookie says; the mobile number in it is what the person typed, and nobody is known by it.
 */
import { isOwnerGone } from '@/lib/kit/database-error';
import type { Answer, Input } from '@/lib/kit/endpoint';
import { inBatches } from '@/lib/kit/in-batches';
import { monthsBefore } from '@/lib/kit/moments';
import type { JobScope, Scope } from '@/lib/kit/scope';
import { ISSUE_KEPT_MONTHS } from './constants';
import type { listOwnIssues as listEndpoint, reportIssue as reportEndpoint } from './contract';
import { issueNumber } from './rules';
import { deleteIssuesBefore, insertIssue, listOwn } from './store';

/** Stores a person's report for the operators. */
export async function reportIssue(
  scope: Scope,
  input: Input<typeof reportEndpoint>,
): Promise<Answer<typeof reportEndpoint>> {
  const { userId, visitorId } = scope.actor;
  const issue = { ...input, visitorId, createdAt: scope.now() };
  const number = await insertIssue(scope.db, { ...issue, userId }).catch((error: unknown) => {
    if (!isOwnerGone(error)) throw error;
    // The account was deleted at this very moment; what its owner has to say is still for the operators.
    return insertIssue(scope.db, { ...issue, userId: null });
  });
  return { success: true, number: issueNumber(number) };
}

/** What the caller has raised, with our answers; a browser without a user sees what it has raised itself. */
export async function listOwnIssues(scope: Scope): Promise<Answer<typeof listEndpoint>> {
  const issues = await listOwn(scope.db, scope.actor);
  return {
    issues: issues.map(({ number, issueDetail, status, createdAt, words }) => ({
      number: issueNumber(number),
      detail: issueDetail,
      state: status,
      at: createdAt.toISOString(),
      answers: words.map((word) => ({ text: word.text, at: word.createdAt.toISOString() })),
    })),
  };
}

/** Puts what was reported into the operators' queue, in the transaction that reports it. */
export { openCase } from './store';

/** Deletes issues of more than 24 months ago. Any number of processes may do this at once. @returns issues */
export function forgetOldIssues({ db, now }: Pick<JobScope, 'db' | 'now'>): Promise<number> {
  const before = monthsBefore(now(), ISSUE_KEPT_MONTHS);
  return inBatches((rows) => deleteIssuesBefore(db, before, rows));
}
