import type { Actor, Runner } from '@/lib/kit/scope';
import { isOwnedBy, isThere } from '../store';
import type { SentPicture } from './rules';

/** Notes a picture that was taken in, for a chat that is there. */
export async function insert(
  db: Runner,
  { id, width, height }: SentPicture,
  sessionId: string,
  now: Date,
): Promise<void> {
  await db.prisma.chatPicture.create({ data: { id, width, height, sessionId, createdAt: now } });
}

/** Whether a picture is in a chat of the caller's. */
export async function isOwn(db: Runner, id: string, actor: Actor, now: Date): Promise<boolean> {
  const found = await db.prisma.chatPicture.findFirst({
    where: { id, session: { ...isOwnedBy(actor), ...isThere(now) } },
    select: { id: true },
  });
  return found !== null;
}

/** A picture of a chat, with the message that it was sent with; null when it is not there. */
export function find(
  db: Runner,
  sessionId: string,
  id: string,
): Promise<(SentPicture & { messageId: string | null }) | null> {
  return db.prisma.chatPicture.findFirst({
    where: { id, sessionId },
    select: { id: true, width: true, height: true, messageId: true },
  });
}

/** Takes out the pictures of a message, or one that was not sent. */
export async function remove(db: Runner, where: { id: string } | { messageId: string }): Promise<void> {
  await db.prisma.chatPicture.deleteMany({ where });
}

/** Takes out pictures that were made before a moment and never sent, without those that an authority wants kept. @returns how many */
export async function removeUnsent(db: Runner, before: Date): Promise<number> {
  const { count } = await db.prisma.chatPicture.deleteMany({
    where: {
      ...{ messageId: null, createdAt: { lt: before } },
      session: { OR: [{ userId: null }, { user: { legalHoldAt: null } }] },
    },
  });
  return count;
}

/** Ids of pictures whose rows are gone and whose bytes are to go, the first ones first. */
export async function listGone(db: Runner, limit: number): Promise<string[]> {
  const rows = await db.prisma.goneChatPicture.findMany({
    orderBy: { goneAt: 'asc' },
    take: limit,
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

/** The bytes of these are gone, too. */
export async function forgetGone(db: Runner, ids: readonly string[]): Promise<void> {
  await db.prisma.goneChatPicture.deleteMany({ where: { id: { in: [...ids] } } });
}
