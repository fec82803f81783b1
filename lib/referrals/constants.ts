/** Messages for each friend who signs up and starts a first chat. Product description, "Referral". */
export const REFERRAL_REWARD_MESSAGES = 100;
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
