import type { Actor, Runner } from '@/lib/kit/scope';
import { isOwnedBy } from '../store';
import type { Reaction } from './constants';

/** @returns false when there is no such message of a companion's in a chat of the caller's */
export async function setReaction(
  db: Runner,
  messageId: string,
  reaction: Reaction | null,
  actor: Actor,
): Promise<boolean> {
  const { count } = await db.prisma.message.updateMany({
    where: { id: messageId, sender: 'ai', removedAt: null, session: isOwnedBy(actor) },
    data: { reaction },
  });
  return count === 1;
}
