/*
 * Invariants:
 * - Nobody reads a talk without a reason and a sign-in of the last 15 minutes; the line of the log is written before the first word is read.
 * - Each opening is listed in its person's export: by which role, when, and why. No text is ever in a line or a log.
 */
import { findTalk, readTalk as readMessages } from '@/lib/chat/desk/service';
import { AppError } from '@/lib/kit/app-error';
import type { Answer, Input } from '@/lib/kit/endpoint';
import type { OperatorScope } from '@/lib/kit/scope';
import { requireFreshSignIn } from '@/lib/users/devices/service';
import { recordLook } from '../audit/service';
import { subjectOf } from '../people/rules';
import type { readTalk as readEndpoint } from './contract';
import { NO_SUCH_TALK } from './copy';

/** Opens a talk. @throws AppError `not_allowed` with `signIn: 'again'`, `not_found` */
export async function readTalk(
  scope: OperatorScope,
  { chatId, reason, before }: Input<typeof readEndpoint>,
): Promise<Answer<typeof readEndpoint>> {
  requireFreshSignIn(scope);
  const talk = await findTalk(scope.db, chatId);
  if (!talk) throw new AppError('not_found', NO_SUCH_TALK);
  const subject = talk.userId === null ? { kind: 'chat', id: chatId } : subjectOf(talk.userId);
  const detail = { chat: chatId, ...(before !== undefined && { before }) };
  await recordLook(scope, { action: 'talk.read', subject, reason, detail });
  const found = await readMessages(scope.db, chatId, before);
  const [first] = found;
  const earlier = first ? await readMessages(scope.db, chatId, first.id) : [];
  return {
    companion: talk.companionName,
    messages: found.map(({ id, sender, messageType, content, timestamp }) => ({
      ...{ id, sender, kind: messageType, content, at: timestamp.toISOString() },
    })),
    hasMore: earlier.length > 0,
  };
}
