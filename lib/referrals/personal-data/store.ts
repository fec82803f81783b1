import type { Runner } from '@/lib/kit/scope';

export type ReferralRow = {
  /** link (one's own), friend (who came by it), invited (by whom one came) */
  role: 'link' | 'friend' | 'invited';
  referralCode: string;
  /** The first letter of a friend's name; nothing more of a friend is told. */
  friendInitial: string | null;
  status: string;
  rewardClaimed: boolean;
  createdAt: Date;
  completedAt: Date | null;
  rewardedAt: Date | null;
};

const LIST = {
  name: 'referrals.of_person',
  text: `SELECT CASE WHEN r.referrer_id <> $1::uuid THEN 'invited' WHEN coalesce(r.referred_user_id, r.guest_user_id) IS NULL THEN 'link'
    ELSE 'friend' END AS role,
  r.referral_code AS "referralCode", CASE WHEN r.referrer_id = $1::uuid THEN left(f.name, 1) END AS "friendInitial", r.status,
  r.reward_claimed AS "rewardClaimed", r.created_at AS "createdAt", r.completed_at AS "completedAt", r.rewarded_at AS "rewardedAt"
FROM referrals r LEFT JOIN users f ON f.id = coalesce(r.referred_user_id, r.guest_user_id)
WHERE r.referrer_id = $1::uuid OR r.referred_user_id = $1::uuid OR r.guest_user_id = $1::uuid ORDER BY r.created_at`,
};

export async function listReferrals(db: Runner, userId: string): Promise<ReferralRow[]> {
  return db.run<ReferralRow>(LIST, [userId]);
}

const LOCK = {
  name: 'referrals.lock_of_person',
  text: `SELECT id FROM referrals WHERE referrer_id = $1::uuid OR referred_user_id = $1::uuid OR guest_user_id = $1::uuid
ORDER BY id FOR UPDATE NOWAIT`,
};
const DELETE_OWN = {
  name: 'referrals.erase_own',
  text: 'DELETE FROM referrals WHERE referrer_id = $1::uuid',
};
const FORGET_FRIEND = {
  name: 'referrals.forget_friend',
  text: `UPDATE referrals SET
  referred_user_id = CASE WHEN referred_user_id = $1::uuid THEN gen_random_uuid() ELSE referred_user_id END,
  guest_user_id = CASE WHEN guest_user_id = $1::uuid THEN gen_random_uuid() ELSE guest_user_id END, device_key = NULL
WHERE referred_user_id = $1::uuid OR guest_user_id = $1::uuid`,
};

/**
 * Removes the link of a person and what came of it. Where the person was somebody's friend, the row stays with the id of
 * nobody: without any it would pass for the referrer's link. Does not wait for a reward that is being booked.
 * @throws an error that `isRowBusy` knows
 */
export async function deleteReferrals(tx: Runner, userId: string): Promise<void> {
  await tx.run(LOCK, [userId]);
  await tx.run(DELETE_OWN, [userId]);
  await tx.run(FORGET_FRIEND, [userId]);
}
