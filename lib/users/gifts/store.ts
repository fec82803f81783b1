import type { Runner } from '@/lib/kit/scope';
import type { Gift } from './constants';
import * as countGiftsQuery from './count-gifts.queries';

/** How often a gift was given under the name it was given to most often. */
export async function countMarks(
  db: Runner,
  gift: Gift,
  nameHashes: readonly string[],
  { now, givenBefore }: { now: Date; givenBefore: Date },
): Promise<number> {
  if (nameHashes.length === 0) return 0;
  const groups = await db.prisma.giftMark.groupBy({
    by: ['nameHash'],
    where: {
      gift,
      nameHash: { in: [...nameHashes] },
      expiresAt: { gt: now },
      createdAt: { lte: givenBefore },
    },
    _count: true,
  });
  return Math.max(0, ...groups.map((group) => group._count));
}

/** How often a new user's gifts were given under the name they were given to most often: starters until a moment, offers until now. */
export async function countOfNewUser(
  db: Runner,
  nameHashes: readonly string[],
  { now, startersBefore }: { now: Date; startersBefore: Date },
): Promise<{ starters: number; offers: number }> {
  if (nameHashes.length === 0) return { starters: 0, offers: 0 };
  const [row] = await countGiftsQuery.countGifts.run({ hashes: [...nameHashes], now, startersBefore }, db);
  if (!row) throw new Error('A count without a row.');
  return row;
}

/** What was given under one of these names. */
export async function findGifts(db: Runner, nameHashes: readonly string[], now: Date): Promise<string[]> {
  const marks = await db.prisma.giftMark.findMany({
    where: { nameHash: { in: [...nameHashes] }, expiresAt: { gt: now }, createdAt: { lte: now } },
    select: { gift: true },
  });
  return marks.map(({ gift }) => gift);
}

export async function insertMarks(
  tx: Runner,
  gift: Gift,
  nameHashes: readonly string[],
  { givenAt, expiresAt }: { givenAt: Date; expiresAt: Date },
): Promise<void> {
  await tx.prisma.giftMark.createMany({
    data: nameHashes.map((nameHash) => ({ nameHash, gift, createdAt: givenAt, expiresAt })),
  });
}

/** What of a user says which gifts they had, and by which names they are known. */
export function findReceiver(tx: Runner, userId: string) {
  return tx.prisma.user.findUnique({
    where: { id: userId },
    select: {
      ...{ googleId: true, isGoogleAuthenticated: true, mobileNumber: true, isMobileVerified: true },
      ...{ browserFingerprint: true, ipAddress: true, createdAt: true },
      ...{ starterGranted: true, newUserOfferEnabled: true },
    },
  });
}

/** Closes the ₹3 offer to a user; false when it was closed already. */
export async function closeOffer(tx: Runner, userId: string): Promise<boolean> {
  const { count } = await tx.prisma.user.updateMany({
    where: { id: userId, newUserOfferEnabled: true },
    data: { newUserOfferEnabled: false },
  });
  return count === 1;
}

/** Deletes the marks that have expired. */
export async function deleteExpired(db: Runner, now: Date): Promise<number> {
  const { count } = await db.prisma.giftMark.deleteMany({ where: { expiresAt: { lte: now } } });
  return count;
}
