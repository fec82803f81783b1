import { randomUUID } from 'node:crypto';
import type { Runner } from '@/lib/kit/scope';
import type { Owner } from '@/lib/wallet/constants';
import { TEXTS_READ } from './constants';

/**
 * Where a person meets a notice: the chat they were in last, else the one that was paid from, else their newest. Null while they have no
 * chat.
 */
export async function findChat(tx: Runner, owner: Owner, paidFrom: string | null): Promise<string | null> {
  if (owner.kind === 'session') return owner.id;
  const user = await tx.prisma.user.findUnique({
    where: { id: owner.id },
    select: { lastChatSessionId: true },
  });
  if (user?.lastChatSessionId) return user.lastChatSessionId;
  const newest = await tx.prisma.chatSession.findFirst({
    where: { userId: owner.id, ...(paidFrom !== null && { id: paidFrom }) },
    orderBy: { createdAt: 'desc' },
    select: { id: true },
  });
  return newest?.id ?? null;
}

/** What a person wrote last in a chat, oldest first, and the language of their browser. */
export async function findWriting(tx: Runner, owner: Owner, sessionId: string | null) {
  const [user, texts] = await Promise.all([
    owner.kind === 'session'
      ? null
      : tx.prisma.user.findUnique({ where: { id: owner.id }, select: { language: true } }),
    sessionId === null
      ? []
      : tx.prisma.message.findMany({
          where: { sessionId, sender: 'user', messageType: 'text' },
          orderBy: { seq: 'desc' },
          take: TEXTS_READ,
          select: { content: true },
        }),
  ]);
  return { stated: user?.language ?? null, texts: texts.map(({ content }) => content).reverse() };
}

/** What is to be known of an order to tell of its refund. */
export function findOrder(tx: Runner, paymentId: string) {
  return tx.prisma.payment.findUnique({
    where: { id: paymentId },
    select: { orderId: true, sessionId: true },
  });
}

/** Leaves a notice of the product in a chat: no send, so that it costs nothing, and no model is given it. */
export async function insertNotice(tx: Runner, sessionId: string, content: string, now: Date): Promise<void> {
  await tx.prisma.message.create({
    data: { id: randomUUID(), sessionId, sender: 'system', messageType: 'text', content, timestamp: now },
  });
}
