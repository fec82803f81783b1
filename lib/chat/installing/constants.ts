/** Replies of a companion today in a chat that is going well. */
export const REPLIES_MIN = 3;
/** Days, in India, that somebody has come, at least; no more are kept. */
export const DAYS_MIN = 2;
/** ms after "Not now". */
export const NOT_AGAIN_MS = 90 * 24 * 60 * 60 * 1000;
