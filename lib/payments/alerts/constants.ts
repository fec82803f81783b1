/** Which alerts: those that nobody has done anything about, those that are done, or all. */
export const ALERT_STATES = ['open', 'done', 'all'] as const;
export type AlertState = (typeof ALERT_STATES)[number];
/** Characters of why an alert is done; the column's length. */
export const BECAUSE_MAX = 300;

/** Why there is an alert: what was paid or goes back does not fit the order. */
export const ALERT_REASONS = ['amount', 'currency', 'refund'] as const;

/** What became of a payment that credited nothing. */
export const SURPLUS_STATES = ['queued', 'approved', 'sent', 'done', 'refused'] as const;
