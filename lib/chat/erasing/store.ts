import type { Actor, Runner } from '@/lib/kit/scope';
import { isOwnedBy } from '../store';

/** The place of a message that the caller wrote in a chat of theirs; null when there is none. */
export async function findOwn(
  db: Runner,
  messageId: string,
  actor: Actor,
): Promise<{ sessionId: string; seq: string } | null> {
  const found = await db.prisma.message.findFirst({
    where: { id: messageId, sender: 'user', session: isOwnedBy(actor) },
    select: { sessionId: true, seq: true },
  });
  return found && { sessionId: found.sessionId, seq: String(found.seq) };
}

/** Takes the text out of a message, once; the index of its words goes with it. */
export async function erase(tx: Runner, sessionId: string, messageId: string, now: Date): Promise<void> {
  await tx.prisma.message.updateMany({
    where: { id: messageId, sessionId, removedAt: null },
    data: { content: '', removedAt: now },
  });
}
