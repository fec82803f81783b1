import type { ChatType } from '@/lib/companions/chat-types/constants';
import type { Scope } from '@/lib/kit/scope';
import { ownLanguage, replyLanguage } from '@/lib/language/rules';
import { listMessages } from '../store';
import { CHAT_CLOSED, TYPE_CLOSED } from '../talk/copy';

/** Why nothing more can be sent in a chat, in the language the person writes there. */
export async function closedNote(
  scope: Pick<Scope, 'db'>,
  sessionId: string,
  why: typeof CHAT_CLOSED = CHAT_CLOSED,
): Promise<string> {
  const newest = await listMessages(scope.db, sessionId);
  const theirs = newest.filter((one) => one.sender === 'user').map((one) => one.content);
  return why[ownLanguage(replyLanguage(theirs, null))];
}

/**
 * The same for a chat as it is; null while it is open. While a crisis is near every kind of chat stays open: what the person writes
 * is answered.
 */
export async function whyClosed(
  scope: Pick<Scope, 'db'>,
  session: { id: string; chatType: ChatType; held: boolean },
  about: { isMinor: boolean; inCare: boolean; closedChatTypes: readonly ChatType[] },
): Promise<string | null> {
  if (session.held || about.isMinor) return closedNote(scope, session.id);
  if (about.inCare || !about.closedChatTypes.includes(session.chatType)) return null;
  return closedNote(scope, session.id, TYPE_CLOSED);
}
