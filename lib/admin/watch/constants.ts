const MINUTE_MS = 60_000;

/** What operators are told of, and whether its end is told as well: a day's budget ends with the day. */
export const ALERT_KINDS = {
  payment: { title: 'Payment to look into', tellsEnd: true },
  replies: { title: 'Replies fail', tellsEnd: true },
  budget: { title: 'Budget of the day', tellsEnd: false },
  reconciler: { title: 'Reconciler late', tellsEnd: true },
  refund: { title: 'Refund waits', tellsEnd: true },
  complaint: { title: 'Complaint late', tellsEnd: true },
  ledger: { title: 'Balances differ from the ledger', tellsEnd: true },
  audit: { title: 'Audit log broken', tellsEnd: true },
} as const satisfies Record<string, { title: string; tellsEnd: boolean }>;

export type AlertKind = keyof typeof ALERT_KINDS;

/** Replies of these ms are looked at; from this share of failed ones on, of at least so many, operators are told. */
export const REPLIES_WINDOW_MS = 5 * MINUTE_MS;
export const FAILING_SHARE = 0.2;
export const FAILED_MIN = 5;

/** Percent of a day's budget at which operators are told. */
export const BUDGET_STEPS = [50, 80] as const;

/** A refund that waits for a decision for so long is told of. */
export const REFUND_WAITS_MS = 60 * MINUTE_MS;

/** Things of a kind that are told of at once. */
export const THINGS_MAX = 100;

/** Which alerts: of what is wrong now, of what is over, or all. */
export const WATCH_STATES = ['all', 'open', 'over'] as const;
export type WatchState = (typeof WATCH_STATES)[number];

/** ms between two looks. */
export const LOOK_EVERY_MS = MINUTE_MS;

/** For so long a message to the webhook is left alone by other processes. */
export const POST_LEASE_MS = MINUTE_MS;
export const POST_BATCH = 20;
