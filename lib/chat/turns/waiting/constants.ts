/** ms between two looks for messages that wait for an answer. */
export const LOOK_EVERY_MS = 2_000;
/** ms a message that was sent at balance 0 can still be answered by itself: what is older, nobody expects to be. */
export const WAITS_MAX_MS = 7 * 24 * 3_600_000;
/** ms from the credit in which an answer that fails is tried again, and ms between two tries. */
export const TRIED_FOR_MS = 10 * 60_000;
export const RETRY_AFTER_MS = 20_000;
/** Messages answered at one look of a process. */
export const BATCH = 5;
