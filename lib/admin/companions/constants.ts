/** Messages of a trial talk that are sent with the next one. */
export const TRIAL_TALK_MAX = 30;
/** Characters of a message in a trial, as in a chat. */
export const TRIAL_MESSAGE_MAX = 2_000;
/** Trials of one operator. */
export const TRIAL_LIMIT = { points: 40, perSeconds: 600 } as const;
