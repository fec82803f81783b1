/*
 * Invariants:
 * - Only the owner of a chat reports its messages, and only the companion's; to anyone else they do not exist.
 * - A message is reported once, and stands in the operators' queue with a number of its own. The report holds no text: the message
 *   stays where it is.
 */

import { openCase } from '@/lib/issues/service';
import { AppError } from '@/lib/kit/app-error';
import type { Answer, Input } from '@/lib/kit/endpoint';
import type { Runner, Scope } from '@/lib/kit/scope';
import type { reportMessage as reportEndpoint } from './contract';
import { MESSAGE_NOT_FOUND, REPORT_LABEL } from './copy';
import { insertReport } from './store';

export { listReports } from './store';

/** Stores the report, and puts it into the operators' queue once. @returns whether there is such a message */
async function report(
  tx: Runner,
  { actor, now }: Scope,
  { messageId, reason }: Input<typeof reportEndpoint>,
): Promise<boolean> {
  const stored = await insertReport(tx, messageId, reason, actor, now());
  if (stored === 'new') {
    const { userId, visitorId } = actor;
    const issueDetail = `Reported message: ${REPORT_LABEL[reason]}`;
    await openCase(tx, { kind: 'message', messageId, userId, visitorId, issueDetail, createdAt: now() });
  }
  return stored !== 'no_message';
}

/** @throws AppError `not_found` */
export async function reportMessage(
  scope: Scope,
  input: Input<typeof reportEndpoint>,
): Promise<Answer<typeof reportEndpoint>> {
  const found = await scope.db.transaction((tx) => report(tx, scope, input));
  if (!found) throw new AppError('not_found', MESSAGE_NOT_FOUND);
  return { success: true };
}
