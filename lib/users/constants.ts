/** Messages. Product description, "Balances and minimums". */
export const STARTER_BALANCE_MESSAGES = 5;
/** ms without a visit after which the next one renews the visitor cookie. */
export const RENEW_COOKIE_AFTER_MS = 24 * 60 * 60 * 1000;
/** Where the browser keeps why the free messages of a new guest did not come. */
export const STARTER_PROBLEM_KEY = ['starter problem'] as const;
/** In local storage: set once this browser has had a user. */
export const REGISTERED_KEY = 'saathi-registered';
/** How often it is noted that somebody was here; touch-user.sql has the same minute. */
export const SEEN_EVERY_MS = 60_000;
