import { lockUntilCommit } from '@/lib/kit/advisory-lock';
import type { Runner } from '@/lib/kit/scope';
import { PURCHASE_REFERENCE } from '@/lib/wallet/constants';
import { EARNED_BY, REWARDS_PER_MONTH_MAX, SEEN_WITHIN_MS, TAKEN_BACK_WITHIN_MS } from '../constants';
import * as findEarnedQuery from './find-earned.queries';
import * as weighFriendsQuery from './weigh-friends.queries';

/** Of a friend whose reward was given and is not earned any more. */
const LOST = { status: 'rewarded', earnedAt: null };

/** States of a refund in which money goes back: decided, and, of somebody who leaves, also what is asked for. */
const GOES_BACK = ['approved', 'sent', 'done'];
const GOES_BACK_OF_LEAVING = ['asked', ...GOES_BACK];

/**
 * Notes which friends have earned their referrer's reward, and which have not any more: they stayed, or paid something of which no
 * refund is asked for, under way or done. A reward that was given is lost only when money does go back.
 * @param leavingId the one friend to look at, whose account is being deleted; null = everybody
 */
export async function weighFriends(db: Runner, now: Date, leavingId: string | null = null): Promise<void> {
  await weighFriendsQuery.weighFriends.run(
    {
      ...{ now, ...EARNED_BY, purchaseReference: PURCHASE_REFERENCE, friendId: leavingId },
      seenSince: new Date(now.getTime() - SEEN_WITHIN_MS),
      rewardedSince: new Date(now.getTime() - TAKEN_BACK_WITHIN_MS),
      goesBack: leavingId === null ? GOES_BACK : GOES_BACK_OF_LEAVING,
    },
    db,
  );
}

/** A friend whose reward is due. */
export type EarnedFriend = { id: string; referrerId: string; friendId: string };

/**
 * Friends whose reward is due, of referrers who may still get one this month, while neither of the two is suspended; the longest waiting
 * first.
 */
export function findEarned(db: Runner, monthStart: Date, now: Date, limit: number): Promise<EarnedFriend[]> {
  return findEarnedQuery.findEarned.run({ monthStart, now, rewardsMax: REWARDS_PER_MONTH_MAX, limit }, db);
}

/** Others who give or take back rewards of a referrer wait until the transaction ends. */
export const lockRewards = (tx: Runner, referrerId: string): Promise<void> =>
  lockUntilCommit(tx, 'referralRewards', referrerId);

/** Whether a referrer may get another reward this month. */
export async function mayReward(tx: Runner, referrerId: string, monthStart: Date): Promise<boolean> {
  const given = await tx.prisma.referral.count({ where: { referrerId, rewardedAt: { gte: monthStart } } });
  return given < REWARDS_PER_MONTH_MAX;
}

/** Marks a completed friend as rewarded; of calls at the same moment only one gets the row. */
export async function markRewarded(tx: Runner, id: string, now: Date): Promise<boolean> {
  const { count } = await tx.prisma.referral.updateMany({
    where: { id, status: 'completed', earnedAt: { not: null } },
    data: { status: 'rewarded', rewardClaimed: true, rewardedAt: now },
  });
  return count === 1;
}

/** Friends whose reward was given and is not earned any more. */
export function findLost(db: Runner, limit: number): Promise<{ id: string; referrerId: string }[]> {
  return db.prisma.referral.findMany({
    where: LOST,
    orderBy: { rewardedAt: 'asc' },
    take: limit,
    select: { id: true, referrerId: true },
  });
}

/** Marks a friend whose reward is lost as waiting again; of calls at the same moment only one gets the row. */
export async function markLost(tx: Runner, id: string): Promise<boolean> {
  const { count } = await tx.prisma.referral.updateMany({
    where: { id, ...LOST },
    data: { status: 'completed', rewardClaimed: false, rewardedAt: null },
  });
  return count === 1;
}
