/*
 * Invariants:
 * - Nobody reads what was said without a reason and a sign-in of the last 15 minutes; the line of the log is written before the first word is read.
 * - The opening is listed in its person's download, as every reading of a talk.
 * - A message is removed or put back with a reason, and a line of the audit log.
 */
import { findAround, findReport, putMessageBack, removeMessage } from '@/lib/chat/reports/desk/service';
import { findIssue } from '@/lib/issues/desk/service';
import { AppError } from '@/lib/kit/app-error';
import type { Answer, Input } from '@/lib/kit/endpoint';
import type { OperatorScope, Runner } from '@/lib/kit/scope';
import { requireFreshSignIn } from '@/lib/users/devices/service';
import { recordDeed, recordLook } from '../../audit/service';
import type { readReportedTalk as readEndpoint, setReportedMessage as setEndpoint } from '../contract';
import { issueIn } from '../rules';
import { TALK_GONE } from './copy';

/** The reported message and a few around it. @throws AppError `not_allowed` with `signIn: 'again'`, `not_found` */
export async function readReportedTalk(
  scope: OperatorScope,
  { number, reason }: Input<typeof readEndpoint>,
): Promise<Answer<typeof readEndpoint>> {
  requireFreshSignIn(scope);
  const { messageId } = await findIssue(scope.db, issueIn(number));
  const report = messageId === null ? null : await findReport(scope.db, messageId);
  if (messageId === null || !report) throw new AppError('not_found', TALK_GONE);
  const { sessionId, session } = report;
  const subject =
    session.userId === null ? { kind: 'chat', id: sessionId } : { kind: 'user', id: session.userId };
  const detail = { chat: sessionId, complaint: number };
  await recordLook(scope, { action: 'talk.read', subject, reason, detail });
  const said = await findAround(scope.db, sessionId, messageId);
  return {
    companion: session.companionName,
    messages: said.map(({ id, sender, messageType, content, timestamp }) => ({
      ...{ id, sender, kind: messageType, content, at: timestamp.toISOString() },
      isReported: id === messageId,
    })),
  };
}

/** Takes the reported message out of its chat, or puts it back. @throws AppError `not_found`, `conflict` when it is so already */
export async function setReportedMessage(
  scope: OperatorScope,
  { number, removed, reason }: Input<typeof setEndpoint>,
): Promise<Answer<typeof setEndpoint>> {
  const { messageId } = await findIssue(scope.db, issueIn(number));
  if (messageId === null) throw new AppError('not_found', TALK_GONE);
  const action = removed ? ('message.remove' as const) : ('message.put_back' as const);
  const record = (tx: Runner) =>
    recordDeed(tx, scope, { action, subject: { kind: 'issue', id: number }, reason });
  const deed = { messageId, reason, by: scope.operator.email, now: scope.now() };
  await (removed ? removeMessage(scope.db, deed, record) : putMessageBack(scope.db, messageId, record));
  return { success: true };
}
