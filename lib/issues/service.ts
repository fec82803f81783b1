/*
 * Invariants:
 * - An issue belongs to whoever sent it, as the cookie says; the mobile number in it is what the person typed, and nobody is known by it.
 */
import { isOwnerGone } from '@/lib/kit/database-error';
import type { Answer, Input } from '@/lib/kit/endpoint';
import type { Scope } from '@/lib/kit/scope';
import type { reportIssue as reportEndpoint } from './contract';
import { insertIssue } from './store';

/** Stores a person's report for the operators. */
export async function reportIssue(
  scope: Scope,
  input: Input<typeof reportEndpoint>,
): Promise<Answer<typeof reportEndpoint>> {
  const { userId, visitorId } = scope.actor;
  const issue = { ...input, visitorId, createdAt: scope.now() };
  try {
    await insertIssue(scope.db, { ...issue, userId });
  } catch (error) {
    if (!isOwnerGone(error)) throw error;
    // The account was deleted at this very moment; what its owner has to say is still for the operators.
    await insertIssue(scope.db, { ...issue, userId: null });
  }
  return { success: true };
}
