const MINUTE_MS = 60_000;

export const MAIL_STATES = ['queued', 'sent', 'failed', 'dropped'] as const;

/** ms until the next try, after the first, the second …; after the last one nobody tries any more. A day in all, as mail servers do. */
export const RETRY_AFTER_MS = [1, 5, 15, 60, 180, 420, 760].map((minutes) => minutes * MINUTE_MS);

/** For so long a mail that is being sent is left alone by other processes. */
export const MAIL_LEASE_MS = 2 * MINUTE_MS;

/** Mails of one run. */
export const MAIL_BATCH = 50;

/** Days for which it is kept that a mail was sent. */
export const MAIL_KEPT_DAYS = 30;
