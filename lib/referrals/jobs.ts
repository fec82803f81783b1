/*
 * Invariants:
 * - A friend brings a reward only after using messages on several days, or paying what is not asked back, and never again after deleting
 *   the account.
 * - When the money of a payment that earned it goes back, the reward is taken back as far as it is unused; what was used is set off
 *   against the next ones. Nobody has more for friends than a reward for each who counts, and what was used before.
 * - A referrer gets at most REWARDS_PER_MONTH_MAX rewards in a month of India; what is earned beyond waits for the next.
 * - While referrer or friend is suspended no reward is given; it waits, and comes once the suspension is lifted or over.
 * - The reward, the status `rewarded` and the note that a credit came are written in one transaction.
 */
import { AppError } from '@/lib/kit/app-error';
import type { KeyedHash } from '@/lib/kit/keyed-hash';
import { monthsBefore } from '@/lib/kit/moments';
import { retryDeadlock } from '@/lib/kit/retry-deadlock';
import type { JobScope, Runner } from '@/lib/kit/scope';
import { REMEMBERED_MONTHS } from '@/lib/users/gifts/constants';
import { giftNames, wasGiven } from '@/lib/users/gifts/service';
import { isSuspended } from '@/lib/users/suspensions/service';
import type { Owner } from '@/lib/wallet/constants';
import type { NoteCredit } from '@/lib/wallet/ports';
import { bookReferral, earnedByReferrals, takeBackReferral } from '@/lib/wallet/service';
import { REFERRAL_REWARD_MESSAGES, REWARDS_BATCH } from './constants';
import * as rewards from './rewards/store';
import { monthStart } from './rules';
import * as store from './store';

type RewardScope = JobScope & { keyedHash: KeyedHash; noteCredit: NoteCredit };

/**
 * Gives the rewards that friends have earned, and takes back those of friends whose money went back. Any number of processes may do
 * this at once.
 * @returns rewards given
 */
export async function rewardFriends(scope: RewardScope): Promise<number> {
  const now = scope.now();
  await rewards.weighFriends(scope.db, now);
  for (const friend of await rewards.findLost(scope.db, REWARDS_BATCH))
    await alone(scope, 'reward not taken back', (tx) => takeBack(tx, friend, now));
  let given = 0;
  for (const friend of await rewards.findEarned(scope.db, monthStart(now), now, REWARDS_BATCH))
    if (await alone(scope, 'friend not rewarded', (tx) => rewardFriend(scope, tx, friend))) given += 1;
  return given;
}

/** Runs a transaction about one friend; a failure is logged, and the others go on. */
function alone(
  scope: RewardScope,
  failure: string,
  work: (tx: Runner) => Promise<boolean>,
): Promise<boolean> {
  return retryDeadlock(() => scope.db.transaction(work)).catch((error: unknown) => {
    scope.log.error({ reason: error instanceof Error ? error.name : 'unknown' }, failure);
    return false;
  });
}

/** Messages that a referrer has for friends beyond a reward for each who counts; below 0 what is still to come. */
async function surplusOf(tx: Runner, referrerId: string): Promise<number> {
  const { rewarded } = await store.countFriends(tx, referrerId);
  return (await earnedByReferrals(tx, referrerId)) - rewarded * REFERRAL_REWARD_MESSAGES;
}

/** @returns whether this call took the reward back, as far as it was unused */
async function takeBack(tx: Runner, friend: { id: string; referrerId: string }, now: Date): Promise<boolean> {
  const { id, referrerId } = friend;
  await rewards.lockRewards(tx, referrerId);
  if (!(await rewards.markLost(tx, id))) return false;
  await takeBackReferral(tx, { id, referrerId, messages: await surplusOf(tx, referrerId) }, now);
  return true;
}

/** @returns whether this call gave the reward */
async function rewardFriend(scope: RewardScope, tx: Runner, friend: rewards.EarnedFriend): Promise<boolean> {
  const now = scope.now();
  const { id, referrerId, friendId } = friend;
  const names = await giftNames(tx, friendId);
  // Deleted meanwhile: nobody has come to stay.
  if (!names) return false;
  // A device is shared by a family; who came back is known by the account and the number.
  if (await wasGiven(scope, tx, 'friend', { ...names, device: null })) {
    await store.deleteFriend(tx, id);
    return false;
  }
  if ((await isSuspended(tx, referrerId, now)) || (await isSuspended(tx, friendId, now))) return false;
  await rewards.lockRewards(tx, referrerId);
  if (!(await rewards.mayReward(tx, referrerId, monthStart(now)))) return false;
  if (!(await rewards.markRewarded(tx, id, now))) return false;
  const messages = Math.min(REFERRAL_REWARD_MESSAGES, -(await surplusOf(tx, referrerId)));
  // Used before by a reward that was lost.
  if (messages <= 0) return true;
  const referral = { id, referrerId, messages };
  if (!(await bookReferral(tx, referral, now))) throw new AppError('conflict', 'The referrer is gone.');
  const owner: Owner = { kind: 'user', id: referrerId };
  await scope.noteCredit(tx, owner, null, now);
  return true;
}

/** Forgets the devices of friends who came more than 24 months ago. @returns how many */
export function forgetOldDevices({ db, now }: Pick<JobScope, 'db' | 'now'>): Promise<number> {
  return store.forgetDevicesBefore(db, monthsBefore(now(), REMEMBERED_MONTHS));
}
