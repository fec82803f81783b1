import type { Answer, Input } from '@/lib/kit/endpoint';
import type { Scope } from '@/lib/kit/scope';
import type { reportIssue as reportEndpoint } from './contract';
import { insertIssue } from './store';

/** Stores a person's report for the operators. */
export async function reportIssue(
  scope: Scope,
  input: Input<typeof reportEndpoint>,
): Promise<Answer<typeof reportEndpoint>> {
  await insertIssue(scope.db, { ...input, createdAt: scope.now() });
  return { success: true };
}
