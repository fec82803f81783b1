import { randomUUID } from 'node:crypto';
import type { Runner } from '@/lib/kit/scope';
import { findNames } from '../store';

/** A person's link, the friends who came by it, and the link by which the person came, oldest first. */
export async function listReferrals(db: Runner, userId: string) {
  const rows = await db.prisma.referral.findMany({
    where: { OR: [{ referrerId: userId }, { referredUserId: userId }, { guestUserId: userId }] },
    orderBy: { createdAt: 'asc' },
  });
  const friendIds = rows.map((row) => row.referredUserId ?? row.guestUserId);
  const names = await findNames(
    db,
    friendIds.flatMap((id) => id ?? []),
  );
  return rows.map((row) => {
    const friendId = row.referredUserId ?? row.guestUserId;
    const invited = row.referrerId !== userId;
    const [initial = null] = invited ? [] : (names.get(friendId ?? '') ?? '');
    return {
      /** link (the person's), friend (who came by it), invited (the link by which the person came) */
      role: invited ? 'invited' : friendId === null ? 'link' : 'friend',
      referralCode: row.referralCode,
      /** The first letter of a friend's name; nothing else about a friend is shown. */
      friendInitial: initial,
      status: row.status,
      rewardClaimed: row.rewardClaimed,
      createdAt: row.createdAt,
      completedAt: row.completedAt,
      rewardedAt: row.rewardedAt,
    };
  });
}

/**
 * Deletes a person's link and friends. Where the person is somebody's friend, the row stays with a random id in place of
 * the person's: without one it would pass for the referrer's link. The keyed hash of the device stays for 24 months, so that
 * coming again does not make room for further friends of the same device.
 */
export async function deleteReferrals(tx: Runner, userId: string): Promise<void> {
  await tx.prisma.referral.deleteMany({ where: { referrerId: userId } });
  await tx.prisma.referral.updateMany({
    where: { referredUserId: userId },
    data: { referredUserId: randomUUID() },
  });
  await tx.prisma.referral.updateMany({
    where: { guestUserId: userId },
    data: { guestUserId: randomUUID() },
  });
}
