import { lockUntilCommit } from '@/lib/kit/advisory-lock';
import { oneOf } from '@/lib/kit/one-of';
import type { Db, Runner } from '@/lib/kit/scope';
import { FRIENDS_PER_DEVICE_MAX, FRIENDS_SHOWN, REFERRAL_STATUSES, type ReferralStatus } from './constants';
import * as lockFriendQuery from './lock-friend.queries';

/** Of a row that is a referrer's link; every friend has both a guest id and, after signing up, a user id. */
const IS_LINK = { guestUserId: null, referredUserId: null };
const IS_FRIEND = { guestUserId: { not: null } };

/**
 * The referrer's code: the existing one, else the one given.
 * @returns null when another referrer has that code: try with a new one
 */
export async function makeLink(
  db: Runner,
  referrerId: string,
  code: string,
  now: Date,
): Promise<string | null> {
  const { count } = await db.prisma.referral.createMany({
    data: { referrerId, referralCode: code, createdAt: now },
    skipDuplicates: true,
  });
  return count === 1 ? code : findLink(db, referrerId);
}

export async function findLink(db: Runner, referrerId: string): Promise<string | null> {
  const link = await db.prisma.referral.findFirst({
    where: { referrerId, ...IS_LINK },
    select: { referralCode: true },
  });
  return link?.referralCode ?? null;
}

/** Whose link has that code. */
export async function findReferrer(db: Runner, code: string): Promise<string | null> {
  const link = await db.prisma.referral.findFirst({
    where: { referralCode: code, ...IS_LINK },
    select: { referrerId: true },
  });
  return link?.referrerId ?? null;
}

type Device = { browserFingerprint: string | null; ipAddress: string | null };
/** A keyed hash of a device. */
type HashDevice = (device: Device) => string;

async function insertFriend(
  tx: Runner,
  guestUserId: string,
  code: string,
  hashDevice: HashDevice,
  now: Date,
): Promise<void> {
  const [friend] = await lockFriendQuery.lockFriend.run({ userId: guestUserId }, tx);
  const referrerId = await findReferrer(tx, code);
  if (!friend || friend.isMember || referrerId === null || referrerId === guestUserId) return;
  const deviceKey = hashDevice(friend);
  const ofDevice = await tx.prisma.referral.count({ where: { referrerId, deviceKey } });
  if (ofDevice >= FRIENDS_PER_DEVICE_MAX) return;
  await tx.prisma.referral.createMany({
    data: { referrerId, referralCode: code, guestUserId, deviceKey, createdAt: now },
    skipDuplicates: true,
  });
}

/**
 * Makes a guest the friend of a link, once and for good. Waits for a sign-in of that guest that is in progress.
 * @returns whether the guest is a friend of this link
 */
export function claimGuest(
  db: Db,
  guestUserId: string,
  code: string,
  hashDevice: HashDevice,
  now: Date,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockUntilCommit(tx, 'referralLink', code);
    await insertFriend(tx, guestUserId, code, hashDevice, now);
    return (await tx.prisma.referral.count({ where: { guestUserId, referralCode: code } })) > 0;
  });
}

/**
 * The guest has become a new member.
 * @returns whether somebody had invited them
 */
export async function markSignedUp(tx: Runner, guestUserId: string): Promise<boolean> {
  const { count } = await tx.prisma.referral.updateMany({
    where: { guestUserId, status: 'pending' },
    data: { status: 'signed_up', referredUserId: guestUserId },
  });
  return count > 0;
}

/**
 * Records the first chat of a friend.
 * @returns where the friend stands, or null for anybody else
 */
export async function markChatted(
  db: Runner,
  guestUserId: string,
  now: Date,
): Promise<ReferralStatus | null> {
  const friend = await db.prisma.referral.findUnique({ where: { guestUserId }, select: { status: true } });
  // Most people came by themselves.
  if (!friend) return null;
  await db.prisma.referral.updateMany({
    where: { guestUserId, firstChatAt: null, status: { not: 'rewarded' } },
    data: { firstChatAt: now },
  });
  return oneOf(REFERRAL_STATUSES, friend.status);
}

/** A friend who has signed up and begun a chat is completed. */
export async function markCompleted(tx: Runner, userId: string, now: Date): Promise<void> {
  await tx.prisma.referral.updateMany({
    where: { referredUserId: userId, status: 'signed_up', firstChatAt: { not: null } },
    data: { status: 'completed', completedAt: now },
  });
}

/** Takes out a friend who turned out to be no new one. */
export async function deleteFriend(tx: Runner, id: string): Promise<void> {
  await tx.prisma.referral.deleteMany({ where: { id, status: { not: 'rewarded' } } });
}

/** Takes out a guest's claim: who was a member before is no new friend. */
export async function deleteClaim(tx: Runner, guestUserId: string): Promise<void> {
  await tx.prisma.referral.deleteMany({ where: { guestUserId, status: 'pending' } });
}

/** Forgets from which device friends came who came before a moment. */
export async function forgetDevicesBefore(db: Runner, before: Date): Promise<number> {
  const { count } = await db.prisma.referral.updateMany({
    where: { createdAt: { lt: before }, deviceKey: { not: null } },
    data: { deviceKey: null },
  });
  return count;
}

/** The newest friends of a referrer, with the names of those who have signed up. */
export async function listFriends(db: Runner, referrerId: string) {
  const friends = await db.prisma.referral.findMany({
    where: { referrerId, ...IS_FRIEND },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    take: FRIENDS_SHOWN,
    select: { id: true, referredUserId: true, status: true, createdAt: true },
  });
  const names = await findNames(
    db,
    friends.flatMap((friend) => friend.referredUserId ?? []),
  );
  return friends.map(({ referredUserId, status, ...friend }) => ({
    ...friend,
    name: names.get(referredUserId ?? '') ?? null,
    status: oneOf(REFERRAL_STATUSES, status),
  }));
}

/** Names of users by their ids. */
export async function findNames(db: Runner, userIds: readonly string[]): Promise<Map<string, string | null>> {
  const users = await db.prisma.user.findMany({
    where: { id: { in: [...userIds] } },
    select: { id: true, name: true },
  });
  return new Map(users.map((user) => [user.id, user.name]));
}

export async function countFriends(db: Runner, referrerId: string) {
  const [all, rewarded] = await Promise.all([
    db.prisma.referral.count({ where: { referrerId, ...IS_FRIEND } }),
    db.prisma.referral.count({ where: { referrerId, ...IS_FRIEND, status: 'rewarded' } }),
  ]);
  return { waiting: all - rewarded, rewarded };
}
