/** docs/decisions.md, "otp_verifications". */
export const CODE_DIGITS = 6;
export const CODE_LIFETIME_MS = 5 * 60 * 1000;
/** Tries of one code; the database refuses more, too. */
export const CODE_TRIES_MAX = 5;
/** Seconds until the screen offers another code. */
export const RESEND_AFTER_S = 30;

const SHORT_MS = 10 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * How many codes may be sent: for one person, to one number, from one address and from those around it. Many people share one address behind a
 * mobile carrier, so it may do more.
 */
export const CODE_LIMITS = {
  person: [
    { max: 3, windowMs: SHORT_MS },
    { max: 10, windowMs: DAY_MS },
  ],
  number: [
    { max: 3, windowMs: SHORT_MS },
    { max: 10, windowMs: DAY_MS },
  ],
  address: [
    { max: 20, windowMs: SHORT_MS },
    { max: 60, windowMs: DAY_MS },
  ],
  /** A /24, or a /48 of IPv6. */
  neighbourhood: [{ max: 100, windowMs: DAY_MS }],
} as const;

/** The window of the budget for everybody together, whose size is a setting. */
export const BUDGET_WINDOW_MS = DAY_MS;

/** ms after which the marks that limits count are deleted: the longest window of any limit. */
export const MARKS_KEPT_MS = DAY_MS;
