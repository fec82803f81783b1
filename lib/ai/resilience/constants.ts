/** ms for one try, and for all tries of one reply together. */
export const TRY_TIMEOUT_MS = 20_000;
export const TOTAL_TIMEOUT_MS = 30_000;
/** Tries for one call, on two models when a fallback is configured. */
export const MAX_TRIES = 2;
/** ms before the second try, at random between the two. */
export const RETRY_AFTER_MIN_MS = 200;
export const RETRY_AFTER_MAX_MS = 800;
/** ms a second try needs at least to be worth it. */
export const WORTH_A_TRY_MS = 2_000;

/** The circuit opens when so many calls failed in the window, and they are at least this share of all. */
export const OPENS_AT_FAILURES = 10;
export const OPENS_AT_SHARE = 0.75;
/** ms a call counts. */
export const WINDOW_MS = 30_000;
/** ms an open circuit waits before it lets one call through to see. */
export const OPEN_FOR_MS = 15_000;
