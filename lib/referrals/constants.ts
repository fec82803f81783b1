/** Messages for each friend who signs up and starts a first chat. Product description, "Referral". */
export const REFERRAL_REWARD_MESSAGES = 100;
/** What a friend has done when the reward is earned: messages used in all, on at least so many days of India. Or has paid, and nothing of it goes back. */
export const EARNED_BY = { messages: 5, days: 2 } as const;
/** Rewards for one referrer in a month of India (docs/decisions.md, "Referral"). */
export const REWARDS_PER_MONTH_MAX = 20;
/** ms since a friend was last here in which using messages or paying can still earn the reward: a payment may take 7 days. */
export const SEEN_WITHIN_MS = 8 * 24 * 60 * 60 * 1000;
/** ms in which a reward is taken back when the friend's money goes back: it is asked back within 7 days, and an operator decides. */
export const TAKEN_BACK_WITHIN_MS = 90 * 24 * 60 * 60 * 1000;
/** Rewards given, and taken back, in one run of the job. */
export const REWARDS_BATCH = 100;
/** Characters of a code. */
export const REFERRAL_CODE_LENGTH = 8;
/** 32 letters and digits that cannot be confused: no 0, O, 1 or I. */
export const REFERRAL_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
/** The longest text that is accepted as a code. */
export const REFERRAL_CODE_MAX_CHARS = 64;
/** Friends of one referrer who may share one fingerprint, or give none, at one address (docs/decisions.md). */
export const FRIENDS_PER_DEVICE_MAX = 3;
/** How many friends a referrer sees, the newest. */
export const FRIENDS_SHOWN = 50;

export const REFERRAL_STATUSES = ['pending', 'signed_up', 'completed', 'rewarded'] as const;
export type ReferralStatus = (typeof REFERRAL_STATUSES)[number];
