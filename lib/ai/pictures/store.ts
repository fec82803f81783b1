import type { Runner } from '@/lib/kit/scope';
import { PICTURES_A_DAY } from './constants';

/**
 * Takes one of a person's pictures of the day; false when both are gone, or they have this picture already. Two chats
 * at once cannot take the same place: it is the row's key.
 * @param day of India, YYYY-MM-DD
 */
export async function claimPicture(
  db: Runner,
  turnId: string,
  src: string,
  day: string,
  now: Date,
): Promise<boolean> {
  const turn = await db.prisma.chatTurn.findUnique({
    where: { id: turnId },
    select: { ownerId: true, sessionId: true },
  });
  if (!turn) return false;
  const today = { ownerId: turn.ownerId, day: new Date(day) };
  const given = await db.prisma.pictureShare.count({ where: today });
  if (given >= PICTURES_A_DAY) return false;
  const { count } = await db.prisma.pictureShare.createMany({
    data: { ...today, place: given + 1, picture: src, sessionId: turn.sessionId, createdAt: now },
    skipDuplicates: true,
  });
  return count === 1;
}
