/** Which alerts: those that nobody has done anything about, those that are done, or all. */
export const ALERT_STATES = ['open', 'done', 'all'] as const;
export type AlertState = (typeof ALERT_STATES)[number];
/** Characters of why an alert is done; the column's length. */
export const BECAUSE_MAX = 300;
