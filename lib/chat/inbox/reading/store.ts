import type { Actor, Db } from '@/lib/kit/scope';
import { moveRead as moveReadQuery } from './move-read.queries';

/** Moves what the caller has read of a session ahead to a message of it. @returns false when there was nothing to move */
export async function moveRead(
  db: Db,
  { sessionId, messageId }: { sessionId: string; messageId: string },
  { userId, visitorId }: Actor,
): Promise<boolean> {
  return (await moveReadQuery.run({ sessionId, messageId, userId, visitorId }, db)).length === 1;
}
