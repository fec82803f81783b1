import type { Runner } from '@/lib/kit/scope';

/** Whose a chat is, and by which names its people are called in it; null when it is gone. */
export function findTalk(db: Runner, sessionId: string) {
  return db.prisma.chatSession.findUnique({
    where: { id: sessionId },
    select: { userId: true, companionName: true, user: { select: { name: true } } },
  });
}

/** One message of a chat; null when it, or its text, is gone. */
export function findMessage(db: Runner, sessionId: string, messageId: string) {
  return db.prisma.message.findFirst({
    where: { id: messageId, sessionId, removedAt: null },
    select: { content: true },
  });
}
