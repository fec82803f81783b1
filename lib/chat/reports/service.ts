/*
 * Invariants:
 * - Only the owner of a chat reports its messages, and only the companion's; to anyone else they do not exist.
 * - A message is reported once. The report holds no text: the message stays where it is.
 */
import { AppError } from '@/lib/kit/app-error';
import type { Answer, Input } from '@/lib/kit/endpoint';
import type { Scope } from '@/lib/kit/scope';
import type { reportMessage as reportEndpoint } from './contract';
import { MESSAGE_NOT_FOUND } from './copy';
import { insertReport } from './store';

export { listReports } from './store';

/** @throws AppError `not_found` */
export async function reportMessage(
  scope: Scope,
  input: Input<typeof reportEndpoint>,
): Promise<Answer<typeof reportEndpoint>> {
  const found = await insertReport(scope.db, input.messageId, input.reason, scope.actor, scope.now());
  if (!found) throw new AppError('not_found', MESSAGE_NOT_FOUND);
  return { success: true };
}
