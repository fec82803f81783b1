import type { Actor, Db, Runner } from '@/lib/kit/scope';
import { findUnread as findUnreadQuery } from './find-unread.queries';
import { moveRead as moveReadQuery } from './move-read.queries';

/** Moves what the caller has read of a session ahead to a message of it. @returns false when there was nothing to move */
export async function moveRead(
  db: Db,
  { sessionId, messageId }: { sessionId: string; messageId: string },
  { userId, visitorId }: Actor,
): Promise<boolean> {
  return (await moveReadQuery.run({ sessionId, messageId, userId, visitorId }, db)).length === 1;
}

/** Whose words are unread in a chat, if any are; null when it is gone or archived. */
export async function findUnread(db: Runner, sessionId: string) {
  const [row] = await findUnreadQuery.run({ sessionId }, db);
  return row ?? null;
}
