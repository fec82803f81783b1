/*
 * Invariants:
 * - A friend brings a reward only after using messages on several days or paying, and never again after deleting the account.
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
import { bookReferral } from '@/lib/wallet/service';
import { EARNED_BY, REFERRAL_REWARD_MESSAGES, REWARDS_BATCH, SEEN_WITHIN_MS } from './constants';
import { monthStart } from './rules';
import * as store from './store';

type RewardScope = JobScope & { keyedHash: KeyedHash; noteCredit: NoteCredit };

/**
 * Gives the rewards that friends have earned. Any number of processes may do this at once.
 * @returns rewards given
 */
export async function rewardFriends(scope: RewardScope): Promise<number> {
  const now = scope.now();
  await store.markEarned(scope.db, {
    now,
    seenSince: new Date(now.getTime() - SEEN_WITHIN_MS),
    ...EARNED_BY,
  });
  const due = await store.findEarned(scope.db, monthStart(now), now, REWARDS_BATCH);
  let given = 0;
  for (const friend of due) {
    const reward = (tx: Runner) => rewardFriend(scope, tx, friend);
    const isGiven = await retryDeadlock(() => scope.db.transaction(reward)).catch((error: unknown) => {
      scope.log.error({ reason: error instanceof Error ? error.name : 'unknown' }, 'friend not rewarded');
      return false;
    });
    if (isGiven) given += 1;
  }
  return given;
}

/** @returns whether this call gave the reward */
async function rewardFriend(scope: RewardScope, tx: Runner, friend: store.EarnedFriend): Promise<boolean> {
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
  if (!(await store.lockRewards(tx, referrerId, monthStart(now)))) return false;
  if (!(await store.markRewarded(tx, id, now))) return false;
  const referral = { id, referrerId, messages: REFERRAL_REWARD_MESSAGES };
  if (!(await bookReferral(tx, referral, now))) throw new AppError('conflict', 'The referrer is gone.');
  const owner: Owner = { kind: 'user', id: referrerId };
  await scope.noteCredit(tx, owner, null, now);
  return true;
}

/** Forgets the devices of friends who came more than 24 months ago. @returns how many */
export function forgetOldDevices({ db, now }: Pick<JobScope, 'db' | 'now'>): Promise<number> {
  return store.forgetDevicesBefore(db, monthsBefore(now(), REMEMBERED_MONTHS));
}
