/** ms for one try, so that a model which hangs leaves time for another. */
export const TRY_TIMEOUT_MS = 20_000;
/** Tries for one completion, on two models when a fallback is configured. */
export const MAX_TRIES = 2;
/** ms that a provider which says when to come again is waited for; where it wants more, the try fails at once. */
export const RETRY_AFTER_LONGEST_MS = 5_000;
/** ms before the second try, at random between the two. */
export const RETRY_AFTER_MIN_MS = 200;
export const RETRY_AFTER_MAX_MS = 800;

/** The longest a provider is left to rest because it said so, while another answers. */
export const REST_LONGEST_MS = 60_000;

/** The circuit opens when so many calls failed in the window, and they are at least this share of all. */
export const OPENS_AT_FAILURES = 10;
export const OPENS_AT_SHARE = 0.75;
/** ms a call counts. */
export const WINDOW_MS = 30_000;
/** ms an open circuit waits before it lets one call through to see. */
export const OPEN_FOR_MS = 15_000;
