import { randomUUID } from 'node:crypto';
import { lockUntilCommit } from '@/lib/kit/advisory-lock';
import type { Runner } from '@/lib/kit/scope';
import { LEDGER_KIND } from '@/lib/wallet/constants';
import { balanceMove } from '@/lib/wallet/sql';
import {
  FRIENDS_PER_DEVICE_MAX,
  FRIENDS_SHOWN,
  REFERRAL_REWARD_MESSAGES,
  type ReferralStatus,
} from './constants';

/** The row that is a referrer's link, and no friend's. */
const IS_LINK = 'l.guest_user_id IS NULL AND l.referred_user_id IS NULL';

const MAKE_LINK = {
  name: 'referrals.make_link',
  text: `WITH made AS (
  INSERT INTO referrals (id, referrer_id, referral_code, created_at) VALUES ($1::uuid, $2::uuid, $3, $4::timestamptz)
  ON CONFLICT DO NOTHING RETURNING referral_code
)
SELECT referral_code AS code FROM made
UNION ALL SELECT l.referral_code FROM referrals l WHERE l.referrer_id = $2::uuid AND ${IS_LINK} LIMIT 1`,
};

/**
 * The referrer's code: the one there is, else the one given.
 * @returns null when somebody else has that code, or another call made the link in this very moment: ask again
 */
export async function makeLink(
  db: Runner,
  referrerId: string,
  code: string,
  now: Date,
): Promise<string | null> {
  const [row] = await db.run<{ code: string }>(MAKE_LINK, [randomUUID(), referrerId, code, now]);
  return row?.code ?? null;
}

const FIND_LINK = {
  name: 'referrals.find_link',
  text: `SELECT l.referral_code AS code FROM referrals l WHERE l.referrer_id = $1::uuid AND ${IS_LINK}`,
};

export async function findLink(db: Runner, referrerId: string): Promise<string | null> {
  const [row] = await db.run<{ code: string }>(FIND_LINK, [referrerId]);
  return row?.code ?? null;
}

const FIND_REFERRER = {
  name: 'referrals.find_referrer',
  text: `SELECT l.referrer_id AS id FROM referrals l WHERE l.referral_code = $1 AND ${IS_LINK}`,
};

/** Whose link has that code. */
export async function findReferrer(db: Runner, code: string): Promise<string | null> {
  const [row] = await db.run<{ id: string }>(FIND_REFERRER, [code]);
  return row?.id ?? null;
}

const CLAIM = {
  name: 'referrals.claim',
  text: `WITH friend AS (
  SELECT u.id, u.is_google_authenticated AS member,
    encode(sha256(convert_to(coalesce(u.browser_fingerprint, '') || '|' || coalesce(u.ip_address, ''), 'UTF8')), 'hex') AS device
  FROM users u WHERE u.id = $2::uuid FOR SHARE
)
INSERT INTO referrals (id, referrer_id, referral_code, guest_user_id, device_key, status, created_at)
SELECT $1::uuid, l.referrer_id, l.referral_code, friend.id, friend.device, 'pending', $4::timestamptz
FROM referrals l, friend
WHERE l.referral_code = $3 AND ${IS_LINK} AND l.referrer_id <> friend.id AND NOT friend.member
  AND (SELECT count(*) FROM referrals o WHERE o.referrer_id = l.referrer_id AND o.device_key = friend.device) < ${FRIENDS_PER_DEVICE_MAX}
ON CONFLICT (guest_user_id) DO NOTHING`,
};
const IS_CLAIMED = {
  name: 'referrals.is_claimed',
  text: 'SELECT 1 AS one FROM referrals WHERE guest_user_id = $1::uuid AND referral_code = $2',
};

/**
 * Makes a guest the friend of a link, once for ever. A sign-in of that guest under way is waited for.
 * @returns whether the guest is a friend of this link now
 */
export async function claimGuest(tx: Runner, guestUserId: string, code: string, now: Date): Promise<boolean> {
  await lockUntilCommit(tx, 'referralLink', code);
  await tx.run(CLAIM, [randomUUID(), guestUserId, code, now]);
  const rows = await tx.run(IS_CLAIMED, [guestUserId, code]);
  return rows.length > 0;
}

const SIGN_UP = {
  name: 'referrals.sign_up',
  text: `UPDATE referrals SET status = 'signed_up', referred_user_id = guest_user_id
WHERE guest_user_id = $1::uuid AND status = 'pending'`,
};

/** The guest became a new member. */
export async function markSignedUp(tx: Runner, guestUserId: string): Promise<void> {
  await tx.run(SIGN_UP, [guestUserId]);
}

const CHAT = {
  name: 'referrals.chat',
  text: `UPDATE referrals SET first_chat_at = coalesce(first_chat_at, $2::timestamptz)
WHERE guest_user_id = $1::uuid AND status <> 'rewarded' AND (first_chat_at IS NULL OR status <> 'pending')
RETURNING status`,
};

/**
 * The friend began a chat. For anybody else this finds nothing.
 * @returns the state of the friend's row when there may be something to settle
 */
export async function markChatted(
  db: Runner,
  guestUserId: string,
  now: Date,
): Promise<ReferralStatus | null> {
  const [row] = await db.run<{ status: ReferralStatus }>(CHAT, [guestUserId, now]);
  return row?.status ?? null;
}

const COMPLETE = {
  name: 'referrals.complete',
  text: `UPDATE referrals SET status = 'completed', completed_at = $2::timestamptz
WHERE referred_user_id = $1::uuid AND status = 'signed_up' AND first_chat_at IS NOT NULL`,
};

export async function markCompleted(tx: Runner, userId: string, now: Date): Promise<void> {
  await tx.run(COMPLETE, [userId, now]);
}

const REWARD = {
  name: 'referrals.reward',
  text: `WITH earned AS (
  SELECT id, referrer_id FROM referrals WHERE referred_user_id = $1::uuid AND status = 'completed' FOR UPDATE
), owner AS (
  SELECT 'user' AS owner_kind, referrer_id AS owner_id FROM earned
), ${balanceMove({
    delta: String(REFERRAL_REWARD_MESSAGES),
    kind: LEDGER_KIND.referral,
    reference: `'referral:' || (SELECT id FROM earned)`,
    now: '$2::timestamptz',
  })}
UPDATE referrals SET status = 'rewarded', reward_claimed = true, rewarded_at = $2::timestamptz
FROM moved WHERE referrals.id = (SELECT id FROM earned)`,
};

/** Books the reward and marks the row, both or neither. Without a referrer left the row stays `completed`. */
export async function reward(tx: Runner, userId: string, now: Date): Promise<void> {
  await tx.run(REWARD, [userId, now]);
}

export type FriendRow = { id: string; name: string | null; status: ReferralStatus; createdAt: Date };

const FRIENDS = {
  name: 'referrals.friends',
  text: `SELECT r.id, u.name, r.status, r.created_at AS "createdAt"
FROM referrals r LEFT JOIN users u ON u.id = r.referred_user_id
WHERE r.referrer_id = $1::uuid AND r.guest_user_id IS NOT NULL ORDER BY r.created_at DESC, r.id LIMIT ${FRIENDS_SHOWN}`,
};

/** The newest friends of a referrer. */
export async function listFriends(db: Runner, referrerId: string): Promise<FriendRow[]> {
  return db.run<FriendRow>(FRIENDS, [referrerId]);
}

const COUNT = {
  name: 'referrals.count',
  text: `SELECT (count(*) FILTER (WHERE status <> 'rewarded'))::int AS waiting,
  (count(*) FILTER (WHERE status = 'rewarded'))::int AS rewarded
FROM referrals WHERE referrer_id = $1::uuid AND guest_user_id IS NOT NULL`,
};

export async function countFriends(db: Runner, referrerId: string) {
  const [row] = await db.run<{ waiting: number; rewarded: number }>(COUNT, [referrerId]);
  return row ?? { waiting: 0, rewarded: 0 };
}

const DROP = {
  name: 'referrals.drop_pending',
  text: `DELETE FROM referrals WHERE guest_user_id = $1::uuid AND status = 'pending'`,
};

/** Takes away the row of a guest who will never be a new member. */
export async function dropPending(tx: Runner, guestUserId: string): Promise<void> {
  await tx.run(DROP, [guestUserId]);
}
