const MINUTE_MS = 60_000;

/** ms after their last use by which opened chats are locked again. */
export const OPEN_MS = 15 * MINUTE_MS;
/** "Last used" is written no more often than this, in ms. */
export const USED_EVERY_MS = MINUTE_MS;
/** ms within which a device has to answer what it is asked to sign; once. */
export const CHALLENGE_MS = 5 * MINUTE_MS;
/** How long ago a person may have come from Google who takes the lock off without the device, in ms. */
export const PROVEN_MS = 5 * MINUTE_MS;
/** Passkeys of one person. */
export const LOCK_KEYS_MAX = 10;

/** off: the person has no lock. open, closed: there is one, and this session may read the words of chats or not. */
export const LOCK_STATES = ['off', 'open', 'closed'] as const;
export type LockState = (typeof LOCK_STATES)[number];
